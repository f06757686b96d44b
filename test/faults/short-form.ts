import type { BreachKind } from './breach.ts';
import { type Mode, modes } from './fault.ts';
import { KNOWN } from './known.ts';
import { edges, type Points, spread } from './points.ts';
import { scenarios } from './scenarios/index.ts';

/** Of these scenarios the short form tries more points than of the others. */
const MORE: Readonly<Record<string, number>> = { settings: 3, 'driver number': 4 };
const USUAL = 2;

/** A fault that the short form tries. */
export interface Trial {
  readonly mode: Mode;
  readonly at: number;
}

/**
 * A few points of a scenario, each in another mode; all modes have their turn among all scenarios.
 * Other seeds try other points and modes.
 */
export function shortForm(scenario: string, points: Points, seed: number): Trial[] {
  const turn = seed + (USUAL + 1) * scenarios.findIndex(({ name }) => name === scenario);
  return spread(edges('kill', points), MORE[scenario] ?? USUAL, seed).map((at, index) => {
    const mode = modes[(turn + index) % modes.length] ?? 'kill';
    return { mode, at };
  });
}

/** Whether a breach is known, so that the short form lets it pass. */
export function isKnown(scenario: string, kind: BreachKind): boolean {
  return KNOWN.some(({ scenarios, breach }) => breach === kind && scenarios.includes(scenario));
}
