import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isChosen, NOT_CHOSEN, SAMPLE } from './sample.ts';

/**
 * Leaves out the mutants outside the sample. Stryker has no word for it: it counts them as not compiling, and thus in
 * no score.
 */
function sampleChecker(): Checker {
  const sample = JSON.parse(process.env[SAMPLE] ?? '{}');
  const leftOut = { status: CheckStatus.CompileError, reason: NOT_CHOSEN } as const;
  const chosen = { status: CheckStatus.Passed } as const;
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [mutant.id, isChosen(mutant, sample) ? chosen : leftOut]),
      ),
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker)];
