import type { BreachKind } from './breach.ts';
import { KNOWN } from './known.ts';
import { type Mode, methodOf, modes } from './mode.ts';
import { edges, type Points, spread } from './points.ts';
import { scenarios } from './scenarios/index.ts';

const recorded = modes.filter((mode) => methodOf(mode).by === 'recording');
/** `failing call` goes through the others, two at a point. */
const real = modes.filter((mode) => methodOf(mode).by === 'run' && mode !== 'failing call');

/** Points of each scenario in a mode: one that needs no run of its own is cheap. */
const RECORDED = 2;
const REAL = 1;

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
  const one = real[turn % real.length] ?? 'real kill';
  const trials = (mode: Mode, most: number, index: number): Trials => ({
    mode,
    at: spread(edges(mode, points), most, seed + index),
  });
  return [
    ...recorded.map((mode, index) => trials(mode, RECORDED, index)),
    trials(one, REAL, recorded.length),
  ];
}

/** Whether a breach is known, so that the short form lets it pass. */
export function isKnown(scenario: string, kind: BreachKind): boolean {
  return KNOWN.some(({ scenarios, breach }) => breach === kind && scenarios.includes(scenario));
}
