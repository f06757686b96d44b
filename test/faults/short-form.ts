import type { BreachKind } from './breach.ts';
import { KNOWN } from './known.ts';
import { type Mode, methodOf, modes } from './mode.ts';
import { edges, type Points, spread } from './points.ts';
import { scenarios } from './scenarios/index.ts';

const recorded = modes.filter((mode) => methodOf(mode).by === 'recording');
/** Without `failing call`: it goes through the others, two at a point. */
const real = modes.filter((mode) => methodOf(mode).by === 'run' && mode !== 'failing call');

/** Faults that the short form tries. */
export interface Trials {
  readonly mode: Mode;
  readonly at: readonly number[];
}

/**
 * A point of a scenario in each mode that needs no run of its own, and one in a mode that does: these
 * have their turn among all scenarios. Other seeds try other points and modes.
 */
export function shortForm(scenario: string, points: Points, seed: number): Trials[] {
  const turn = seed + scenarios.findIndex(({ name }) => name === scenario);
  const one = real[turn % real.length] ?? 'real kill';
  return [...recorded, one].map((mode, index) => ({
    mode,
    at: spread(edges(mode, points), 1, seed + index),
  }));
}

/** Whether a breach is known, so that the short form lets it pass. */
export function isKnown(scenario: string, kind: BreachKind): boolean {
  return KNOWN.some(({ scenarios, breach }) => breach === kind && scenarios.includes(scenario));
}
