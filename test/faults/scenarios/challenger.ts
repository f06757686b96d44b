import { editionOf } from '../../support/rate-books/book-edition.ts';
import { answered, type Desk } from '../desk.ts';

/** Approves an edition of the demonstration book, and lets it price what is submitted. */
export async function startChallenger(desk: Desk): Promise<void> {
  const rateBook = editionOf('challenger', (book) => {
    book.policyFeeCents += 1000;
  });
  const { hash } = await answered(desk, 'importRateBook', { rateBook });
  await answered(desk, 'approveRateBook', { hash, reason: 'Checked', ownDraft: true });
  await answered(desk, 'startChallenger', { hash, reason: 'Its effect is to be seen' });
}

/** How many submissions the challenger has priced since it started; the report prices what waits. */
export async function challengerPrices(desk: Desk): Promise<number> {
  const { rateBooks } = await answered(desk, 'listRateBooks', {});
  const hash = rateBooks.find(({ steps }) => steps.at(-1)?.step === 'challengerStarted')?.hash;
  const { total, skipped } = await answered(desk, 'readChallengerReport', { hash: hash ?? '' });
  return total.risks + skipped;
}
