import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import type { DocumentType } from '../../../src/shared/domain/quotes/document-type.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());
const path = join(temporaryFolder(), 'document.pdf');

async function sold(mark: string): Promise<{ quoteId: string; policyId: string }> {
  const quoteId = await submitted(host, { mark });
  return { quoteId, policyId: await accepted(host, quoteId) };
}
type Sold = Awaited<ReturnType<typeof sold>>;

/** All are sold before the clock moves on: it never goes back. */
const policies = await Promise.all(Array.from({ length: 6 }, (_, at) => sold(`12-G-${1000 + at}`)));
/** Sold for a year from 1 March 2028 with five years of bonus, before its renewal is looked at. */
const renewable = await (async (): Promise<Sold> => {
  const quoteId = await submitted(host, { mark: '12-G-1100', from: '2028-03-01' });
  const policyId = await accepted(host, quoteId);
  return { quoteId, policyId };
})();
const next = (): Sold => policies.pop() ?? { quoteId: '', policyId: '' };

interface Wanted {
  readonly type: DocumentType;
  readonly transaction?: number;
}

const file = ({ quoteId }: Sold, wanted: Wanted) =>
  ask(app, 'readDocument', { quoteId, ...wanted });

async function read(policy: Sold, type: DocumentType, transaction?: number): Promise<string> {
  const of = transaction === undefined ? {} : { transaction };
  const { contentBase64 } = await file(policy, { type, ...of });
  writeFileSync(path, Buffer.from(contentBase64, 'base64'));
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  return text.replace(/\s+/g, ' ');
}

const refused = async ({ quoteId }: Sold, wanted: Wanted) =>
  (await refusal(app, 'readDocument', { quoteId, ...wanted })).message;

const adjust = ({ policyId }: Sold, change: Omit<InputOf<'adjustPolicy'>, 'policyId' | 'reason'>) =>
  ask(app, 'adjustPolicy', {
    policyId,
    reason: 'She asked for it',
    referralNote: 'Seen',
    ...change,
  });

const cancel = ({ policyId }: Sold, how: Omit<InputOf<'cancelPolicy'>, 'policyId'>) =>
  ask(app, 'cancelPolicy', { policyId, ...how });

const euro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

const DRIVER = {
  FirstName: 'Máire',
  Surname: 'Ní Bhriain',
  DateOfBirth: '1989-05-04',
  LicenceHeldYears: 15,
  PenaltyPoints: 0,
};

test('an endorsement says what changed in words, and what that costs, of the change that is chosen', async () => {
  const policy = next();
  expect(await refused(policy, { type: 'endorsement' })).toContain('there is no endorsement of it');
  clock.now = irishMoment('2027-06-01', '10:00:00');
  const car = {
    RegistrationNumber: '231-D-4567',
    Make: 'Volkswagen',
    Model: 'Golf',
    Value: 24_000,
  };
  const first = await adjust(policy, {
    excess: 500,
    document: { Vehicle: car, Address: { Town: 'Naas' }, Drivers: { Driver: [DRIVER] } },
  });
  const text = await read(policy, 'endorsement');
  const change = first.transactions[1];
  for (const part of [
    'Changed from 1 June 2027, 10:00 (Irish time) Changed until 29 February 2028, 23:59',
    'Registration mark 12-G-1005 231-D-4567',
    'Make and model Ford Focus Volkswagen Golf',
    'Address None Naas',
    'Driver None Máire Ní Bhriain; 4 May 1989; 15 years;',
    'Excess €300 €500',
    'All other terms of your policy stay as they were',
    'Adjustment fee',
    `Premium of a whole period now ${euro(change?.explanation?.grossPremium ?? 0)}`,
    euro(Math.abs(change?.amounts.total ?? 0)),
  ]) {
    expect(text).toContain(part);
  }
  await adjust(policy, {
    document: { Drivers: null },
    effectiveAt: '2027-07-01T00:00:00',
    until: '2027-07-31',
  });
  expect(await read(policy, 'endorsement')).toMatch(
    /Changed until 31 July 2027.* Driver Máire Ní Bhriain;.* None/,
  );
  // What was made of the first change stays as it was, whatever happens later.
  const kept = await file(policy, { type: 'endorsement', transaction: 2 });
  expect(await read(policy, 'endorsement', 2)).toBe(text);
  await ask(app, 'reverseTransaction', {
    policyId: policy.policyId,
    transaction: 3,
    reason: 'Not now',
  });
  expect(await file(policy, { type: 'endorsement' })).toEqual(kept);
  expect(await refused(policy, { type: 'endorsement', transaction: 3 })).toContain(
    'no such change that stands',
  );
  const { contentBase64 } = kept;
  expect(await ask(app, 'verifyDocument', { contentBase64 })).toMatchObject({
    verdict: 'unchanged',
    document: { type: 'endorsement' },
  });
});

test('the letter of a cancellation has the words of its ending, only while the policy is cancelled', async () => {
  const quoteId = await submitted(host, { mark: '12-G-1' });
  expect(await refused({ quoteId, policyId: '' }, { type: 'cancellation-letter' })).toBe(
    `Quote ${quoteId} is no policy: it has no such document`,
  );
  const always = ['Dear Seán', 'within seven days after cover ends', 'info@fspo.ie'];
  const customer = next();
  expect(await refused(customer, { type: 'cancellation-letter' })).toContain('is not cancelled');
  const { transactions } = await cancel(customer, {
    ending: 'customer',
    hasClaim: false,
    reason: 'Never said to the customer',
  });
  const returned = Math.abs(transactions.at(-1)?.amounts.total ?? 0);
  const text = await read(customer, 'cancellation-letter');
  for (const part of [...always, 'You asked us to cancel', `Returned to you ${euro(returned)}`]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Never said');
  expect(await read(customer, 'no-claims-proof')).toContain('counts as no further year');
  await ask(app, 'reinstatePolicy', { policyId: customer.policyId, reason: 'She stays' });
  expect(await refused(customer, { type: 'cancellation-letter' })).toContain('is not cancelled');

  const insurer = next();
  await cancel(insurer, { ending: 'insurer', reason: 'The premium was not paid' });
  const notice = await read(insurer, 'cancellation-letter');
  for (const part of [
    ...always,
    'Cover ends on 9 June 2027, 00:00',
    'section 62(1)(d)',
    'The reason of the insurer: The premium was not paid',
    'The cancellation costs you nothing',
  ]) {
    expect(notice).toContain(part);
  }
  // Cover goes on until then.
  expect(await read(insurer, 'confirmation-of-cover')).toContain('Ends 9 June 2027, 00:00');

  const never = next();
  await cancel(never, { ending: 'fromStart', reason: 'Sold twice' });
  expect(await read(never, 'cancellation-letter')).toContain('No day was covered');
  expect(await refused(never, { type: 'no-claims-proof' })).toContain('no bonus to prove');

  const late = await sold('12-G-2');
  await cancel(late, { ending: 'coolingOff', reason: 'Changed her mind' });
  expect(await read(late, 'cancellation-letter')).toContain('within the 14 working days');
});

test('a proof of the bonus is another one once the period is over; a confirmation is in the language of the customer', async () => {
  const policy = next();
  await adjust(policy, {
    document: { NoClaimsBonus: { Years: 5 }, Customer: { Language: 'Irish' } },
  });
  expect(await read(policy, 'no-claims-proof')).toMatch(
    /Bónas ag tús na tréimhse 5 bliana .*Níl deireadh léi fós/,
  );
  expect(await read(policy, 'confirmation-of-cover')).toContain('Deimhnímid go bhfuil do charr');
  expect(await read(policy, 'endorsement')).toContain('Teanga na ndoiciméad Gan cheann Gaeilge');
  clock.now = irishMoment('2028-03-02', '10:00:00');
  expect(await read(policy, 'no-claims-proof')).toMatch(
    /Eisithe 1 Márta 2028 .*Lá deireanach an chlúdaigh 29 Feabhra 2028 .*Bónas ag deireadh na tréimhse 6 bliana/,
  );
  expect(await refused(policy, { type: 'confirmation-of-cover' })).toContain('no cover to confirm');
  // It was not renewed.
  expect(await read(policy, 'lapse-letter')).toMatch(/29 Feabhra 2028.*Níor athnuadh é/);
});

test('the offer of a renewal says every price, the bonus and what was paid, until something else happens', async () => {
  const policy = renewable;
  clock.now = irishMoment('2028-11-10', '10:00:00');
  expect(await refused(policy, { type: 'renewal-invitation' })).toContain('No renewal of policy');
  expect(await refused(policy, { type: 'lapse-letter' })).toContain('is not over');
  await adjust(policy, {
    document: { NoClaimsBonus: { Years: 5 } },
    effectiveAt: '2028-11-11T00:00:00',
  });
  await ask(app, 'recordAccident', {
    policyId: policy.policyId,
    at: '2028-06-01',
    description: 'Hit a wall',
    state: 'settled',
    paid: 1250,
  });
  const { renewal, charged } = await ask(app, 'inviteRenewal', { policyId: policy.policyId });
  const text = await read(policy, 'renewal-invitation');
  const [own, fire, third] = renewal?.covers ?? [];
  for (const part of [
    'Your renewal',
    'Your policy ends on 28 February 2029',
    '1 March 2029 to 28 February 2030',
    euro(own?.premium ?? 0),
    `Third party, fire and theft €300.00 ${euro(fire?.premium ?? 0)}`,
    `Third party only – ${euro(third?.premium ?? 0)}`,
    'At the start of the present period 5 years',
    'At the start of the next period 2 years',
    `1 March 2028 to 28 February 2029 ${euro(charged.total)} ${euro(renewal?.years[0]?.annualised ?? 0)} €1,250.00`,
    'tell us by 28 February 2029',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('NaN');
  // The same file, also once it is taken up with the price that it says.
  const first = await file(policy, { type: 'renewal-invitation' });
  expect(await file(policy, { type: 'renewal-invitation' })).toEqual(first);
  const renewed = await ask(app, 'renewPolicy', { policyId: policy.policyId });
  expect(renewed.transactions.at(-1)?.amounts.total).toBe(own?.premium);
  expect(await refused(policy, { type: 'renewal-invitation' })).toContain('No renewal of policy');
  expect(await read(policy, 'certificate')).toContain('1 March 2029');
});
