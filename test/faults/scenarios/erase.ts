import { Breach } from '../breach.ts';
import { answered, type Desk } from '../desk.ts';
import type { Scenario } from '../scenario.ts';
import { scenarioOf } from './desk-changes.ts';

/** Somebody of whom nothing is kept before. */
const DOCUMENT = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Zita', Surname: 'Erasable', DateOfBirth: '1979-02-03' },
  Vehicle: { RegistrationNumber: '191-D-700001', Make: 'Ford', Model: 'Focus' },
};
const KEY = 'zita.erasable.1979-02-03';

async function expectWhole(desk: Desk): Promise<void> {
  const { differing, rows, chain } = await desk.replay();
  if (differing.length + rows.length > 0 || chain.broken !== null) {
    throw new Breach('partial', 'a customer who is half erased');
  }
}

/** A customer who is quoted for and erased: erased whole or not at all, and the chain is whole. */
export const erase: Scenario = scenarioOf({
  name: 'erase',
  requests: 2,
  change: async (desk) => {
    const submitted = await desk.ask('submitQuote', { source: 'json', document: DOCUMENT });
    if (!submitted.ok) return submitted;
    return desk.ask('eraseCustomer', { key: KEY, reason: 'request' });
  },
  isThere: async (desk) => {
    await expectWhole(desk);
    const found = await desk.ask('getCustomer', { key: KEY });
    const { total } = await answered(desk, 'listQuotes', { search: 'erasable' });
    if (found.ok !== total > 0) throw new Breach('partial', 'words of a customer who is not there');
    return !found.ok;
  },
});
