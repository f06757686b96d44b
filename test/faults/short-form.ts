import { type Mode, methodOf, modes } from './mode.ts';
import { edges, type Points, spread } from './points.ts';
import { scenarios } from './scenarios/index.ts';

/** What a power cut leaves, in two ways. */
const cuts = modes.filter((mode) => methodOf(mode).by === 'recording' && mode !== 'kill');
/** Without `failing call`: it goes through the others, two at a point. */
const real = modes.filter((mode) => methodOf(mode).by === 'run' && mode !== 'failing call');

/** Faults that the short form tries. */
export interface Trials {
  readonly mode: Mode;
  readonly at: readonly number[];
}

/**
 * A kill of a scenario, and a power cut or one of the modes that need a run of their own, each at one
 * point: all modes have their turn among all scenarios. Other seeds try other points and modes.
 */
export function shortForm(scenario: string, points: Points, seed: number): Trials[] {
  const turn = seed + scenarios.findIndex(({ name }) => name === scenario);
  const others = turn % 2 === 0 ? cuts : real;
  const inTurn = others[(turn >> 1) % others.length] ?? 'power cut';
  return (['kill', inTurn] as const).map((mode, index) => ({
    mode,
    at: spread(edges(mode, points), 1, seed + index),
  }));
}
