import { beforeAll, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock: TestClock = { now: Date.parse('2026-07-01T09:00:00Z') };
let all: readonly QuoteLine[];

const host = openedForAll(() => startHost({ clock }));
beforeAll(async () => {
  const open: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    const cover = COVERS[(i * i) % COVERS.length] ?? 'Comprehensive';
    const id = await submitted(host, { cover, born: `${1930 + (i % 75)}-02-03` });
    if (i % 5 === 0) {
      const override = { overrideType: 'discount', value: 1 + (i % 9), reason: 'x' } as const;
      await ask(host.app, 'overrideQuote', { quoteId: id, ...override });
    }
    open.push(id);
    clock.now += 11 * 60 * 60 * 1000;
    // Accepted days after it was made, so that the two days differ.
    if (i % 4 === 3) await accepted(host, open.splice(0, 2)[0] ?? '');
  }
  all = (await ask(host.app, 'listQuotes', { limit: 1000 })).quotes;
});

const cents = (lines: readonly QuoteLine[]) =>
  lines.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0);
const day = (text: string | undefined) => text && irishDay(Date.parse(text));

/** The same figures, calculated from the list of all quotes. */
function figures(lines: readonly QuoteLine[], from: string, to: string) {
  const within = (text: string | undefined) => text !== undefined && text >= from && text <= to;
  const made = lines.filter(({ createdAt }) => within(day(createdAt)));
  const taken = lines.filter(({ acceptedAt }) => within(day(acceptedAt)));
  return {
    made,
    figures: {
      quotes: made.length,
      converted: made.filter(({ policyId }) => policyId !== undefined).length,
      premium: cents(made) / 100,
      acceptances: taken.length,
      acceptedPremium: cents(taken) / 100,
    },
  };
}

function period(from: string, to: string) {
  const { made, figures: rest } = figures(all, from, to);
  return {
    from,
    to,
    ...rest,
    averagePremium: made.length ? Math.round(cents(made) / made.length) / 100 : null,
    conversion: made.length ? rest.converted / made.length : null,
  };
}

test.each([
  ['2026-07-01', '2026-07-31'],
  ['2026-07-10', '2026-07-10'],
  ['2026-07-15', '2026-07-21'],
  ['2020-01-01', '2020-01-07'],
  ['2026-01-01', '2027-02-04'],
])('from %s to %s it says what the quotes say', async (from, to) => {
  const found = await ask(host.app, 'dashboard', { from, to });
  expect(found.period).toEqual(period(from, to));
  const days = found.days.length;
  expect(found.before).toEqual(period(daysLater(from, -days), daysLater(from, -1)));
  expect(found.days[0]?.day).toBe(from);
  expect(found.days.at(-1)?.day).toBe(to);
  for (const { day: of, ...rest } of found.days) expect(rest).toEqual(figures(all, of, of).figures);
  for (const { cover, ...rest } of found.covers) {
    const some = all.filter((line) => line.cover === cover);
    expect(rest).toEqual(figures(some, from, to).figures);
  }
});

test('there is something to see in it', () => {
  const { conversion, acceptances, premium } = period('2026-07-01', '2026-07-31');
  expect(conversion).toBeGreaterThan(0);
  expect(conversion).toBeLessThan(1);
  expect(acceptances).toBeGreaterThan(5);
  expect(premium).toBeGreaterThan(1000);
});

test('what expires today, this week and next', async () => {
  const today = irishDay(clock.now);
  const { expiring } = await ask(host.app, 'dashboard', { from: today, to: today });
  const open = all
    .filter(({ status, expiresAt }) => status === 'quoted' && Date.parse(expiresAt) > clock.now)
    .toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
  const until = (last: string) => open.filter((it) => (day(it.expiresAt) ?? '') <= last).length;
  expect(expiring.today).toBe(until(today));
  expect(expiring.week).toBe(until(daysLater(today, 6)));
  expect(expiring.week).toBeGreaterThan(expiring.today);
  expect(expiring.next.map(({ expiresAt }) => expiresAt)).toEqual(
    open.slice(0, 10).map(({ expiresAt }) => expiresAt),
  );
});

test('a day is an Irish day: in summer, 23:30 UTC is the next one', async () => {
  const moments = ['2030-07-10T22:59:59Z', '2030-07-10T23:30:00Z', '2030-12-10T23:30:00Z'];
  for (const moment of moments) {
    clock.now = Date.parse(moment);
    await accepted(host, await submitted(host, {}));
  }
  const made = async (on: string) => {
    const { days } = await ask(host.app, 'dashboard', { from: on, to: on });
    const { total } = await ask(host.app, 'listQuotes', { createdFrom: on, createdTo: on });
    return [days[0]?.quotes, days[0]?.acceptances, total];
  };
  expect(await made('2030-07-10')).toEqual([1, 1, 1]);
  expect(await made('2030-07-11')).toEqual([1, 1, 1]);
  expect(await made('2030-12-10')).toEqual([1, 1, 1]);
  expect(await made('2030-12-11')).toEqual([0, 0, 0]);
});

test.each([
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ from: '2026-01-01', to: '2027-02-05' }, 'to'],
])('%j is no period', async (query, path) => {
  const answer = await host.app.dispatch(BROKER, 'dashboard', query);
  expect(answer).toMatchObject({ ok: false, fault: { kind: 'invalid', errors: [{ path }] } });
});
