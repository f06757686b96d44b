import type { KeptTable } from '../schemas/rate-books/kept-table.ts';

type Life = Pick<KeptTable<unknown>, 'steps'>;

/** Whether a rate book was ever a challenger: then it has a report. */
export function wasChallenger({ steps }: Life): boolean {
  return steps.some(({ step }) => step === 'challengerStarted');
}

/** Whether a rate book prices what is submitted next to the book in force. */
export function isChallenger({ steps }: Life): boolean {
  const last = steps.findLast(
    ({ step }) => step === 'challengerStarted' || step === 'challengerEnded',
  );
  return last?.step === 'challengerStarted';
}
