import { irishDay, utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  ErasurePreview,
  ErasureReceipt,
  ErasureRequest,
  RecordCounts,
  RemainingCopy,
} from '../../../shared/schemas/people/erasure.ts';
import type { UserStore } from '../access/user-store.ts';
import { doneBy } from '../caller/done-by.ts';
import { type ChangingSettings, removeViews } from '../desk/settings.ts';
import type { Context } from '../dispatcher.ts';
import { heldUntil, isHeld } from './held.ts';
import { findsPerson, namesPerson } from './names-person.ts';
import { findPerson, isOnlyDriver, type Person, type PersonParts } from './person.ts';
import type { HeldQuote } from './record-store.ts';
import { readRetention } from './retention-settings.ts';

export interface ErasureParts extends PersonParts {
  readonly settings: ChangingSettings;
  /** Everybody at the desk, who may have kept a search for the customer. */
  readonly users: Pick<UserStore, 'all'>;
  readonly newErasureId: () => string;
  /** How many copies of the database its folder has from before upgrades; an erasure removes them. */
  readonly copies: () => number;
  /** The copies from before that stay: nothing is erased in them. */
  readonly remaining: () => Promise<RemainingCopy[]>;
  /** Takes every trace of what was erased out of the files. @returns whether that is done */
  readonly purge: () => Promise<boolean>;
}

/** How often an erasure is decided again while somebody changes what it erases. */
const MOST_TRIES = 5;

const NOBODY = failed({ kind: 'notFound', message: message('customerNotFound') });

/** The policies that must still be kept today, and the rest. */
async function heldOf(
  { settings }: Pick<ErasureParts, 'settings'>,
  { quotes }: Person,
  now: number,
) {
  const retention = await readRetention(settings);
  const today = irishDay(now);
  const isKept = (quote: HeldQuote) => isHeld(quote, retention, today);
  const held = quotes.filter(isKept).map((quote) => ({
    quoteId: quote.id,
    policyId: quote.policyId ?? '',
    until: heldUntil(quote, retention) ?? '',
  }));
  return { held, free: quotes.filter((quote) => !isKept(quote)) };
}

async function countsOf({ records }: ErasureParts, person: Person): Promise<RecordCounts> {
  const { quotes, declined, drafts, consents, notes, imported } = person;
  const documents = await records.documentsOf(quotes.map(({ id }) => id));
  return {
    quotes: quotes.length,
    documents: documents.length,
    declined: declined.length,
    drafts: drafts.length,
    consents: consents.length,
    notes: notes.filter(({ kind }) => kind === 'recordNote').length,
    imported: imported.length,
  };
}

/** Says what erasing a customer would remove, what must stay, and what stays with others. */
export function previewErasure(parts: ErasureParts) {
  return async ({ key }: { key: string }, { now }: Context): Promise<Result<ErasurePreview>> => {
    const person = await findPerson(parts, key);
    if (!person) return NOBODY;
    const { held, free } = await heldOf(parts, person, now);
    const { name, namedOn } = person;
    const counts = await countsOf(parts, person);
    const countsBesideHeld =
      held.length === 0
        ? counts
        : await countsOf(parts, { ...person, quotes: free, consents: [], notes: [] });
    const remaining = await parts.remaining();
    const copies = parts.copies();
    return done({
      key,
      name,
      counts,
      countsBesideHeld,
      held,
      namedOn: [...namedOn],
      copies,
      remaining,
    });
  };
}

/**
 * Erases a customer: quotes, documents, attached files, declined risks, drafts, consents, notes and imported renewals. Where
 * a policy must still be kept it is refused, unless that policy is to stay, or to go for a reason that is noted.
 */
export function eraseCustomer(parts: ErasureParts) {
  const { records, newErasureId, purge } = parts;
  const decide = async (
    { key, reason, held: treatment = 'refuse', note }: ErasureRequest,
    context: Context,
  ) => {
    const person = await findPerson(parts, key);
    if (!person) return NOBODY;
    const { namedOn } = person;
    if (isOnlyDriver(person)) {
      const quotes = namedOn.join(', ');
      return failed({ kind: 'conflict', message: message('onlyNamedDriver', { quotes }) });
    }
    // The history keeps it for good.
    if (note !== undefined && namesPerson(note, key, person.knownBy)) {
      return invalid([{ path: 'note', message: message('erasureNoteNames') }]);
    }
    const { held, free } = await heldOf(parts, person, context.now);
    if (held.length > 0 && treatment === 'refuse') {
      const [first] = held;
      return failed({
        kind: 'conflict',
        message: message('policiesHeld', { count: held.length, until: first?.until ?? '' }),
      });
    }
    const stays = treatment === 'keep' && held.length > 0;
    return done({
      // Whose policies stay is still searched for.
      isNamed: stays ? () => false : (text: string) => findsPerson(text, key, person.knownBy),
      kept: stays ? held.map(({ policyId }) => policyId) : [],
      namedOn: [...namedOn],
      erasure: {
        id: newErasureId(),
        ...doneBy(context),
        reason,
        ...(note === undefined ? {} : { note }),
        quotes: (stays ? free : person.quotes).map(({ id, status }) => ({ id, status })),
        declined: person.declined.map(({ id }) => id),
        drafts: person.drafts.map(({ id }) => id),
        // Whose policies stay is still a customer.
        ...(stays ? {} : { consentsOf: key }),
        importedOf: key,
      },
    });
  };
  return async (request: ErasureRequest, context: Context): Promise<Result<ErasureReceipt>> => {
    const { held, note } = request;
    if (held === 'erase' && note === undefined) {
      return invalid([{ path: 'note', message: message('erasureNoteNeeded') }]);
    }
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const decided = await decide(request, context);
      if (!decided.ok) return decided;
      const { erasure, kept, namedOn, isNamed } = decided.value;
      // First: no one who is erased could be erased again after a crash.
      const people = (await parts.users.all()).map(({ id }) => id);
      await removeViews(parts.settings, people, isNamed);
      const counts = await records.erase(erasure);
      if (!counts) continue;
      const isPurged = await purge();
      const remaining = await parts.remaining();
      const at = utcText(context.now);
      return done({ erasureId: erasure.id, at, counts, kept, namedOn, isPurged, remaining });
    }
    return failed({ kind: 'conflict', message: message('quotesChanging') });
  };
}
