import type { Command } from 'commander';
import { wholeNumber } from './whole-number.ts';

const MOST = 1000;

/** The option of a command that lists the newest first. */
export interface LimitOption {
  readonly limit?: number;
}

/** Gives a command the option `--limit`. */
export function limited(command: Command): Command {
  return command.option('--limit <n>', 'how many; 50 unless given', wholeNumber(1, MOST));
}

/** The query of a list, with the limit where one was given. */
export function wanted({ limit }: LimitOption): LimitOption {
  return limit === undefined ? {} : { limit };
}
