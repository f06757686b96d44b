import type { InputOf, OutputOf } from '../../src/shared/contract/contract.ts';
import type { Desk } from './desk.ts';

/** A quote for Áine Ní Bhriain. */
export const ANY_QUOTE: InputOf<'submitQuote'> = {
  source: 'json',
  document: {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
    Address: {},
    Vehicle: { RegistrationNumber: '221-G-77', Make: 'Ford', Model: 'Focus' },
  },
};

/** Submits that quote, the first on this desk. @returns its id */
export async function anyQuote(desk: Pick<Desk, 'call'>): Promise<string | undefined> {
  await desk.call('submitQuote', ANY_QUOTE);
  const { value } = (await desk.call('listQuotes', {})) as { value: OutputOf<'listQuotes'> };
  return value.quotes[0]?.quoteId;
}
