import { expect, test } from 'vitest';
import type { Step } from '../../../src/shared/schemas/quotes/explanation.ts';
import type { Reason } from '../../../src/shared/schemas/quotes/reason.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { AT, expectFault } from '../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

const { host, fresh, read, ask } = documentsHost();

const SEAN = {
  FirstName: 'Seán',
  Surname: 'Mac Giolla',
  DateOfBirth: '1990-02-03',
  LicenceType: 'UK',
  Relation: 'SpouseOrPartner',
};
const AINE = {
  FirstName: 'Áine',
  Surname: 'Byrne',
  DateOfBirth: '2005-06-07',
  DriverNumber: '987654321',
};

async function submitted(document: object, status = 200) {
  const answer = await host().send(AT.submit, { body: document });
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

const withDrivers = { ...SAMPLE_DOCUMENT, Drivers: { Driver: [SEAN, AINE] } };

test('what the rate book does not ask changes neither premium nor explanation', async () => {
  const plain = await submitted(SAMPLE_DOCUMENT);
  const more = await submitted({
    ...SAMPLE_DOCUMENT,
    Customer: { ...SAMPLE_DOCUMENT.Customer, Occupation: 'Teacher' },
    NoClaimsBonus: { Years: 6, Insurer: 'Example Insurance', EvidenceSeen: false },
  });
  expect([more.premium, more.explanation, more.warnings]).toEqual([
    plain.premium,
    plain.explanation,
    plain.warnings,
  ]);
});

test('what it asks is rated, and named drivers by the dearest', async () => {
  const { explanation, assumed, warnings } = await submitted({
    ...withDrivers,
    Customer: {
      ...SAMPLE_DOCUMENT.Customer,
      Convictions: { Conviction: { Offence: 'Speeding', Date: '2025-03-10', Points: 3 } },
    },
    Vehicle: {
      ...SAMPLE_DOCUMENT.Vehicle,
      OvernightParking: 'PrivateCarPark',
      Imported: true,
      BodyType: 'Estate',
    },
  });
  const steps: Step[] = explanation.steps;
  const rows = Object.fromEntries(steps.map(({ id, multiplier, row }) => [id, multiplier ?? row]));
  expect(rows).toMatchObject({
    points: 1.1,
    'vehicle-group': 1,
    body: 1,
    import: 1.05,
    parking: 0.98,
    weight: 1,
    'named-drivers': expect.stringMatching(/^50 % of the difference to .*driver's age 21 years/),
  });
  expect(steps.find(({ id }) => id === 'weight')?.input).toBe('not given');
  expect(steps.find(({ id }) => id === 'named-drivers')?.input).toBe('Named driver 2');
  expect(assumed.map(({ path }: { path: string }) => path)).toEqual([
    'Drivers/Driver[1]/LicenceHeldYears',
    'Drivers/Driver[1]/NumberOfClaims',
    'Drivers/Driver[2]/LicenceType',
    'Drivers/Driver[2]/LicenceHeldYears',
    'Drivers/Driver[2]/NumberOfClaims',
  ]);
  expect(warnings).toContain(
    'Drivers/Driver[2]/LicenceHeldYears is not given and counts as: 0 years',
  );
});

test('cars of one value differ, are referred, or are declined', async () => {
  const sent = async (Make: string, Model: string) =>
    host().send(AT.submit, {
      body: { ...SAMPLE_DOCUMENT, Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, Make, Model } },
    });
  const [micra, ferrari, scania] = [
    await sent('Nissan', 'Micra'),
    await sent('Ferrari', 'Roma'),
    await sent('Scania', 'R 500'),
  ];
  expect(ferrari.body.premium).toBeGreaterThan(2 * micra.body.premium);
  expect(micra.body.referrals).toEqual([]);
  expect(ferrari.body.referrals.map(({ rule }: Reason) => rule)).toEqual(['exotic-make']);
  expectFault(scania, 422);
  expect(scania.body.message).toContain('need a commercial policy');
});

test('a quote is read back with all that was given', async () => {
  const { quoteId } = await submitted(withDrivers);
  const { body } = await host().send(AT.quote(quoteId));
  expect(body.drivers).toEqual([
    {
      firstName: 'Seán',
      surname: 'Mac Giolla',
      dateOfBirth: '1990-02-03',
      licenceType: 'UK',
      relation: 'SpouseOrPartner',
    },
    { firstName: 'Áine', surname: 'Byrne', dateOfBirth: '2005-06-07', driverNumber: '987654321' },
  ]);
  expect(body).not.toHaveProperty('noClaimsBonus');
});

test('a quote is found by the name of a named driver', async () => {
  const Driver = { ...SEAN, Surname: 'Zwentibold' };
  const { quoteId } = await submitted({ ...SAMPLE_DOCUMENT, Drivers: { Driver } });
  expect(await ask('listQuotes', { search: 'zwenti' })).toMatchObject({ quotes: [{ quoteId }] });
});

test('an excess and add-ons of the document are those that a change would make', async () => {
  const Policy = {
    ...SAMPLE_DOCUMENT.Policy,
    Excess: 500,
    AddOns: { AddOn: [{ AddOnType: 'breakdown', Level: 'europe' }, { AddOnType: 'legal' }] },
  };
  const chosen = await submitted({ ...SAMPLE_DOCUMENT, Policy });

  const { quoteId } = await submitted(SAMPLE_DOCUMENT);
  const override = { quoteId, overrideType: 'excess', value: 500, reason: 'as above' };
  await host().send(AT.override, { body: override });
  const europe = { quoteId, addonType: 'breakdown', addonOptions: { level: 'europe' } };
  await host().send(AT.addOn, { body: europe });
  const changed = await host().send(AT.addOn, { body: { quoteId, addonType: 'legal' } });
  expect([chosen.premium, chosen.explanation]).toEqual([
    changed.body.premium,
    changed.body.explanation,
  ]);
  const { body } = await host().send(AT.quote(chosen.quoteId));
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'submitted',
    'overridden',
    'addOn',
    'addOn',
  ]);
  expect(body.policy).toMatchObject({
    excess: 500,
    addOns: expect.arrayContaining([
      expect.objectContaining({ addonType: 'legal', level: expect.any(String), included: false }),
    ]),
  });
});

test('certificate, schedule and statement of fact have every named driver', async () => {
  const { quoteId } = await submitted({
    ...withDrivers,
    ClaimsHistory: {
      NumberOfClaims: 1,
      YearsNoClaims: 2,
      Claims: { Claim: { Date: '2024-03-05', ClaimType: 'Theft', Amount: 1200, AtFault: false } },
    },
    Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, OvernightParking: 'PrivateCarPark' },
  });
  const everybody = 'Ms Aoife Ní Dhomhnaill; Seán Mac Giolla; Áine Byrne';
  expect(await read(quoteId, 'certificate')).toContain(everybody);
  const schedule = await read(quoteId, 'schedule');
  expect(schedule).toContain(everybody);
  expect(schedule).toContain('Driver number of Áine Byrne 987654321');
  const calculation = await read(quoteId, 'premium-calculation');
  expect(calculation).toMatch(/Named drivers Áine Byrne (?:×|\+)/);
  const facts = await read(quoteId, 'statement-of-fact');
  for (const text of [
    'What is the surname? Mac Giolla Byrne',
    'How is the driver related to you? Spouse or partner',
    '7 June 2005',
    'Claim 1: What happened? Theft',
    'Claim 1: Were you at fault? No',
    'Where is it parked overnight? Private car park',
  ]) {
    expect(facts).toContain(text);
  }
});

test('a statement of fact has every question, also those that no one answered', async () => {
  const { quoteId } = await submitted(SAMPLE_DOCUMENT);
  const facts = await read(quoteId, 'statement-of-fact');
  for (const text of [
    'Where is it parked overnight? Not answered',
    'Who else will drive the car? No one was named',
    'Who is its registered keeper? Not answered',
    'Has an insurer ever refused to insure Not answered you?',
    'Have you had a motoring conviction in Not answered the last five years?',
    'The law asks you to answer our questions honestly',
  ]) {
    expect(facts).toContain(text);
  }
  // No claims: no one has to say which.
  expect(facts).not.toContain('What were the claims?');
});

test('what is assumed of a named driver is said next to the question', async () => {
  const { quoteId } = await submitted({
    ...SAMPLE_DOCUMENT,
    Drivers: {
      Driver: [{ FirstName: 'Seán', Surname: 'Mac Giolla', DateOfBirth: '1984-02-29' }],
    },
  });
  const facts = await read(quoteId, 'statement-of-fact');
  expect(facts).toMatch(/How many claims has the driver .*we assumed 0 claims/);
});

test('a quote with everything replays to the cent and verifies', async () => {
  await fresh();
  const { quoteId } = await submitted({
    ...withDrivers,
    Policy: { ...SAMPLE_DOCUMENT.Policy, Excess: 750 },
    PreviousInsurance: { Refused: false },
  });
  await host().send(AT.driverNumber, { body: { quoteId, driver: 2, driverNumber: '111222333' } });
  const report = await ask('replayQuotes', {});
  expect(report).toMatchObject({ replayed: 1, differing: [], rows: [] });
});
