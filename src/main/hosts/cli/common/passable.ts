import { InvalidArgumentError } from 'commander';
import { PASSABLE, type PassableCode } from '../../../../shared/domain/quotes/checklist.ts';

/** The items that may be passed before cover, as help lists them. */
export const PASSABLE_ITEMS = PASSABLE.join(', ');

/** Reads items of the checklist by commas; `none` is no item. */
export function readPassable(text: string): PassableCode[] {
  const named = text === 'none' ? [] : text.split(',').map((item) => item.trim());
  const known = PASSABLE.filter((item) => named.includes(item));
  if (known.length < named.length) {
    throw new InvalidArgumentError(`Allowed are ${PASSABLE_ITEMS}, or none.`);
  }
  return known;
}
