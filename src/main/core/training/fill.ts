import { checker } from '../../../shared/contract/check.ts';
import type { OperationName } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { faultSentence } from '../../../shared/contract/sentences.ts';
import { SubmittedQuote } from '../../../shared/schemas/quote.ts';
import { BROKER, type Conditions, type Dispatch } from '../dispatcher.ts';
import type { Made, PlannedQuote } from './planned-quote.ts';

/** What is needed to make the demonstration quotes. */
export interface FillParts extends Pick<Conditions, 'onProgress' | 'isCancelled'> {
  readonly dispatch: Dispatch;
  /** Sets the clock of the application behind the dispatcher; epoch milliseconds. */
  readonly setClock: (at: number) => void;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
}

const checkSubmitted = checker(SubmittedQuote);

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

/** The quote made from a document; undefined where the rate book declines the risk. */
async function submit(dispatch: Dispatch, document: object): Promise<Made | undefined> {
  const answer = await dispatch(BROKER, 'submitQuote', { document, source: 'json' });
  if (!answer.ok && answer.fault.kind === 'declined') return undefined;
  const checked = checkSubmitted(granted(answer, 'submitQuote'));
  if ('errors' in checked) throw new NotFilled('A demonstration quote has no premium');
  return checked.value;
}

/**
 * Makes the planned quotes through the dispatcher, as a broker would have: everything in order, each
 * at its own time.
 * @returns how many quotes were made; undefined where it was cancelled
 * @throws {NotFilled} where one is refused for another reason than its risk
 */
export async function fill(
  plan: readonly PlannedQuote[],
  { dispatch, setClock, pause, onProgress, isCancelled }: FillParts,
): Promise<number | undefined> {
  const made = new Map<PlannedQuote, Made>();
  const steps = plan.flatMap((quote) => [
    {
      at: quote.at,
      take: async () => {
        const known = await submit(dispatch, quote.document);
        if (known) made.set(quote, known);
      },
    },
    ...quote.changes.map(({ at, operation, input }) => ({
      at,
      take: async () => {
        const known = made.get(quote);
        if (known) granted(await dispatch(BROKER, operation, input(known)), operation);
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
  return made.size;
}
