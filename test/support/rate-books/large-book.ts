import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { editionOf } from './book-edition.ts';

/** How many of each a book is to have more than the demonstration. */
export interface Added {
  readonly rows?: number;
  readonly points?: number;
  readonly factors?: number;
  readonly rules?: number;
  readonly examples?: number;
  /** Choices of words of one combination. */
  readonly choices?: number;
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A book with nothing wrong with it but how much it has. */
export function largeBook({
  rows = 0,
  points = 0,
  factors = 0,
  rules = 0,
  examples = 0,
  choices = 0,
}: Added): RateBook {
  return editionOf('large', (book) => {
    for (const factor of book.factors) {
      if (factor.kind === 'table' && factor.id === 'area') {
        factor.rows.push(...times(rows, (i) => ({ row: `County ${i}`, relativity: 1, words: [] })));
      }
    }
    const [line] = book.factors.filter(({ kind }) => kind === 'line');
    if (line?.kind === 'line') {
      const last = line.points.at(-1);
      if (last) line.points.push(...times(points, (i) => ({ ...last, at: last.at + i + 1 })));
    }
    const [table] = book.factors.filter(({ kind }) => kind === 'table');
    if (table) book.factors.push(...times(factors, (i) => ({ ...table, id: `more-${i}` })));
    const [rule] = book.underwriting;
    if (rule) book.underwriting.push(...times(rules, (i) => ({ ...rule, id: `more-${i}` })));
    const [example] = book.examples;
    if (example)
      book.examples.push(...times(examples, (i) => ({ ...example, title: `More ${i}` })));
    const [combination] = book.factors.filter(({ kind }) => kind === 'combination');
    if (combination?.kind === 'combination' && choices > 0) {
      const [first] = combination.combinations;
      const words = times(Math.ceil(choices ** 0.5), (i) => `W${i}`);
      const [one, other] = combination.inputs;
      if (first && one && other) {
        combination.combinations.push({ row: first.row, words: { [one]: words, [other]: words } });
      }
    }
  });
}
