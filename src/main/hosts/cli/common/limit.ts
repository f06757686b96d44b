import { type Command, InvalidArgumentError } from 'commander';

const MOST = 1000;

function count(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST) return number;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST}.`);
}

/** The option of a command that lists the newest first. */
export interface LimitOption {
  readonly limit?: number;
}

/** Gives a command the option `--limit`. */
export function limited(command: Command): Command {
  return command.option('--limit <n>', 'how many; 50 unless given', count);
}

/** The query of a list, with the limit where one was given. */
export function wanted({ limit }: LimitOption): LimitOption {
  return limit === undefined ? {} : { limit };
}
