import { pick, type Random } from '../../../shared/data/random.ts';
import type { LostReason } from '../../../shared/domain/quotes/outcome.ts';
import type { Change, PlannedQuote } from './planned-quote.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How many quotes wait for an underwriter by hand, and how many were decided before. */
const WAITING = 4;
const APPROVED = 3;
const REFUSED = 2;

/** The ages in days of the quotes that wait, and of those that were decided. */
const WAITING_AGES = [0.1, 6] as const;
const DECIDED_AGES = [8, 20] as const;

/** The days for which a quote stays open, and after which its customer may have said no. */
const VALIDITY_DAYS = 30;
const THINKING_DAYS = 3;

/** The share of the quotes not taken that are marked as lost, while they are open and afterwards. */
const LOST_OPEN = 0.35;
const LOST_EXPIRED = 0.85;

const REFERRED = [
  'The car is kept abroad for a part of the year',
  'The car was changed: lowered, and a larger exhaust',
  'A trailer is used for work at weekends',
  'The customer was refused cover elsewhere',
  'Two cars of the household are insured with others',
] as const;

const REASONS: readonly (readonly [LostReason, number])[] = [
  ['price', 42],
  ['wentElsewhere', 22],
  ['noAnswer', 16],
  ['cover', 9],
  ['carSold', 7],
  ['other', 4],
];

const isAccepted = ({ changes }: PlannedQuote) =>
  changes.some(({ operation }) => operation === 'acceptQuote');

function refer(random: Random, at: number): Change {
  const reason = pick(random, REFERRED);
  return { at, operation: 'referQuote', input: ({ quoteId }) => ({ quoteId, reason }) };
}

function decide(at: number, decision: 'approve' | 'refuse'): Change {
  const texts =
    decision === 'approve'
      ? { note: 'Agreed by telephone', terms: 'The car is kept off the road at night' }
      : { note: 'Outside our limits', reasons: ['We do not insure cars that were changed.'] };
  return {
    at,
    operation: 'decideReferral',
    input: ({ quoteId }) => ({ quoteId, decision, ...texts }),
  };
}

function lose(random: Random, at: number): Change {
  const [reason] = pick(random, REASONS, ([, share]) => share);
  const note = reason === 'other' ? { note: 'Keeps the company car' } : {};
  return { at, operation: 'markLost', input: ({ quoteId }) => ({ quoteId, reason, ...note }) };
}

/**
 * What became of the quotes that no one took: some wait for an underwriter, some were decided, most of
 * the others are lost, and a few expired with no one having said why.
 * @param now epoch milliseconds
 */
export function withOutcomes(
  random: Random,
  plan: readonly PlannedQuote[],
  now: number,
): PlannedQuote[] {
  const age = ({ at }: PlannedQuote) => (now - at) / DAY;
  const open = plan.filter((quote) => !isAccepted(quote));
  const aged = ([from, to]: readonly [number, number]) =>
    open.filter((quote) => age(quote) >= from && age(quote) < to);
  const waiting = new Set(aged(WAITING_AGES).slice(-WAITING));
  const decided = aged(DECIDED_AGES).slice(0, APPROVED + REFUSED);

  function later(quote: PlannedQuote): Change[] {
    const { at } = quote;
    if (isAccepted(quote)) return [];
    if (waiting.has(quote)) return [refer(random, at + HOUR)];
    const index = decided.indexOf(quote);
    if (index >= 0) {
      const decision = index < APPROVED ? 'approve' : 'refuse';
      return [refer(random, at + HOUR), decide(at + DAY, decision)];
    }
    const days = age(quote);
    const isLost = random() < (days > VALIDITY_DAYS ? LOST_EXPIRED : LOST_OPEN);
    if (!isLost || days < THINKING_DAYS) return [];
    return [lose(random, at + HOUR + Math.round(random() * THINKING_DAYS * DAY))];
  }

  return plan.map((quote) => {
    const changes = later(quote).filter(({ at }) => at < now);
    return { ...quote, changes: [...quote.changes, ...changes] };
  });
}
