import { expect, test } from 'vitest';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import {
  AT,
  expectFault,
  expectStillServing,
  FULL_XML,
  MINIMAL_XML,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const START = Date.UTC(2026, 10, 21, 9, 30, 15, 250);
const clock = { now: START };
const host = openedForAll(() => startHost({ clock }));

async function submitted(xml: string) {
  clock.now = START;
  const { status, body } = await host.sendXml(xml);
  expect(status).toBe(200);
  return body;
}
/** At a later moment the earlier token is over. */
const retrieve = async (id: string) => host.send(AT.quote(id), { token: await host.token() });

test('the excess and the add-ons that hold are data of the policy', async () => {
  const { quoteId } = await submitted(FULL_XML);
  const policy = async () => (await retrieve(quoteId)).body.policy;
  expect(await policy()).toMatchObject({ excess: 300, addOns: [] });
  const excess = { overrideType: 'excess', value: 500, reason: 'Asked for' } as const;
  await ask(host.app, 'overrideQuote', { quoteId, ...excess });
  await ask(host.app, 'addCover', { quoteId, addonType: 'breakdown' });
  expect(await policy()).toMatchObject({
    excess: 500,
    addOns: [{ addonType: 'breakdown', level: expect.any(String) }],
  });
});

test('a quote comes back with every field, and all that was given', async () => {
  const { quoteId, premium, explanation } = await submitted(FULL_XML);
  const { status, body } = await retrieve(quoteId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    quoteId,
    premium,
    status: 'quoted',
    createdAt: '2026-11-21T09:30:15Z',
    expiresAt: '2026-12-21T09:30:15Z',
    policy: {
      inceptionDate: '2026-12-01T00:00:00+00:00',
      expiryDate: '2027-11-30T23:59:59+00:00',
      coverType: 'Comprehensive',
      useClass: 'Social, Domestic & Pleasure',
    },
    customer: {
      title: 'Ms',
      firstName: 'Aoife',
      surname: 'Ní Dhomhnaill',
      dateOfBirth: '1985-06-15',
      licenceType: 'Full Irish',
      licenceHeldYears: 17,
      email: 'aoife.nidhomhnaill@example.com',
      phone: '0871234567',
      address: {
        addressLine1: '12 Canal Street',
        town: 'Dublin 2',
        county: 'Dublin',
        eircode: 'D02X285',
        country: 'Ireland',
      },
    },
    vehicle: {
      registrationNumber: '191-D-12345',
      make: 'BMW',
      model: '5 Series',
      year: 2019,
      engineSize: 1995,
      value: 28500,
      mileage: 16000,
      fuelType: 'Diesel',
      securityDevices: { alarmImmobiliser: true },
    },
    claimsHistory: { numberOfClaims: 0, yearsNoClaims: 6 },
    explanation,
    warnings: [],
  });
});

test('what was not given is not made up', async () => {
  const { quoteId } = await submitted(MINIMAL_XML);
  const { body } = await retrieve(quoteId);
  expect(body.customer).toEqual({
    firstName: 'Seán',
    surname: 'Murphy',
    dateOfBirth: '1985-06-15',
    address: {},
  });
  expect(body.claimsHistory).toEqual({});
});

test.each([
  'Q-7K3M-9XQ2-F4TD',
  '0',
  "' or 1=1 --",
  'é',
  '__proto__',
  'x'.repeat(101),
  'x'.repeat(5000),
])('there is no quote %s', async (id) => {
  clock.now = START;
  const answer = await host.send(AT.quote(encodeURIComponent(id)));
  expectFault(answer, 404);
  expect(answer.body).toEqual({ statusCode: 404, message: `Quote ${id} not found` });
  await expectStillServing(host);
});
