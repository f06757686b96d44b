import { count } from './money.ts';

/** How many there are; `isLeast`: there are at least so many. */
export interface Count {
  readonly count: number;
  readonly isLeast: boolean;
}

/** A number of things as it is written: `1,000+` where there are at least so many. */
export function writtenCount({ count: number, isLeast }: Count): string {
  return isLeast ? `${count(number)}+` : count(number);
}
