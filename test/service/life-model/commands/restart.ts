import fc from 'fast-check';
import type { Command } from './command.ts';

const restart: Command = {
  check: () => true,
  run: async (_model, real) => real.restart(),
  toString: () => 'restart',
};

/** Ends the application and opens it again on its data. */
export const restarts = fc.constant(restart);
