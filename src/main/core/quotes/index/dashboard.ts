import { daysBetween, daysLater, irishDay, irishDayStart } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { COVERS, type Cover } from '../../../../shared/domain/quotes/cover.ts';
import { done, invalid, type Result } from '../../../../shared/result/result.ts';
import {
  type Dashboard,
  type DashboardQuery,
  type DayFigures,
  MOST_DAYS,
  type OutcomeFigures,
  type Period,
} from '../../../../shared/schemas/desk/dashboard.ts';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { DayStore, DaySum, OutcomeSum } from './day-store.ts';
import { existing, spanOf } from './days.ts';
import { showLine } from './line.ts';
import { totalOf } from './list.ts';
import type { QuoteIndex } from './quote-index.ts';

interface DashboardParts {
  readonly library: Library;
  readonly days: DayStore;
  readonly quoteIndex: QuoteIndex;
}

/** How many of the quotes that expire next are listed. */
const NEXT = 10;
const WEEK = 7;
/** For how many days an expired quote is asked about, and how many are listed. */
const ASKED_DAYS = 30;
const ASKED = 10;
/** Of a quote that was made again, the newer one counts. */
const OPEN = {
  words: [],
  status: 'quoted',
  outcome: 'open',
  isRequoted: false,
  created: {},
} as const;

function total(sums: readonly DaySum[]) {
  const sum = (of: (day: DaySum) => number) => sums.reduce((all, day) => all + of(day), 0);
  return {
    quotes: sum(({ quotes }) => quotes),
    converted: sum(({ converted }) => converted),
    premium: euro(sum(({ premiumCents }) => premiumCents)),
    acceptances: sum(({ acceptances }) => acceptances),
    acceptedPremium: euro(sum(({ acceptedCents }) => acceptedCents)),
  };
}

/** Every day of a period with its figures. */
function byDay(sums: readonly DaySum[], { from, to }: DashboardQuery): DayFigures[] {
  const ofDay = new Map<string, DaySum[]>();
  for (const sum of sums) ofDay.set(sum.day, [...(ofDay.get(sum.day) ?? []), sum]);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => {
    const day = daysLater(from, i);
    return { day, ...total(ofDay.get(day) ?? []) };
  });
}

function period(sums: readonly DaySum[], { from, to }: DashboardQuery): Period {
  const figures = total(sums);
  const { quotes, converted, premium } = figures;
  return {
    from,
    to,
    ...figures,
    averagePremium: quotes === 0 ? null : euro(Math.round((premium * 100) / quotes)),
    conversion: quotes === 0 ? null : converted / quotes,
  };
}

function readPeriod({ from, to }: DashboardQuery): Result<DashboardQuery> {
  const days = existing({ from, to });
  if (!days.ok) return days;
  if (to < from) return invalid([{ path: 'to', message: message('notBefore', { field: 'from' }) }]);
  if (daysBetween(from, to) >= MOST_DAYS) {
    return invalid([{ path: 'to', message: message('withinDays', { days: MOST_DAYS }) }]);
  }
  return done({ from, to });
}

async function expiring({ library, days, quoteIndex }: DashboardParts, now: number) {
  const today = irishDay(now);
  const until = (days: number) => irishDayStart(daysLater(today, days));
  const next = await quoteIndex.page(
    { ...OPEN, expires: {}, valid: { is: true, at: now } },
    { sort: 'expires', descending: false, limit: NEXT },
  );
  return {
    today: await days.expiring(now, until(1)),
    week: await days.expiring(now, until(WEEK)),
    next: next.map((line) => showLine(library, line, now)),
  };
}

/** The quotes that expired lately with no one having said why they were not taken, the newest first. */
async function unexplained({ library, quoteIndex }: DashboardParts, now: number) {
  const to = irishDay(now);
  const from = daysLater(to, -ASKED_DAYS);
  const { some, count } = await quoteIndex.list(
    { ...OPEN, expires: { ...spanOf({ from }), until: now + 1 } },
    { sort: 'expires', descending: true, limit: ASKED },
  );
  return { from, to, ...totalOf(count), quotes: some.map((line) => showLine(library, line, now)) };
}

/** Sums of rate books as those of their schemes. */
function byScheme(library: Library, sums: readonly OutcomeSum[]) {
  const found = new Map<string, OutcomeFigures>();
  const schemes = new Map<string, Scheme>();
  for (const { rateBookHash, quotes, ...sum } of sums) {
    const scheme = library.byHash(rateBookHash)?.scheme;
    if (scheme) schemes.set(scheme.id, scheme);
    const figures = { ...sum, ...(scheme ? { scheme: scheme.id } : {}) };
    const key = JSON.stringify(figures);
    found.set(key, { ...figures, quotes: quotes + (found.get(key)?.quotes ?? 0) });
  }
  return { sums: [...found.values()], schemes: [...schemes.values()] };
}

/** What became of the quotes of a period, with the names of the clients that made them. */
async function outcomes({ library, days }: DashboardParts, { from, to }: DashboardQuery) {
  const { sums, schemes } = byScheme(library, await days.outcomes(from, to));
  const names = await days.clientNames();
  const sources = [...new Set(sums.map(({ source }) => source))].map((source) => {
    const name = names.get(source);
    return { source, ...(name === undefined ? {} : { name }) };
  });
  return { sums, sources, schemes };
}

async function hasQuotes({ quoteIndex }: DashboardParts): Promise<boolean> {
  const first = { sort: 'created', descending: false, limit: 1 } as const;
  return (await quoteIndex.page({ words: [], created: {}, expires: {} }, first)).length > 0;
}

/** The figures of a period, and of as many days before it. */
export function dashboard(parts: DashboardParts) {
  return async (query: DashboardQuery, { now }: Context): Promise<Result<Dashboard>> => {
    const asked = readPeriod(query);
    if (!asked.ok) return asked;
    const { from, to } = asked.value;
    const length = daysBetween(from, to) + 1;
    const before = { from: daysLater(from, -length), to: daysLater(from, -1) };
    const sums = await parts.days.between(from, to);
    const ofCover = (cover: Cover) => sums.filter((sum) => sum.cover === cover);
    return done({
      today: irishDay(now),
      hasQuotes: await hasQuotes(parts),
      days: byDay(sums, asked.value),
      period: period(sums, asked.value),
      before: period(await parts.days.between(before.from, before.to), before),
      covers: COVERS.map((cover) => ({ cover, ...total(ofCover(cover)) })),
      outcomes: await outcomes(parts, asked.value),
      expiring: await expiring(parts, now),
      unexplained: await unexplained(parts, now),
    });
  };
}
