import { checker } from '../../../../shared/contract/check.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import {
  BandsFactor,
  CombinationFactor,
  CombinedRule,
  LineFactor,
  NumberRule,
  RateBook,
  RowRule,
  TableFactor,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Finding } from './finding.ts';
import { byKind, errorsOf, partOf, readShape, type Shape } from './read-shape.ts';
import { examineSize } from './size.ts';

/** A rate book, or what keeps a value from having the shape of one. */
export type ReadBook = { readonly book: RateBook } | { readonly findings: readonly Finding[] };

const RULES = {
  combined: checker(CombinedRule),
  row: checker(RowRule),
  number: checker(NumberRule),
};

function ruleErrors(rule: unknown): readonly InputError[] {
  const has = (name: string) => partOf(rule, name) !== undefined;
  if (has('conditions') || has('match')) return errorsOf(RULES.combined, rule);
  return errorsOf(has('factor') ? RULES.row : RULES.number, rule);
}

const BOOK: Shape<RateBook> = {
  check: checker(RateBook),
  lists: {
    factors: byKind({
      table: checker(TableFactor),
      combination: checker(CombinationFactor),
      bands: checker(BandsFactor),
      line: checker(LineFactor),
    }),
    underwriting: ruleErrors,
  },
  tables: 'factors',
};

/** Reads a value as a rate book; each place that has not its shape is a fault, and what there is too much of. */
export function readBook(value: unknown): ReadBook {
  const much = examineSize(value);
  if (much.length > 0) return { findings: much };
  const read = readShape(value, BOOK);
  return 'content' in read ? { book: read.content } : read;
}
