import { afterAll, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { inEnglish } from '../../../src/shared/domain/messages/english.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';

type View = OutputOf<'getPolicy'>;
type Transaction = View['transactions'][number];

const clock = { now: irishMoment('2026-11-20', '10:00:00') };
const host = await startHost({ clock });
afterAll(() => host.close());

const RISK = {
  Policy: { InceptionDate: '2026-12-01T00:00:00', CoverType: 'Comprehensive', UseClass: 'SDP' },
  Customer: {
    FirstName: 'Aoife',
    Surname: 'Byrne',
    DateOfBirth: '1984-05-17',
    LicenceType: 'Full',
    LicenceHeldYears: 18,
  },
  Address: { Eircode: 'D02X285' },
  Vehicle: {
    RegistrationNumber: '191-D-12345',
    Make: 'Toyota',
    Model: 'Corolla',
    Year: 2019,
    EngineSize: 1800,
    FuelType: 'Hybrid',
    Value: 16_000,
    Mileage: 12_000,
    SecurityDevices: { AlarmImmobiliser: true },
  },
  ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 5 },
};

/** Sells the risk of all cases, and answers the policy. @param policy what its period or cover has of its own */
async function sold(policy: object = {}): Promise<string> {
  const document = { ...RISK, Policy: { ...RISK.Policy, ...policy } };
  const { quoteId } = await ask(host.app, 'submitQuote', { source: 'json', document });
  const payment = { paymentMethod: 'card', paymentReference: `for ${quoteId}` } as const;
  const duplicateReason = 'One car for all cases';
  return (await onCover(host.app, { quoteId, ...payment, duplicateReason })).policyId;
}

const euro = (amount: number) =>
  amount < 0 ? `−€${(-amount).toFixed(2)}` : `€${amount.toFixed(2)}`;

/** A transaction as somebody checks it with a pocket calculator. */
function written({ changed, amounts, calculation }: Transaction): string[] {
  const { cover, kept = [], cost, charged } = calculation;
  const answer = (value: unknown) => (value === undefined ? 'nothing' : String(value));
  return [
    ...changed.map(({ path, before, after }) => `- ${path}: ${answer(before)} → ${answer(after)}`),
    ...(changed.length > 0 ? [''] : []),
    '| | |',
    '| --- | ---: |',
    ...cover.map(
      ({ from, to, days, of, net, cost: part }) =>
        `| ${from} to ${to}: ${days} of ${of} days of ${euro(net)} | €${part.toFixed(4)} |`,
    ),
    ...kept.map(({ row, amount }) => `| kept: ${inEnglish(row)} | ${euro(amount)} |`),
    `| the period costs, net | ${euro(cost)} |`,
    `| charged before | ${euro(charged)} |`,
    `| **net** | ${euro(amounts.net)} |`,
    ...[...amounts.levies, ...amounts.fees].map(
      ({ title, amount }) => `| ${inEnglish(title)} | ${euro(amount)} |`,
    ),
    `| **${amounts.total < 0 ? 'returned' : 'due'}** | **${euro(amounts.total)}** |`,
  ];
}

const OTHER_CAR = {
  Vehicle: {
    RegistrationNumber: '231-D-4567',
    Make: 'BMW',
    Model: '5 Series',
    Year: 2023,
    EngineSize: 2000,
    FuelType: 'Diesel',
    Value: 42_000,
  },
};

type Change = Omit<InputOf<'adjustPolicy'>, 'policyId' | 'reason'>;

const page: string[] = [
  '# Policies: worked cases',
  '',
  'One risk, sold for a year from 1 December 2026 by the demonstration rate book, and what the calls after its sale',
  'cost. Each figure is what the program gives: `test/service/policies/cases.test.ts` writes this page and fails where it',
  'differs. The net premium of a day is a part of that of the period; the parts are rounded to the hundredth of a cent,',
  'and their sum to the cent once.',
];

function note(title: string, about: string, transaction: Transaction): void {
  page.push('', `## ${title}`, '', about, '', ...written(transaction));
}

type Account = OutputOf<'getPolicyAccount'>;

/** The account of a policy as somebody checks it: its lines with their sums, then what falls due. */
function noteAccount(title: string, about: string, { lines, schedule, plan }: Account): void {
  const { apr = 0, amount = 0, deposit = 0, instalment = 0, charge = 0, number = 0 } = plan ?? {};
  page.push(
    '',
    `## ${title}`,
    '',
    about,
    '',
    `- owed ${euro(amount)}: a deposit of ${euro(deposit)}, then ${number} × ${euro(instalment)}`,
    `- charge ${euro(charge)}, APR ${apr.toFixed(1)} %`,
    '',
    '| Line | | Balance |',
    '| --- | ---: | ---: |',
    ...lines.map(
      ({ day, kind, transaction, amount: of, balance }) =>
        `| ${day}: ${transaction?.kind ?? kind} | ${euro(of)} | ${euro(balance)} |`,
    ),
    '',
    '| Due | | Paid | Open |',
    '| --- | ---: | ---: | ---: |',
    ...schedule.map(
      ({ day, kind, number: place, amount: of, paid, open }) =>
        `| ${day}: ${kind}${place === undefined ? '' : ` ${place}`} | ${euro(of)} | ${euro(paid)} | ${euro(open)} |`,
    ),
  );
}

const last = ({ transactions }: View) => transactions.at(-1) as Transaction;

/** Changes a policy that was sold for this. */
async function changed(title: string, about: string, change: Change): Promise<View> {
  const policyId = await policies.next();
  const view = await ask(host.app, 'adjustPolicy', { policyId, reason: title, ...change });
  note(title, about, last(view));
  return view;
}

/** Ends a policy that was sold for this. */
async function ended(
  title: string,
  about: string,
  end: Omit<InputOf<'cancelPolicy'>, 'policyId' | 'reason'>,
  policyId?: string,
): Promise<View> {
  policyId ??= await policies.next();
  const view = await ask(host.app, 'cancelPolicy', { policyId, reason: title, ...end });
  note(title, about, last(view));
  return view;
}

/** All are sold on one day: a clock never goes back. */
const policies = await (async () => {
  const all: string[] = [];
  for (let count = 0; count < 7; count += 1) all.push(await sold());
  return {
    next: async () => {
      const id = all.shift();
      if (id === undefined) throw new Error('Too few policies were sold');
      return id;
    },
  };
})();

const sixtyDays = await sold({ ExpiryDate: '2027-01-29T23:59:59' });

const at = (day: string, time = '10:00:00') => {
  clock.now = irishMoment(day, time);
};

test('each worked case is as docs/policy-cases.md has it, to the cent', async () => {
  const byInstalments = await policies.next();
  const pay = (entry: Omit<InputOf<'recordPayment'>, 'policyId'>) =>
    ask(host.app, 'recordPayment', { policyId: byInstalments, ...entry });
  const transfer = { method: 'direct_debit', reference: 'QD-20817' } as const;
  const { plan } = await pay({ plan: { id: 'ten', firstDay: '2026-12-01', mandate: 'QD-20817' } });
  await pay({ received: { amount: plan?.deposit ?? 0, ...transfer } });
  at('2026-12-03');
  const withdrawn = await ended(
    'Withdrawn from within the cooling-off period',
    'Sold on Friday 20 November 2026: the customer may withdraw for 14 working days, until 10 December. She does on 3 December, the third day of cover. Only the premium of three days is kept; every fee goes back, and the policy stamp, because less than €20 is left.',
    { ending: 'coolingOff' },
  );
  expect(withdrawn.charged.fees).toEqual([]);
  expect(withdrawn.charged.levies.every(({ id }) => id !== 'policy-stamp')).toBe(true);

  at('2027-01-19');
  const short = await ended(
    'A policy of 60 days, cancelled by the customer after 50',
    'Sold from 1 December 2026 to 29 January 2027, cancelled on 19 January. The scale is made for a year and keeps 40 % up to 62 days; the 50 days that were had cost more, so that is kept.',
    { ending: 'customer', hasClaim: false },
    sixtyDays,
  );
  expect(last(short).calculation.kept?.map(({ id }) => id)).toEqual(['shortPeriod', 'proRata']);

  at('2027-03-10');
  const kept = await ended(
    'Cancelled by the customer after 100 days',
    'On 10 March 2027, the hundredth day. The short-period scale keeps 65 % of the premium of the period up to 123 days.',
    { ending: 'customer', hasClaim: false },
  );
  expect(kept.state).toBe('inForce');
  const claimed = await ended(
    'Cancelled by the customer after 100 days, with a claim',
    'The same day after a claim in the period: the book returns nothing.',
    { ending: 'customer', hasClaim: true },
  );
  expect(last(claimed).amounts.net).toBe(0);

  at('2027-03-11');
  const car = await changed(
    'Another car from the 101st day on',
    'On 11 March 2027. The new car costs the rest of the period; the levies are those of that day.',
    {
      document: OTHER_CAR,
    },
  );
  expect(car.vehicle.make).toBe('BMW');
  for (const day of ['2027-01-01', '2027-02-01', '2027-03-01']) {
    await pay({ received: { amount: plan?.instalment ?? 0, day, ...transfer } });
  }
  const reason = 'Another car';
  const change = { policyId: byInstalments, document: OTHER_CAR, reason };
  await ask(host.app, 'adjustPolicy', change);
  const account = await ask(host.app, 'getPolicyAccount', { policyId: byInstalments });
  const driver = await changed(
    'A named driver for 30 days',
    'From 11 March to 9 April 2027, the first and the last day counted; then the policy covers as before.',
    {
      until: '2027-04-09',
      document: {
        Drivers: {
          Driver: [
            {
              FirstName: 'Niamh',
              Surname: 'Byrne',
              DateOfBirth: '2004-02-01',
              LicenceType: 'Full',
              LicenceHeldYears: 2,
            },
          ],
        },
      },
    },
  );
  expect(driver.drivers).toHaveLength(1);
  const later = await ask(host.app, 'getPolicy', { policyId: driver.policyId, day: '2027-04-10' });
  expect(later.drivers).toBeUndefined();
  noteAccount(
    'Instalments with a change',
    'Ten instalments from 1 December 2026: 15 % of what is owed at once, the rest with 8 % more in ten parts, rounded once after the charge. Three are paid; the other car of 11 March 2027 is spread over the seven that are still to come, the cents left over to the first ones.',
    account,
  );
  expect(account.schedule.reduce((sum, { open }) => sum + Math.round(open * 100), 0)).toBe(
    Math.round(account.balance * 100),
  );
  at('2027-10-25');
  const policyId = await policies.next();
  const accident = { at: '2027-05-14', description: 'Hit a parked car', fault: 'atFault' } as const;
  await ask(host.app, 'recordAccident', { policyId, ...accident, state: 'settled', paid: 2400 });
  await ask(host.app, 'inviteRenewal', { policyId });
  const renewed = await ask(host.app, 'renewPolicy', { policyId });
  note(
    'Renewed after one claim',
    'From 1 December 2027, offered on 25 October. The claim of 14 May 2027 takes three of the five years of bonus; the licence is held for a year longer.',
    last(renewed),
  );
  expect(last(renewed).changed).toContainEqual({
    path: 'ClaimsHistory/YearsNoClaims',
    before: 5,
    after: 2,
  });
  await expect(`${page.join('\n')}\n`).toMatchFileSnapshot('../../../docs/policy-cases.md');
});
