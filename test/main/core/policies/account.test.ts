import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Account,
  accountOf,
  dueState,
  openOf,
} from '../../../../src/main/core/policies/account.ts';
import type { Policy, PolicyTransaction } from '../../../../src/main/core/policies/policy.ts';
import type { QuoteEvent } from '../../../../src/main/core/quotes/history/quote-store.ts';
import { instalments } from '../../../../src/main/core/rating/instalments.ts';
import { daysLater, irishDay, irishMoment } from '../../../../src/shared/domain/date.ts';
import { euro } from '../../../../src/shared/domain/money.ts';
import { TRANSACTION_OF } from '../../../../src/shared/domain/policies/transaction.ts';
import { runs } from '../../../support/seed.ts';

const SOLD = irishMoment('2027-01-31', '10:00:00');
const DAY = 24 * 60 * 60 * 1000;

/** A policy of a test: what it was charged, and what was recorded, each so many days after the last. */
interface Told {
  readonly policy: Policy;
  readonly events: QuoteEvent[];
  at: number;
}

function tell(told: Told, kind: string, detail: object): void {
  told.events.push({ quoteId: 'Q-1', kind, at: told.at, by: 'desk', detail } as QuoteEvent);
}

/** Charges, or returns, a sum in cents. */
function charge(
  told: Told,
  kind: keyof typeof TRANSACTION_OF | 'accepted',
  cents: number,
  more = {},
): void {
  const detail = { amounts: { total: euro(cents) }, effectiveAt: '', ...more };
  tell(told, kind, detail);
  const event = told.events.at(-1) as QuoteEvent;
  const { transactions } = told.policy;
  const made = {
    number: transactions.length + 1,
    kind: kind === 'accepted' ? 'newBusiness' : TRANSACTION_OF[kind],
    effectiveAt: detail.effectiveAt,
    event,
    step: event,
  } as PolicyTransaction;
  (transactions as PolicyTransaction[]).push(made);
}

const sold = (cents: number): Told => {
  const told = { policy: { transactions: [] } as unknown as Policy, events: [], at: SOLD };
  charge(told, 'accepted', cents);
  return told;
};

const account = ({ policy, events }: Told) => accountOf(policy, events);

/** Spreads what is owed by a plan of so many instalments. */
function plan(told: Told, number: number, firstDay = irishDay(told.at)): void {
  const terms = {
    id: 'p',
    title: 'P',
    number,
    depositShare: 0.2,
    chargeShare: 0.1,
    round: 'after',
  };
  const sum = account(told).balanceCents;
  const made = instalments(terms as Parameters<typeof instalments>[0], sum);
  const { depositCents, instalmentCents, chargeCents } = made;
  tell(told, 'paymentPlanned', {
    firstDay,
    amount: euro(sum),
    number,
    deposit: euro(depositCents),
    instalment: euro(instalmentCents),
    charge: euro(chargeCents),
  });
}

const receive = (told: Told, cents: number) =>
  tell(told, 'paymentReceived', { amount: euro(cents), day: irishDay(told.at) });

const openCents = ({ dues }: Account) => dues.reduce((sum, due) => sum + openOf(due), 0);
const amounts = ({ dues }: Account) => dues.map(({ cents }) => cents);

test('a change is spread over the instalments to come, the cents left over to the first ones', () => {
  const told = sold(100_000);
  plan(told, 4);
  // 1,000.00 less 200.00, and a tenth of that: 880.00 in four parts.
  expect(amounts(account(told))).toEqual([20_000, 22_000, 22_000, 22_000, 22_000]);
  expect(account(told).dues.map(({ day }) => day)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  told.at += 40 * DAY;
  charge(told, 'adjusted', 1_000);
  expect(amounts(account(told))).toEqual([20_000, 22_000, 22_334, 22_333, 22_333]);
  charge(told, 'adjusted', -70_000);
  // The instalments to come are less than that: the rest is taken off what is due last.
  expect(amounts(account(told))).toEqual([20_000, 19_000]);
  told.at += 200 * DAY;
  charge(told, 'adjusted', 500);
  expect(account(told).dues.at(-1)).toMatchObject({ kind: 'atOnce', day: '2027-09-28' });
});

test('a policy that is cancelled ends its plan: unpaid instalments reduce what goes back', () => {
  const told = sold(100_000);
  plan(told, 4);
  receive(told, 20_000);
  told.at += 100 * DAY;
  charge(told, 'cancelled', -60_000);
  const { lines, dues, plan: standing, balanceCents } = account(told);
  // One of four instalments was to come: a quarter of the charge of 80.00 is not owed any more.
  expect(lines.at(-1)).toMatchObject({ kind: 'planEnded', cents: -2_000 });
  expect(standing).toBeUndefined();
  // 1,000 + 80 − 200 − 600 − 20.
  expect(balanceCents).toBe(26_000);
  expect(dues.filter((due) => openOf(due) > 0).every(({ day }) => day <= irishDay(told.at))).toBe(
    true,
  );
  expect(openCents(account(told))).toBe(26_000);
});

test('a renewal is due when it begins, beside the plan of the period before, and goes whole where it is undone', () => {
  const told = sold(100_000);
  plan(told, 4);
  told.at += 100 * DAY;
  const before = amounts(account(told));
  charge(told, 'renewed', 90_000, { effectiveAt: '2028-01-31T00:00:00+00:00' });
  expect(account(told).dues.at(-1)).toMatchObject({ kind: 'full', day: '2028-01-31' });
  charge(told, 'adjusted', 700);
  const [last = 0, renewal] = amounts(account(told)).slice(-2);
  expect([last, renewal]).toEqual([22_700, 90_000]);
  charge(told, 'reversed', -90_000, { undone: 'renewal' });
  expect(amounts(account(told))).toEqual([...before.slice(0, -1), last]);
});

test('nothing is overdue before anything is recorded; then what was due on an earlier day', () => {
  const told = sold(50_000);
  const later = daysLater(irishDay(told.at), 3);
  const state = () => {
    const now = account(told);
    return now.dues.map((due) => dueState(due, now, later));
  };
  expect(state()).toEqual(['due']);
  receive(told, 10_000);
  expect(state()).toEqual(['overdue']);
  receive(told, 40_000);
  expect(state()).toEqual(['paid']);
});

test('a plan of a sum that is less later, because a rebate was withdrawn, is less from its end', () => {
  const told = sold(10_000);
  receive(told, 10_000);
  charge(told, 'cancelled', -4_000);
  tell(told, 'rebatePaid', { amount: 40, day: irishDay(told.at) });
  tell(told, 'paymentWithdrawn', { line: 2, reason: '' });
  plan(told, 4);
  expect(openCents(account(told))).toBe(10_800);
  tell(told, 'paymentWithdrawn', { line: 4, reason: '' });
  expect(account(told).balanceCents).toBe(6_800);
  expect(openCents(account(told))).toBe(6_800);
});

const anyStep = fc.record({
  days: fc.integer({ min: 0, max: 50 }),
  what: fc.constantFrom('charge', 'plan', 'receive', 'receive', 'miss', 'rebate', 'withdraw'),
  kind: fc.constantFrom('adjusted', 'cancelled', 'reinstated', 'reversed', 'renewed'),
  cents: fc.integer({ min: -90_000, max: 60_000 }),
  number: fc.integer({ min: 1, max: 12 }),
});

test('the balance is the sum of the lines, and what is open is the balance above nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.array(anyStep, { maxLength: 25 }),
      (premium, steps) => {
        const told = sold(premium);
        let [charged, paid] = [premium, 0];
        for (const { days, what, kind, cents, number } of steps) {
          told.at += days * DAY;
          const { balanceCents, lines, plan: before } = account(told);
          const sum = Math.abs(cents) + 1;
          if (what === 'charge') {
            // A policy never returns more than it charged.
            const total = Math.max(cents, -charged);
            charged += total;
            charge(told, kind as 'adjusted', total, { effectiveAt: '2028-06-01T00:00:00Z' });
          }
          if (what === 'plan' && balanceCents > 0)
            plan(told, number, irishDay(told.at + number * DAY));
          if (what === 'receive') receive(told, sum);
          if (what === 'miss') tell(told, 'paymentMissed', { day: irishDay(told.at), reason: '' });
          if (what === 'rebate' && balanceCents < 0) {
            tell(told, 'rebatePaid', {
              amount: euro(Math.min(sum, -balanceCents)),
              day: irishDay(told.at),
            });
          }
          const wrong = lines.filter(
            (line) =>
              line.step &&
              line.kind !== 'withdrawn' &&
              line.withdrawnBy === undefined &&
              (line.kind !== 'plan' || line.number === before?.number),
          );
          const line = wrong[number % Math.max(1, wrong.length)]?.number;
          if (what === 'withdraw' && line !== undefined) {
            tell(told, 'paymentWithdrawn', { line, reason: '' });
          }
        }
        const now = account(told);
        const standing = now.lines.filter(
          ({ kind, withdrawnBy }) => kind !== 'withdrawn' && withdrawnBy === undefined,
        );
        for (const { kind, cents } of standing) {
          if (kind !== 'charged') paid += cents;
        }
        expect(now.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(now.balanceCents);
        // A line that was withdrawn counts nothing.
        expect(now.balanceCents).toBe(charged + paid);
        expect(openCents(now)).toBe(Math.max(0, now.balanceCents));
        expect(now.dues.every(({ cents, paidCents }) => cents > 0 && paidCents >= 0)).toBe(true);
      },
    ),
    runs(300),
  );
});
