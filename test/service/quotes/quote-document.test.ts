import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { daysLater } from '../../../src/shared/domain/date.ts';
import { ROOT } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { type Description, describe, type Json } from '../../support/openapi/description.ts';
import { fromSchema } from '../../support/openapi/from-schema.ts';
import { openedForAll } from '../../support/opened.ts';
import { SEED } from '../../support/seed.ts';

let api: Description;

const host = openedForAll(() => startHost());
beforeAll(async () => {
  api = await describe(host);
});

const dayIn = (from: number, until: number) =>
  fc
    .date({ noInvalidDate: true, min: new Date(`${from}-01-02`), max: new Date(`${until}-12-30`) })
    .map((date) => date.toISOString().slice(0, 10));

/**
 * Birth, inception and the days until expiry that the rate book sells: no element's schema can say it.
 * The offsets of two moments may take nearly four days between them.
 */
const DAYS = fc.tuple(dayIn(1930, 2000), dayIn(2001, 2026), fc.integer({ min: 4, max: 365 }));

/** Items that have happened, and so long ago that no one counts them. */
const onceUpon = (items: Json[] = []) => {
  for (const item of items) item.Date = '1990-01-01';
};

/**
 * The document on other days, each at the time that it had, and without what the rate book or other
 * answers may not allow.
 */
function inOrder(document: Json, [born, begun, days]: readonly [string, string, number]): Json {
  const changed = structuredClone(document);
  const { Customer, Policy, ClaimsHistory, Drivers } = changed[ROOT] ?? changed;
  onceUpon(Customer.Convictions?.Conviction);
  onceUpon(Customer.Disqualifications?.Disqualification);
  onceUpon(ClaimsHistory?.Claims?.Claim);
  for (const driver of Drivers?.Driver ?? []) {
    driver.DateOfBirth = '1980-01-01';
    for (const name of ['MainDriver', 'LicenceType', 'DriverNumber']) delete driver[name];
  }
  delete Policy.Product;
  if (Policy.Excess !== undefined) Policy.Excess = 300;
  for (const addOn of Policy.AddOns?.AddOn ?? []) delete addOn.Level;
  Customer.DateOfBirth = born;
  Policy.InceptionDate = `${begun}${Policy.InceptionDate.slice(born.length)}`;
  if (Policy.ExpiryDate)
    Policy.ExpiryDate = `${daysLater(begun, days)}${Policy.ExpiryDate.slice(born.length)}`;
  return changed;
}

test('what the schema of a quote document allows is rated, or declined with reasons', {
  tags: ['thorough'],
}, async () => {
  const described = api.named('submitQuote');
  const { schema } = described.operation.requestBody.content['application/json'];
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fromSchema(schema, api.resolved), DAYS, async (document, days) => {
      const received = await host.send(AT.submit, { body: inOrder(document, days) });
      statuses.add(received.status);
      expect([200, 422], received.text).toContain(received.status);
      api.expectDocumented(described, received);
    }),
    { ...SEED, numRuns: 300 },
  );
  expect([...statuses].sort()).toEqual([200, 422]);
});
