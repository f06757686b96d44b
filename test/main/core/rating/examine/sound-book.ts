import { readFileSync } from 'node:fs';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import { type Finding, findingText } from '../../../../../src/main/core/rating/examine/finding.ts';
import { checker } from '../../../../../src/shared/contract/check.ts';
import { type Factor, RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { levies } from '../demonstration.ts';

const FILE = new URL('../../../../fixtures/rate-books/sound.json', import.meta.url);

function readSound(): RateBook {
  const checked = checker(RateBook)(JSON.parse(readFileSync(FILE, 'utf8')));
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors, null, 2));
  return checked.value;
}

/** A book for tests that spoil one: it stays as it is when the books that users get change. */
export const book = readSound();

const before = new Set(examine(book, levies).map(findingText));

/** What is found in a changed book and not in the sound one. */
export const added = (changed: RateBook): Finding[] =>
  examine(changed, levies).filter((finding) => !before.has(findingText(finding)));

/** A factor of the book by its id. */
export function factor<K extends Factor['kind']>(
  kind: K,
  id: string,
): Extract<Factor, { kind: K }> {
  const found = book.factors.find(
    (it): it is Extract<Factor, { kind: K }> => it.id === id && it.kind === kind,
  );
  if (found === undefined) throw new Error(`The book has no ${kind} ${id}`);
  return found;
}
