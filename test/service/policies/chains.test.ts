import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { OutputOf } from '../../../src/shared/contract/contract.ts';
import { daysBetween, daysLater, daysOf, irishDay } from '../../../src/shared/domain/date.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';
import { runs } from '../../support/seed.ts';

/** How the demonstration book cancels. */
const { servicing } = JSON.parse(
  readFileSync(
    new URL('../../../resources/rate-books/demonstration.json', import.meta.url),
    'utf8',
  ),
) as RateBook;
if (!servicing) throw new Error('The demonstration book says how a policy is serviced');
const { leastKeptCents, cancellationScale = [] } = servicing;

const DAY = 24 * 60 * 60 * 1000;
const SOLD = Date.parse('2027-02-20T10:00:30Z');
const clock = { now: SOLD };
const host = await startHost({ clock });
afterAll(() => host.close());

type View = OutputOf<'getPolicy'>;
type Transaction = View['transactions'][number];

/** What somebody does next, so many days after the last time. */
const anyStep = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('adjust' as const) },
    { weight: 2, arbitrary: fc.constantFrom('cancel' as const, 'reinstate' as const) },
    { weight: 2, arbitrary: fc.constant('reverse' as const) },
  ),
  ahead: fc.integer({ min: 0, max: 20 }),
  until: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  ending: fc.constantFrom('customer' as const, 'insurer' as const, 'coolingOff' as const),
  hasClaim: fc.boolean(),
  patch: fc.constantFrom(
    { document: { Vehicle: { Value: 12_000 } } },
    { document: { Vehicle: { Value: 28_000 } } },
    { document: { Vehicle: { Mileage: 9000 } } },
    { document: { Vehicle: { RegistrationNumber: '221-D-4567', Make: 'Toyota', Model: 'Yaris' } } },
    { document: { Policy: { CoverType: 'TPFT' } } },
    { document: { Policy: { CoverType: 'Comprehensive' } } },
    { document: { Address: { Eircode: 'D02X285' } } },
    { excess: 500 },
    { excess: 300 },
    { addOns: [{ addonType: 'breakdown' as const }] },
    { addOns: [] },
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Reaches every kind of transaction, whatever else is tried. */
const KNOWN: Step[] = (
  [
    { what: 'cancel', ending: 'coolingOff' },
    { what: 'reinstate' },
    { what: 'adjust', until: 10, ahead: 10 },
    { what: 'reverse' },
    { what: 'adjust', ahead: 10 },
    { what: 'cancel', ending: 'insurer', ahead: 20 },
    { what: 'reinstate', ahead: 20 },
    { what: 'cancel', days: 40 },
  ] as const
).map((step) => ({
  days: 0,
  ahead: 0,
  until: undefined,
  ending: 'customer',
  hasClaim: false,
  patch: { document: { Vehicle: { Value: 28_000 } } },
  ...step,
}));

const cents = (euro: number) => Math.round(euro * 100);

/** What each day of a period costs for the whole period, in cents: the oracle's own view of a policy. */
interface Days {
  readonly nets: readonly (number | null)[];
  /** Of a cancelled one: what was to be covered, and what is kept of it. */
  readonly cancelled?: { readonly nets: readonly (number | null)[]; readonly kept: number };
}

const sumOf = (nets: Days['nets']) =>
  nets.reduce<number>((sum, net) => sum + (net ?? 0), 0) / nets.length;

/** What the demonstration book keeps where the customer cancels, worked out apart from the core, in cents. */
function keptBy(days: number, nets: Days['nets'], { ending, hasClaim }: Step): number {
  const had = nets.slice(0, days).reduce<number>((sum, net) => sum + (net ?? 0), 0) / nets.length;
  if (ending !== 'customer') return had;
  const whole = sumOf(nets);
  if (hasClaim) return whole;
  if (days === 0) return Math.min(whole, leastKeptCents);
  const row = cancellationScale.find(({ upTo }) => days <= upTo);
  return Math.max(whole * (row?.keeps ?? 1), had, Math.min(whole, leastKeptCents));
}

/** The days of a policy after a transaction that was made. */
function after(
  before: Days,
  { kind, effectiveAt, until, explanation }: Transaction,
  view: View,
  step: Step,
): Days {
  const { period } = view;
  const at = daysBetween(period.from, effectiveAt.slice(0, 10));
  if (kind === 'adjustment') {
    const last = until === undefined ? before.nets.length - 1 : daysBetween(period.from, until);
    const net = cents(explanation?.netPremium ?? Number.NaN);
    return { nets: before.nets.map((one, day) => (day >= at && day <= last ? net : one)) };
  }
  if (kind === 'cancellation') {
    // A day counts of which some was had; the period begins at midnight.
    const isMidnight = effectiveAt.slice(11, 16) === '00:00';
    const had = Math.max(0, isMidnight ? at : at + 1);
    const nets = before.nets.map((one, day) => (day < had ? one : null));
    return { nets, cancelled: { nets: before.nets, kept: keptBy(had, before.nets, step) } };
  }
  const all = before.cancelled?.nets ?? [];
  return {
    nets: before.nets.map((one, day) => one ?? (day >= at ? (all[day] ?? null) : null)),
  };
}

const total = (transactions: readonly Transaction[], amount: (one: Transaction) => number) =>
  transactions.reduce((sum, one) => sum + cents(amount(one)), 0);

/** Asks for a step; undefined where the policy has no room for it. */
async function tryStep(policyId: string, step: Step, view: View): Promise<View | undefined> {
  const { what, ahead, until, ending, hasClaim, patch } = step;
  const day = daysLater(irishDay(clock.now), ahead);
  const effectiveAt = ahead === 0 ? undefined : `${day}T00:00:00`;
  const at = effectiveAt === undefined ? {} : { effectiveAt };
  const reason = 'A reason';
  const last = view.transactions.findLast(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
  const calls = {
    adjust: () =>
      host.app.dispatch(BROKER, 'adjustPolicy', {
        policyId,
        reason,
        ...at,
        ...patch,
        ...(until === undefined ? {} : { until: daysLater(day, until) }),
        referralNote: 'Agreed',
      }),
    cancel: () =>
      host.app.dispatch(BROKER, 'cancelPolicy', { policyId, reason, ...at, ending, hasClaim }),
    reinstate: () => host.app.dispatch(BROKER, 'reinstatePolicy', { policyId, reason, ...at }),
    reverse: () =>
      host.app.dispatch(BROKER, 'reverseTransaction', {
        policyId,
        reason,
        transaction: last?.number ?? 0,
      }),
  };
  const answer = await calls[what]();
  if (answer.ok) return ask(host.app, 'getPolicy', { policyId });
  expect(['invalid', 'conflict']).toContain(answer.fault.kind);
  return undefined;
}

/** Renews a policy whatever was done to it before, changes its next period, and undoes both: only the fees of the change stay. */
async function renewAndBack({
  policyId,
  period,
  coverEnds,
  transactions: before,
}: View): Promise<void> {
  const isCancelled = coverEnds < period.to || before.at(-1)?.kind === 'cancellation';
  if (isCancelled || irishDay(clock.now) > period.to) {
    const said = await refusal(host.app, 'renewPolicy', { policyId });
    return expect(said.kind).toBe('conflict');
  }
  const renewed = await ask(host.app, 'renewPolicy', { policyId, referralNote: 'Yes' });
  const [made, day] = [renewed.transactions.at(-1) as Transaction, daysLater(period.to, 1)];
  expect(made.amounts.total).toBe(made.explanation?.premium);
  expect(made.effectiveAt.slice(0, 10)).toBe(day);
  const next = await ask(host.app, 'getPolicy', { policyId, day });
  expect(next.charged).toEqual(made.amounts);
  const effectiveAt = `${daysLater(day, 100)}T00:00:00`;
  const document = { Vehicle: { Value: 31_000 } };
  const changed = await ask(host.app, 'adjustPolicy', {
    policyId,
    reason: 'A reason',
    document,
    effectiveAt,
    referralNote: 'Agreed',
  });
  for (const { number } of [changed.transactions.at(-1) as Transaction, made]) {
    await ask(host.app, 'reverseTransaction', {
      policyId,
      reason: 'A reason',
      transaction: number,
    });
  }
  const { transactions } = await ask(host.app, 'getPolicy', { policyId });
  const later = transactions.slice(made.number - 1);
  const fees = total(
    later,
    ({ amounts }) => amounts.fees.reduce((sum, { amount }) => sum + cents(amount), 0) / 100,
  );
  expect(total(later, ({ amounts }) => amounts.total)).toBe(fees);
  expect(fees).toBe(
    total(
      transactions.slice(made.number, made.number + 1),
      ({ amounts }) => amounts.fees.reduce((sum, { amount }) => sum + cents(amount), 0) / 100,
    ),
  );
}

test('whatever is done to a policy, its amounts are what the cover that was had costs', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 10 }), async (steps) => {
      // A clock that goes back stops the desk.
      clock.now += DAY;
      const from = daysLater(irishDay(clock.now), 9);
      const born = `${Number(from.slice(0, 4)) - 45}-02-03`;
      const policyId = await accepted(host, await submitted(host, { from, born }));
      let view = await ask(host.app, 'getPolicy', { policyId });
      const whole = daysOf(view.period);
      const days: Days[] = [{ nets: Array(whole).fill(cents(view.explanation.netPremium)) }];
      const cents0 = view.charged;
      for (const step of steps) {
        clock.now += step.days * DAY;
        const next = await tryStep(policyId, step, view);
        if (!next) continue;
        const made = next.transactions.at(-1) as Transaction;
        reached.add(made.ending ?? made.kind);
        const before = view;
        view = next;
        const { calculation, amounts } = made;
        // The amounts are the difference to what was charged, and sum up.
        expect(cents(amounts.net)).toBe(cents(calculation.cost) - cents(before.charged.net));
        const lines = [...amounts.levies, ...amounts.fees].reduce(
          (sum, { amount }) => sum + cents(amount),
          0,
        );
        expect(cents(amounts.total)).toBe(cents(amounts.net) + lines);
        expect(cents(view.charged.total)).toBe(
          total(view.transactions, (one) => one.amounts.total),
        );
        expect(cents(view.charged.net)).toBe(cents(calculation.cost));
        // No levy is returned that was not charged.
        for (const { amount } of [...view.charged.levies, ...view.charged.fees])
          expect(amount).toBeGreaterThan(0);
        // No day is paid for twice.
        const covered = calculation.cover;
        for (const [at, { from, to, days: count }] of covered.entries()) {
          expect(count).toBe(daysOf({ from, to }));
          if (at > 0) expect(from > (covered[at - 1]?.to ?? '')).toBe(true);
        }
        if (made.kind === 'reversal') {
          const undone = view.transactions.find(({ number }) => number === made.reverses);
          days.pop();
          expect(cents(made.amounts.net)).toBe(0 - cents(undone?.amounts.net ?? 0));
          const fees = cents(
            undone?.amounts.fees.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) ?? 0,
          );
          expect(cents(made.amounts.total) + cents(undone?.amounts.total ?? 0)).toBe(fees);
        } else days.push(after(days.at(-1) as Days, made, view, step));
        const now = days.at(-1) as Days;
        const cost = now.cancelled?.kept ?? sumOf(now.nets);
        // Each line is rounded to the hundredth of a cent, and their sum to the cent; a share of that again.
        const roundings = now.cancelled ? 2 : 1;
        expect(Math.abs(cents(calculation.cost) - cost)).toBeLessThanOrEqual(
          0.5 * roundings + 0.01 * (covered.length + 2),
        );
      }
      expect(cents0.net).toBeGreaterThan(0);
      await renewAndBack(view);
      const report = await ask(host.app, 'replayQuotes', { id: view.quoteId });
      expect(report.differing).toEqual([]);
    }),
    { ...runs(25), examples: [[KNOWN]] },
  );
  for (const kind of [
    'adjustment',
    'customer',
    'insurer',
    'coolingOff',
    'reinstatement',
    'reversal',
  ]) {
    expect(reached).toContain(kind);
  }
});
