import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Location } from '@stryker-mutator/api/core';

/** A random part of the mutants of a set. */
export interface Sample {
  /** Of all mutants, in percent. */
  readonly percent: number;
  /** Another seed chooses others; a larger part by the same seed has all of a smaller one. */
  readonly seed: number;
}

/** The variable that has the sample, as JSON, for Stryker's own processes. */
export const SAMPLE = 'QUOTEDESK_MUTATION_SAMPLE';

/** What Stryker notes of a mutant that was not chosen. */
export const NOT_CHOSEN = 'Not in the sample';

/** Stryker's processes have other working directories. */
const ROOT = join(import.meta.dirname, '../..');

/** A mutant as Stryker's results have it. */
interface Mutant {
  readonly fileName: string;
  readonly location: Location;
  readonly mutatorName: string;
  readonly replacement?: string;
}

/** Whether a mutant is in the sample: by its digest, so that each process decides by itself. */
export function isChosen(mutant: Mutant, { percent, seed }: Sample): boolean {
  const { fileName, location, mutatorName, replacement } = mutant;
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  const identity = [seed, relative(ROOT, fileName), ...place, mutatorName, replacement];
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest();
  return digest.readUInt32BE() / 2 ** 32 < percent / 100;
}

/** The standard normal quantile of 97.5 %: 95 % lie within as many standard deviations on both sides. */
const Z = 1.96;

/**
 * Between which shares of all, in percent, the share in a random sample points with 95 % confidence: Wilson's score
 * interval, without the correction for a finite population, which would make it narrower.
 */
export function confidence(noticed: number, tried: number): readonly [number, number] {
  if (tried === 0) return [0, 100];
  const share = noticed / tried;
  const middle = share + Z ** 2 / (2 * tried);
  const half = Z * Math.sqrt((share * (1 - share)) / tried + (Z / (2 * tried)) ** 2);
  const whole = 1 + Z ** 2 / tried;
  return [(100 * (middle - half)) / whole, (100 * (middle + half)) / whole];
}
