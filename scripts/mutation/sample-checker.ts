import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, Position } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isChosen, NOT_CHOSEN, SAMPLE } from './sample.ts';

const next = ({ line, column }: Position): Position => ({ line: line + 1, column: column + 1 });

/** Where a mutant is in Stryker's results: they count lines and columns from 1, and its mutants from 0. */
function inResults({ fileName, mutatorName, replacement, location }: Mutant) {
  const { start, end } = location;
  return { fileName, mutatorName, replacement, location: { start: next(start), end: next(end) } };
}

/**
 * Leaves out the mutants outside the sample. Stryker has no word for it: it counts them as not compiling, and thus in
 * no score.
 */
export function sampleChecker(): Checker {
  const sample = JSON.parse(process.env[SAMPLE] ?? '{}');
  const leftOut = { status: CheckStatus.CompileError, reason: NOT_CHOSEN } as const;
  const chosen = { status: CheckStatus.Passed } as const;
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isChosen(inResults(mutant), sample) ? chosen : leftOut,
        ]),
      ),
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker)];
