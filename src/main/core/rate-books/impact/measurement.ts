import { euro } from '../../../../shared/domain/money.ts';
import { type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { SEGMENTS, type Segment } from '../../../../shared/domain/rate-books/impact.ts';
import type { ImpactReport, Move } from '../../../../shared/schemas/rate-books/impact.ts';
import type { CompiledBook } from '../../rating/rate.ts';
import { PEOPLE } from '../portfolio/place.ts';
import { type MeasuredRisk, type Outcome, outcomeOf } from './outcome.ts';
import { addTotals, count, noTotals, percentOf, showTotals, type Totals } from './totals.ts';

/** How many moves each way are kept. */
const MOST = 10;

/** A risk whose premium moved; amounts in cents. */
interface KeptMove {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly cover: Cover;
  readonly age: number | undefined;
  readonly noClaimsYears: number | undefined;
  readonly county: string | undefined;
}

/** The ten largest moves in one direction, the largest first. */
type LargestMoves = KeptMove[];

const sizeOf = ({ before, after }: Pick<KeptMove, 'before' | 'after'>) => Math.abs(after - before);

/** The larger move first; of two alike the lower id, so that no order of work shows. */
function isBefore(one: KeptMove, other: KeptMove): boolean {
  const difference = sizeOf(one) - sizeOf(other);
  if (difference !== 0) return difference > 0;
  return one.id.length === other.id.length ? one.id < other.id : one.id.length < other.id.length;
}

function insert(moves: LargestMoves, move: KeptMove): void {
  const place = moves.findIndex((other) => isBefore(move, other));
  moves.splice(place === -1 ? moves.length : place, 0, move);
  if (moves.length > MOST) moves.pop();
}

/** Keeps a move where it is among the largest. */
function keepMove(
  moves: LargestMoves,
  { id, inputs }: MeasuredRisk,
  cents: { readonly before: number; readonly after: number },
): void {
  const last = moves.at(-1);
  // Nearly every risk of a million ends here, without a move of its own.
  if (last && moves.length === MOST && sizeOf(cents) < sizeOf(last)) return;
  const { cover, driverAge: age, noClaimsYears, county } = inputs;
  insert(moves, { id, ...cents, cover, age, noClaimsYears, county });
}

/** Adds the largest moves of other risks. */
function addMoves(moves: LargestMoves, others: LargestMoves): void {
  for (const move of others) insert(moves, move);
}

/** Moves in euro. */
function showMoves(moves: LargestMoves): Move[] {
  return moves.map(({ id, before, after, cover, age, noClaimsYears, county }) => ({
    risk: id,
    before: euro(before),
    after: euro(after),
    difference: euro(after - before),
    percent: percentOf(before, after),
    cover,
    ...(age === undefined ? {} : { age }),
    ...(noClaimsYears === undefined ? {} : { noClaimsYears }),
    ...(county === undefined ? {} : { county }),
  }));
}

/** The oldest of each band of ages, and what the band is called. */
const AGES: readonly (readonly [number, string])[] = [
  [16, 'under 17'],
  [24, '17 to 24'],
  [29, '25 to 29'],
  [39, '30 to 39'],
  [49, '40 to 49'],
  [59, '50 to 59'],
  [69, '60 to 69'],
  [Number.POSITIVE_INFINITY, '70 and over'],
];

/** From so many years on, no-claims bonuses count as one segment. */
const MOST_YEARS = 5;

/** Where nothing was answered. */
const UNSAID = '';
/** What a county is called that is none: texts from outside must not become segments without end. */
const ELSEWHERE = 'Other';

const COUNTIES = new Map(Object.keys(PEOPLE).map((county) => [county.toLowerCase(), county]));

/** The band of a policyholder's age. */
function ageBand(age: number | undefined): string {
  return age === undefined ? UNSAID : (AGES.find(([upTo]) => age <= upTo)?.[1] ?? UNSAID);
}

/** The band of the years of a no-claims bonus. */
function noClaimsBand(years: number | undefined): string {
  if (years === undefined) return UNSAID;
  return years >= MOST_YEARS ? `${MOST_YEARS} and more` : `${Math.floor(years)}`;
}

function countyName(county: string | undefined): string {
  if (county === undefined) return UNSAID;
  return (
    COUNTIES.get(
      county
        .trim()
        .toLowerCase()
        .replace(/^co\.? /, ''),
    ) ?? ELSEWHERE
  );
}

/** The segment that a risk is in, of each kind; undefined where it is in none. */
const SEGMENT_OF: { readonly [S in Segment]: (risk: MeasuredRisk) => string | undefined } = {
  scheme: ({ scheme }) => scheme,
  cover: ({ inputs }) => coverTitle[inputs.cover],
  age: ({ inputs }) => ageBand(inputs.driverAge),
  noClaims: ({ inputs }) => noClaimsBand(inputs.noClaimsYears),
  county: ({ inputs }) => countyName(inputs.county),
  outcome: ({ outcome }) => outcome,
};

type RuleCount = ImpactReport['rules'][number];

/**
 * What two books make of some risks. It does not grow with their number: totals are counters, and
 * there are only so many segments, rules and largest moves. A structured clone keeps all of it.
 */
export interface Measurement {
  readonly total: Totals;
  readonly segments: { readonly [S in Segment]: Map<string, Totals> };
  /** By the rule and what it does. */
  readonly rules: Map<string, RuleCount>;
  readonly dearer: LargestMoves;
  readonly cheaper: LargestMoves;
  /** Quotes that could not be read. */
  skipped: number;
}

/** A measurement of no risk. */
export function noMeasurement(): Measurement {
  return {
    total: noTotals(),
    segments: {
      scheme: new Map(),
      cover: new Map(),
      age: new Map(),
      noClaims: new Map(),
      county: new Map(),
      outcome: new Map(),
    },
    rules: new Map(),
    dearer: [],
    cheaper: [],
    skipped: 0,
  };
}

function totalsOf(segments: Map<string, Totals>, name: string): Totals {
  const totals = segments.get(name) ?? noTotals();
  segments.set(name, totals);
  return totals;
}

/** Counts risks for a rule that newly holds. */
function countRule(rules: Measurement['rules'], rule: RuleCount): void {
  const key = `${rule.decision} ${rule.rule}`;
  const known = rules.get(key);
  if (known) known.risks += rule.risks;
  else rules.set(key, { ...rule });
}

function isNew(from: Outcome, to: Outcome): boolean {
  if (to.decision === 'decline') return from.decision !== 'decline';
  return to.decision === 'refer' && from.decision === 'quote';
}

/** Rates a risk by two books, and adds it to a measurement. */
export function measure(
  measurement: Measurement,
  { from, to }: { readonly from: CompiledBook; readonly to: CompiledBook },
  risk: MeasuredRisk,
): void {
  const [earlier, later] = [outcomeOf(from, risk), outcomeOf(to, risk)];
  count(measurement.total, earlier, later);
  for (const by of SEGMENTS) {
    const name = SEGMENT_OF[by](risk);
    if (name !== undefined) count(totalsOf(measurement.segments[by], name), earlier, later);
  }
  if (isNew(earlier, later) && later.decision !== 'quote') {
    const { decision } = later;
    for (const reason of later.reasons) {
      countRule(measurement.rules, { ...reason, decision, risks: 1 });
    }
  }
  const [before, after] = [earlier.cents, later.cents];
  if (before === undefined || after === undefined || before === after) return;
  const moves = after > before ? measurement.dearer : measurement.cheaper;
  keepMove(moves, risk, { before, after });
}

/** Puts measurements of different risks together; in whatever order, it is the same. */
export function merged(measurements: readonly Measurement[]): Measurement {
  const all = noMeasurement();
  for (const { total, segments, rules, dearer, cheaper, skipped } of measurements) {
    addTotals(all.total, total);
    for (const by of SEGMENTS) {
      for (const [name, totals] of segments[by])
        addTotals(totalsOf(all.segments[by], name), totals);
    }
    for (const rule of rules.values()) countRule(all.rules, rule);
    addMoves(all.dearer, dearer);
    addMoves(all.cheaper, cheaper);
    all.skipped += skipped;
  }
  return all;
}

/** A measurement as a report shows it: segments and rules in an order that depends on nothing else. */
export function showMeasurement({ total, segments, rules, dearer, cheaper, skipped }: Measurement) {
  const byName = ([a]: readonly [string, Totals], [b]: readonly [string, Totals]) =>
    a.localeCompare(b, 'en');
  return {
    skipped,
    total: showTotals(total),
    segments: SEGMENTS.flatMap((by) =>
      [...segments[by]].sort(byName).map(([name, totals]) => ({ by, name, ...showTotals(totals) })),
    ),
    rules: [...rules.values()].sort(
      (a, b) => b.risks - a.risks || a.rule.localeCompare(b.rule, 'en'),
    ),
    dearer: showMoves(dearer),
    cheaper: showMoves(cheaper),
  } satisfies Partial<ImpactReport>;
}
