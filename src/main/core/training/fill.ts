import { checker } from '../../../shared/contract/check.ts';
import type { OperationName } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/result/result.ts';
import { faultSentence } from '../../../shared/result/sentences.ts';
import { DatabaseNotices } from '../../../shared/schemas/policies/database-notice.ts';
import { PolicyAccount } from '../../../shared/schemas/policies/payments.ts';
import { Policy } from '../../../shared/schemas/quotes/change.ts';
import { SubmittedQuote } from '../../../shared/schemas/quotes/quote.ts';
import { SchemeComparison } from '../../../shared/schemas/quotes/scheme-comparison.ts';
import { BROKER, type Conditions, type Dispatch } from '../dispatcher.ts';
import type { Change, Made, PlannedQuote } from './planned-quote.ts';

/** What is needed to make the demonstration quotes. */
export interface FillParts extends Pick<Conditions, 'onProgress' | 'isCancelled'> {
  readonly dispatch: Dispatch;
  /** The id of the scheme that a quote has where none is named. */
  readonly defaultScheme: string;
  /** Sets the clock of the application behind the dispatcher; epoch milliseconds. */
  readonly setClock: (at: number) => void;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
}

const checkSubmitted = checker(SubmittedQuote);
const checkComparison = checker(SchemeComparison);
const checkNotices = checker(DatabaseNotices);
const checkAccepted = checker(Policy);
const checkAccount = checker(PolicyAccount);

/** The demonstration data could not be made. */
export class NotFilled extends Error {
  override readonly name = 'NotFilled';
}

function granted(answer: Result<unknown>, operation: OperationName): unknown {
  if (answer.ok) return answer.value;
  throw new NotFilled(
    `A demonstration quote was refused (${operation}): ${faultSentence(answer.fault)}`,
  );
}

/** The scheme that is made for a risk and takes it; undefined for the default one, which takes most. */
async function schemeFor(
  { dispatch, defaultScheme }: FillParts,
  { document, isPlaced }: PlannedQuote,
) {
  if (!isPlaced) return undefined;
  const answer = await dispatch(BROKER, 'compareSchemes', { document, source: 'json' });
  const checked = checkComparison(granted(answer, 'compareSchemes'));
  if ('errors' in checked) throw new NotFilled('A demonstration quote cannot be compared');
  const takers = checked.value.offers.filter(({ decision }) => decision === 'quote');
  return takers.find(({ scheme }) => scheme.id !== defaultScheme)?.scheme.id;
}

/** A quote that was made, and the scheme that was chosen for it. */
interface Placed extends Made {
  readonly product: string | undefined;
  readonly isReferred: boolean;
}

/** The quote made as planned; undefined where the rate book declines the risk. */
async function submit(parts: FillParts, quote: PlannedQuote): Promise<Placed | undefined> {
  const product = await schemeFor(parts, quote);
  const answer = await parts.dispatch(BROKER, 'submitQuote', {
    document: quote.document,
    source: 'json',
    ...(product === undefined ? {} : { product }),
  });
  if (!answer.ok && answer.fault.kind === 'declined') return undefined;
  const checked = checkSubmitted(granted(answer, 'submitQuote'));
  if ('errors' in checked) throw new NotFilled('A demonstration quote has no premium');
  return { ...checked.value, product, isReferred: checked.value.referrals.length > 0 };
}

/** Approves a quote that underwriting referred: none goes on cover before. */
async function approve({ dispatch }: FillParts, { quoteId }: Placed): Promise<void> {
  const approval = { quoteId, decision: 'approve', note: 'Agreed by telephone' };
  granted(await dispatch(BROKER, 'decideReferral', approval), 'decideReferral');
}

/** What a change needs to know: nothing yet of a policy that was not sold. */
function inputOf(change: Change, known: Placed): unknown {
  if (change.operation !== 'recordPayment') return change.input(known);
  const { policyId } = known;
  return policyId === undefined ? undefined : change.input({ ...known, policyId });
}

/**
 * Makes a change; one that the chosen scheme does not sell is left out.
 * @returns what is known of the quote then
 */
async function make(parts: FillParts, change: Change, known: Placed): Promise<Placed> {
  const { operation } = change;
  const input = inputOf(change, known);
  if (input === undefined) return known;
  if (operation === 'acceptQuote' && known.isReferred) await approve(parts, known);
  const answer = await parts.dispatch(BROKER, operation, input);
  const isUnsold = !answer.ok && answer.fault.kind === 'invalid' && known.product !== undefined;
  if (isUnsold) return known;
  const value = granted(answer, operation);
  if (operation === 'acceptQuote') {
    const sold = checkAccepted(value);
    return 'errors' in sold ? known : { ...known, policyId: sold.value.policyId };
  }
  if (operation !== 'recordPayment') return known;
  const account = checkAccount(value);
  return 'errors' in account ? known : { ...known, next: account.value.next };
}

/** Ticks off what the insurers' database would have been told of by now. */
async function tellDatabase({ dispatch }: FillParts): Promise<void> {
  const answer = await dispatch(BROKER, 'listDatabaseNotices', { limit: 500 });
  const checked = checkNotices(granted(answer, 'listDatabaseNotices'));
  if ('errors' in checked) throw new NotFilled('What the database is told of cannot be listed');
  const notices = checked.value.notices
    .filter(({ isOverdue }) => isOverdue)
    .map(({ policyId, transaction }) => ({ policyId, transaction }));
  if (notices.length === 0) return;
  granted(await dispatch(BROKER, 'tellDatabase', { notices }), 'tellDatabase');
}

/**
 * Makes the planned quotes through the dispatcher, as a broker would have: everything in order, each
 * at its own time.
 * @returns how many quotes were made; undefined where it was cancelled
 * @throws {NotFilled} where one is refused for another reason than its risk
 */
export async function fill(
  plan: readonly PlannedQuote[],
  parts: FillParts,
): Promise<number | undefined> {
  const { setClock, pause, onProgress, isCancelled } = parts;
  const made = new Map<PlannedQuote, Placed>();
  const steps = plan.flatMap((quote) => [
    {
      at: quote.at,
      take: async () => {
        const known = await submit(parts, quote);
        if (known) made.set(quote, known);
      },
    },
    ...quote.changes.map((change) => ({
      at: change.at,
      take: async () => {
        const known = made.get(quote);
        if (known) made.set(quote, await make(parts, change, known));
      },
    })),
  ]);
  for (const [index, { at, take }] of steps.sort((a, b) => a.at - b.at).entries()) {
    if (isCancelled?.()) return undefined;
    setClock(at);
    await take();
    onProgress?.({ done: index + 1, of: steps.length });
    await pause();
  }
  await tellDatabase(parts);
  return made.size;
}
