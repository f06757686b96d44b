import type { OutputOf } from '../../src/shared/contract/contract.ts';
import type { Desk } from './desk.ts';

/** Submits a quote for Áine Ní Bhriain, the first on this desk. @returns its id */
export async function anyQuote(desk: Pick<Desk, 'call'>): Promise<string | undefined> {
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
    Address: {},
    Vehicle: { RegistrationNumber: '221-G-77', Make: 'Ford', Model: 'Focus' },
  };
  await desk.call('submitQuote', { source: 'json', document });
  const { value } = (await desk.call('listQuotes', {})) as { value: OutputOf<'listQuotes'> };
  return value.quotes[0]?.quoteId;
}
