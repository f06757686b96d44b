import type { BreachKind } from './breach.ts';
import { KNOWN } from './known.ts';
import { LONG_FORM, type Mode, methodOf } from './mode.ts';
import { edges, type Points, spread } from './points.ts';
import { scenarios } from './scenarios/index.ts';

/** How many points of each scenario the short form tries. */
const STATES = 2;
const RUNS = 1;

/** Of these scenarios it tries more points by a run than of the others. */
const MORE_RUNS: Readonly<Record<string, number>> = { settings: 2, 'driver number': 2 };

/** Faults that the short form tries. */
export interface Trials {
  readonly mode: Mode;
  readonly at: readonly number[];
}

/**
 * A few points of a scenario in each mode that needs no run of its own, and one in a mode that does:
 * these have their turn among all scenarios. Other seeds try other points and modes.
 */
export function shortForm(scenario: string, points: Points, seed: number): Trials[] {
  const turn = seed + scenarios.findIndex(({ name }) => name === scenario);
  const runs: Mode = turn % 3 === 0 ? 'real kill' : 'failing call';
  return LONG_FORM.filter((mode) => methodOf(mode).by === 'recording' || mode === runs).map(
    (mode, index) => {
      const most = mode === runs ? (MORE_RUNS[scenario] ?? RUNS) : STATES;
      return { mode, at: spread(edges(mode, points), most, seed + index) };
    },
  );
}

/** Whether a breach is known, so that the short form lets it pass. */
export function isKnown(scenario: string, kind: BreachKind): boolean {
  return KNOWN.some(({ scenarios, breach }) => breach === kind && scenarios.includes(scenario));
}
