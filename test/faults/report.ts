import { BREACHES } from './breach.ts';
import type { Mode } from './fault.ts';
import { type Points, pointName } from './points.ts';
import type { Outcome } from './run.ts';

/** What became of a scenario in one mode. */
export interface Row {
  readonly scenario: string;
  readonly mode: Mode;
  readonly points: Points;
  readonly outcomes: readonly Outcome[];
}

/** How many faults broke an invariant. */
export function failures(rows: readonly Row[]): number {
  return rows.flatMap(({ outcomes }) => outcomes).filter(({ breach }) => breach).length;
}

/** The counts, a line for each scenario and mode. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ scenario, mode, points, outcomes }) => [
    scenario,
    mode,
    `${points.count}`,
    `${outcomes.length}`,
    `${outcomes.filter(({ acknowledged }) => acknowledged).length}`,
    `${outcomes.filter(({ breach }) => !breach).length}`,
    `${outcomes.filter(({ breach }) => breach).length || ''}`,
  ]);
  const heads = ['scenario', 'mode', 'points', 'tried', 'acknowledged', 'ok', 'failed'];
  const all = [heads, ...cells];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** Every failure of a row: a line for each reason, with the points. */
function failuresIn({ scenario, mode, points, outcomes }: Row): string[] {
  const byReason = new Map<string, string[]>();
  for (const { at, breach } of outcomes) {
    if (!breach) continue;
    const reason = `${BREACHES[breach.kind]}: ${breach.message}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${at} (${pointName(points, at)})`]);
  }
  return [...byReason].map(
    ([reason, where]) => `${scenario}, ${mode}: ${reason}\n  at ${where.join(', ')}`,
  );
}

/** Every failure with its points and its reason. */
export function failureList(rows: readonly Row[]): string {
  return rows.flatMap(failuresIn).join('\n');
}
