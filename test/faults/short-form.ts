import type { BreachKind } from './breach.ts';
import { type Mode, modes } from './fault.ts';
import { KNOWN } from './known.ts';
import { edges, type Points, spread } from './points.ts';

/** The scenarios of which the short form tries more points than of the others. */
const MORE: Readonly<Record<string, number>> = { settings: 5, 'driver number': 4 };
const USUAL = 2;

/** A fault that the short form tries. */
export interface Trial {
  readonly mode: Mode;
  readonly at: number;
}

/** A few points of a scenario, each in another mode. Other seeds try other points and modes. */
export function shortForm(scenario: string, points: Points, seed: number): Trial[] {
  return spread(edges('kill', points), MORE[scenario] ?? USUAL, seed).map((at, index) => {
    const mode = modes[(seed + index) % modes.length] ?? 'kill';
    return { mode, at };
  });
}

/** Whether a breach is known, so that the short form lets it pass. */
export function isKnown(scenario: string, kind: BreachKind): boolean {
  return KNOWN.some(({ scenarios, breach }) => breach === kind && scenarios.includes(scenario));
}
