import { type Static, Type } from 'typebox';
import { TYPED_LINE } from '../../domain/text/text-pattern.ts';
import { CustomerQuery } from './customer.ts';

/** Why the records of a person are erased; `retention`: their time is over. */
export const ERASURE_REASONS = ['request', 'objection', 'unlawful', 'retention'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** What becomes of policies that must still be kept. */
export const HELD_POLICIES = ['refuse', 'keep', 'erase'] as const;

/** How much is kept of a person, or was erased. */
export const RecordCounts = Type.Object({
  quotes: Type.Integer(),
  documents: Type.Integer({ description: 'Also the files that were attached' }),
  declined: Type.Integer({ description: 'Risks that underwriting declined' }),
  drafts: Type.Integer(),
  consents: Type.Integer({ description: 'Entries on consents' }),
  notes: Type.Integer({ description: 'On the customer; those on quotes go with the quotes' }),
  imported: Type.Integer({ description: 'Renewals of another system' }),
});
export type RecordCounts = Static<typeof RecordCounts>;

/** Copies of the data from before an erasure, which it leaves: they may still hold the person. */
export const RemainingCopy = Type.Object({
  kind: Type.Enum(['backups', 'copy', 'office'], {
    description:
      'Backups in a folder, or one copy that a restore, an update or a move kept; `office`: the PostgreSQL of the office, in whose dead rows, write-ahead log, replicas and backups the records stay for some time',
  }),
  path: Type.String({
    description: 'Of the folder of the backups, or of the copy; the name of the office',
  }),
  count: Type.Union([Type.Integer(), Type.Null()], {
    description: 'How many there are; null where their folder was not read',
  }),
  until: Type.Union([Type.String(), Type.Null()], {
    description:
      'The first backup after this Irish day drops the last of them; null: nothing drops them by itself',
  }),
});
export type RemainingCopy = Static<typeof RemainingCopy>;

const remaining = Type.Array(RemainingCopy);
const namedOn = Type.Array(Type.String(), {
  description: 'The quotes of other customers that name the person as a driver: they stay',
});

/** What erasing a customer would remove, and what stands against it. */
export const ErasurePreview = Type.Object({
  key: Type.String(),
  name: Type.String(),
  counts: RecordCounts,
  countsBesideHeld: Type.Object(RecordCounts.properties, {
    description:
      'What goes where the policies in `held` stay, and what was said of consents with them',
  }),
  held: Type.Array(
    Type.Object({
      quoteId: Type.String(),
      policyId: Type.String(),
      until: Type.String({ description: 'The last Irish day on which it must be kept' }),
    }),
    { description: 'Policies that must still be kept, by the years of the retention settings' },
  ),
  namedOn,
  copies: Type.Integer({
    description: 'Copies from before an upgrade: the erasure removes them',
  }),
  remaining,
});
export type ErasurePreview = Static<typeof ErasurePreview>;

/** An order to erase a customer. */
export const ErasureRequest = Type.Object({
  ...CustomerQuery.properties,
  reason: Type.Enum(ERASURE_REASONS.filter((reason) => reason !== 'retention')),
  held: Type.Optional(
    Type.Enum([...HELD_POLICIES], {
      description:
        'Of policies that must still be kept: `refuse` the whole order, as where absent, `keep` them and erase the rest, or `erase` them, which needs a note',
    }),
  ),
  note: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINE,
      description: 'Kept in the history for good: it must not name the person',
    }),
  ),
});
export type ErasureRequest = Static<typeof ErasureRequest>;

/** That a person was erased. */
export const ErasureReceipt = Type.Object({
  erasureId: Type.String({ description: 'Names the erasure in the history' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  counts: RecordCounts,
  kept: Type.Array(Type.String(), { description: 'The policies that stay' }),
  namedOn,
  isPurged: Type.Boolean({
    description:
      'Whether the database holds no trace of what was erased; false while another program uses it',
  }),
  remaining,
});
export type ErasureReceipt = Static<typeof ErasureReceipt>;
