import type { BreachKind } from './breach.ts';
import type { Mode } from './mode.ts';
import type { Points } from './points.ts';

/** A fault of the host that is known and not fixed yet. */
export interface Known {
  readonly scenarios: readonly string[];
  readonly breach: BreachKind;
  readonly reason: string;
  /** Where it shows for certain: in a mode of the first scenario, at a point. */
  readonly shown: { readonly mode: Mode; readonly at: (points: Points) => number };
}

/** What the short form lets pass. Anyone who fixes one removes it: the test fails until then. */
export const KNOWN: readonly Known[] = [];
