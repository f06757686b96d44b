import { SEGMENTS, type Segment } from '../../../shared/domain/rate-books/impact.ts';
import type { ImpactReport } from '../../../shared/schemas/rate-books/impact.ts';
import type { CompiledBook } from '../rating/rate.ts';
import { addMoves, keepMove, type LargestMoves, showMoves } from './largest-moves.ts';
import { type MeasuredRisk, type Outcome, outcomeOf } from './outcome.ts';
import { SEGMENT_OF } from './segments.ts';
import { addTotals, count, noTotals, showTotals, type Totals } from './totals.ts';

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
