import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { Actor } from '../common/actor.ts';
import { MessageShape } from '../common/remark.ts';

/** Who published a rate book: an Ed25519 signature over its canonical JSON. RFC 8032, RFC 8785. */
export const BookSignature = Type.Object({
  algorithm: Type.Literal('Ed25519'),
  publicKey: Type.String({
    pattern: '^[A-Za-z0-9+/]{43}=$',
    ...rule('keyBytes'),
    description: 'The 32 bytes of the public key, Base64',
  }),
  value: Type.String({
    pattern: '^[A-Za-z0-9+/]{86}==$',
    ...rule('signatureBytes'),
    description: 'The 64 bytes of the signature over the canonical JSON of the rate book, Base64',
  }),
});
export type BookSignature = Static<typeof BookSignature>;

/** What identifies a rate book or a levy table. */
export const TableHash = Type.String({
  description: 'SHA-256 of the canonical JSON, hexadecimal',
});

/** Where a rate book or a levy table stands. */
const TABLE_STATES = ['draft', 'checked', 'approved', 'active', 'superseded', 'withdrawn'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** What happens in its life. */
const TABLE_STEPS = [
  'drafted',
  'checked',
  'approved',
  'activated',
  'withdrawn',
  'clockConfirmed',
] as const;

const Utc = (description: string) => Type.String({ description: `${description}: ISO 8601, UTC` });

/** One step of a life, as the history has it. */
const ShownStep = Type.Object({
  step: Type.Enum([...TABLE_STEPS]),
  at: Utc('When'),
  by: Type.String({ description: 'The client, or desk' }),
  name: Type.Optional(Type.String({ description: 'The person, where a name was given' })),
  user: Type.Optional(Actor),
  reason: Type.Optional(Type.String()),
  from: Type.Optional(Utc('When it starts to rate new quotes')),
  ownDraft: Type.Optional(
    Type.Literal(true, {
      description: 'Approved without a second person, by its drafter or perhaps its drafter',
    }),
  ),
});

/** Who signed the file. */
const Publisher = Type.Object({
  publicKey: BookSignature.properties.publicKey,
  fingerprint: Type.String({ description: 'SHA-256 of the key, Base64, after `SHA256:`' }),
});

/** What is said of every kept rate book and every kept levy table. */
const KeptTable = Type.Object({
  hash: TableHash,
  state: Type.Enum([...TABLE_STATES], {
    description:
      'An approved one whose activation is still to come stays `approved` until then. A superseded rate book still rates covers that began before the one after it',
  }),
  activatedAt: Type.Union([Utc('When it starts to rate new quotes'), Type.Null()], {
    description: 'Null while it was never activated',
  }),
  publisher: Type.Union([Publisher, Type.Null()], { description: 'Null where no one signed it' }),
  steps: Type.Array(ShownStep, {
    description:
      'What happened to it, oldest first. What came with Quotedesk has no step of its activation',
  }),
});
/** One that is kept, with a summary of its content; null where that is damaged. */
export type KeptTable<Summary> = Static<typeof KeptTable> & { summary: Summary | null };

/** The schema of a kept one. @param noun what it is: `rate book` */
export const keptTable = <S extends TSchema>(summary: S, noun: string) =>
  Type.Object({
    ...KeptTable.properties,
    summary: Type.Union([summary, Type.Null()], {
      description: `Null where the kept ${noun} is damaged`,
    }),
  });

/** What the checks find. */
export const TableFinding = Type.Object({
  severity: Type.Enum(['fault', 'warning']),
  path: Type.String({ description: 'As JavaScript reaches it: `factors[2].rows[1]`' }),
  table: Type.Optional(Type.Object({ id: Type.String(), title: Type.String() })),
  row: Type.Optional(Type.String()),
  message: MessageShape,
});

/** The schema of a kept one after a step of its life, with what the checks find in it now. */
export const checkedTable = <P extends TProperties>({ properties }: TObject<P>) =>
  Type.Object({ ...properties, findings: Type.Array(TableFinding) });

/** One after a step of its life, with what the checks find in it now. */
export type CheckedTable<Summary> = KeptTable<Summary> & {
  findings: Static<typeof TableFinding>[];
};

export const TableQuery = Type.Object({
  hash: Type.String({ minLength: 8, description: 'The hash, or how it begins' }),
});
export type TableQuery = Static<typeof TableQuery>;
