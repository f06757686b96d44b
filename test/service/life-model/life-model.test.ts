/** @module-tag thorough */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { anyCommand } from './commands/any-command.ts';
import type { Command } from './commands/command.ts';
import { expectAll } from './commands/retrieve.ts';
import type { Model } from './model.ts';
import { openReal, START } from './real.ts';

/** Each takes some seconds; LIFE_RUNS sets more. */
const RUNS = Number(process.env.LIFE_RUNS ?? 10);
const MOST_STEPS = 100;
/** Milliseconds: each run opens the application on data of its own. */
const TIME = 600_000;

/** A failing run prints its seed; set as LIFE_SEED it brings the same steps back. */
const { LIFE_SEED } = process.env;

const real = openedForAll(() => openReal());

/** The same step, counted when it is taken. */
function counted(command: Command, count: () => void): Command {
  return {
    check: (model) => command.check(model),
    run: (model, system) => {
      count();
      return command.run(model, system);
    },
    toString: () => command.toString(),
  };
}

test(
  'whatever happens to quotes, in whatever order, is what a small model says',
  async () => {
    let steps = 0;
    const step = anyCommand.map((command) =>
      counted(command, () => {
        steps += 1;
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.commands([step], { maxCommands: MOST_STEPS, size: 'max' }),
        async (commands) => {
          const model: Model = { quotes: [], now: START };
          await real.begin();
          await fc.asyncModelRun(() => ({ model, real }), commands);
          await expectAll(model, real);
          expect(await real.replayed()).toMatchObject({
            ok: true,
            value: { differing: [], chain: { broken: null } },
          });
        },
      ),
      {
        numRuns: RUNS,
        ...(LIFE_SEED === undefined ? {} : { seed: Number(LIFE_SEED) }),
      },
    );
    // Each life takes some dozens of steps, most of them.
    expect(steps).toBeGreaterThan(RUNS * 15);
  },
  TIME,
);
