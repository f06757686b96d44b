import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Breach, type BreachKind } from './breach.ts';
import type { Mode } from './mode.ts';
import type { Points } from './points.ts';
import type { Recording } from './recording.ts';
import type { Outcome } from './trials.ts';

/** The outcomes of a scenario in one mode, kept in a file from one run to the next. */
export interface KeptOutcomes {
  /** Those of earlier runs. */
  readonly known: readonly Outcome[];
  readonly keep: (outcome: Outcome) => void;
}

/** What was tried, and on what. */
interface Tried {
  readonly mode: Mode;
  readonly seed: number;
  /** Names the build of the hosts. */
  readonly build: string;
}

/** A line of the file. */
interface Line extends Omit<Outcome, 'breach'> {
  /** What the outcome is of: where this differs, the point is another one. */
  readonly of: string;
  readonly breach?: { readonly kind: BreachKind; readonly message: string };
}

/** The same for runs that met the same kinds of calls in the same order. */
function sequence({ count, changes }: Points): string {
  const kinds = Array.from({ length: count }, (_, i) => changes.get(i + 1)?.kind ?? 'none');
  return createHash('sha256').update(kinds.join(' ')).digest('hex');
}

function outcomeOf({ of: _, breach, ...outcome }: Line): Outcome {
  return breach ? { ...outcome, breach: new Breach(breach.kind, breach.message) } : outcome;
}

/** The lines of a file that may not be there; one that was cut off is left out. */
function linesIn(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/**
 * The outcomes that a file has of a scenario in a mode, by the same seed, the same build and a recording
 * with the same calls.
 */
export function keptOutcomes(
  file: string,
  { scenario, points }: Pick<Recording, 'scenario' | 'points'>,
  { mode, seed, build }: Tried,
): KeptOutcomes {
  const of = [scenario.name, mode, seed, build, sequence(points)].join(', ');
  return {
    known: linesIn(file)
      .filter((line) => line.of === of)
      .map(outcomeOf),
    keep: ({ breach, ...outcome }) => {
      const said = breach ? { breach: { kind: breach.kind, message: breach.message } } : {};
      // On a line of its own, also after one that was cut off.
      appendFileSync(file, `\n${JSON.stringify({ of, ...outcome, ...said })}`);
    },
  };
}
