import { BREACHES } from './breach.ts';
import { pointName } from './points.ts';
import type { Row } from './run.ts';
import type { Outcome } from './trials.ts';

const count = (outcomes: readonly Outcome[], has: (outcome: Outcome) => boolean) =>
  outcomes.filter(has).length;

/** How many faults broke an invariant. */
export function failures(rows: readonly Row[]): number {
  return count(
    rows.flatMap(({ outcomes }) => outcomes),
    ({ breach }) => breach !== undefined,
  );
}

/** What the table counts of outcomes, by the head of its column. */
const COUNTS: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  tried: () => true,
  met: ({ met }) => met,
  acknowledged: ({ acknowledged }) => acknowledged,
  checks: ({ repeats }) => !repeats,
  held: ({ breach }) => breach === undefined,
  failed: ({ breach }) => breach !== undefined,
};

const countsOf = (outcomes: readonly Outcome[]) =>
  Object.values(COUNTS).map((has) => `${count(outcomes, has)}`);

/**
 * The counts, a line for each scenario and mode, and one for all: how many points there are; how
 * many faults were tried, and of them how many happened, came after the caller could know that it
 * was done, left a state of their own to check, held and failed.
 */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ scenario, mode, points, outcomes }) => [
    scenario,
    mode,
    `${points.count}`,
    ...countsOf(outcomes),
  ]);
  const heads = ['scenario', 'mode', 'points', ...Object.keys(COUNTS)];
  const total = ['all', '', '', ...countsOf(rows.flatMap(({ outcomes }) => outcomes))];
  const all = [heads, ...cells, total];
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
  for (const { at, fault, breach } of outcomes) {
    if (!breach) continue;
    const reason = `${BREACHES[breach.kind]}: ${breach.message}`;
    const where = [pointName(points, at), fault].filter((part) => part !== '').join(', ');
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${at} (${where})`]);
  }
  return [...byReason].map(
    ([reason, where]) => `${scenario}, ${mode}: ${reason}\n  at ${where.join(', ')}`,
  );
}

/** Every failure with its points and its reason. */
export function failureList(rows: readonly Row[]): string {
  return rows.flatMap(failuresIn).join('\n');
}
