import type {
  NumberInput,
  NumberRule,
  RateBook,
  RowRule,
} from '../../../shared/schemas/rate-book.ts';
import type { Finding } from './finding.ts';
import { unknownWordRule } from './underwrite.ts';

/** The inputs that only an override sets, after underwriting. */
const SET_LATER: ReadonlySet<NumberInput> = new Set(['excess', 'discount']);

function examineNumber({ input, below, above }: NumberRule, path: string): Finding[] {
  const errors: Finding[] = [];
  if (SET_LATER.has(input)) {
    errors.push({ path: `${path}.input`, message: `is not known yet at underwriting: ${input}` });
  }
  if (below === undefined && above === undefined) {
    errors.push({ path, message: 'has no bound' });
  }
  if (below !== undefined && above !== undefined && below > above) {
    errors.push({ path, message: `holds for everything: below ${below} or above ${above}` });
  }
  return errors;
}

function examineRow({ factors }: RateBook, { factor, row }: RowRule, path: string): Finding[] {
  const found = factors.find(({ id }) => id === factor);
  if (!found || !('rows' in found)) {
    return [{ path: `${path}.factor`, message: `names no table: ${factor}` }];
  }
  if (found.rows.some((one) => one.row === row)) return [];
  return [{ path: `${path}.row`, message: `names no row of ${factor}: ${row}` }];
}

/** What is wrong with the underwriting rules of a rate book. */
export function examineRules(book: RateBook): Finding[] {
  const ids = book.underwriting.map(({ id }) => id);
  const taken = new Set(book.factors.map(unknownWordRule));
  return book.underwriting.flatMap((rule, i) => {
    const path = `underwriting[${i}]`;
    const twice = ids.indexOf(rule.id) < i;
    return [
      ...(taken.has(rule.id)
        ? [{ path: `${path}.id`, message: `is the rule of unknown words: ${rule.id}` }]
        : []),
      ...(twice ? [{ path, message: `has ${rule.id} a second time` }] : []),
      ...('factor' in rule ? examineRow(book, rule, path) : examineNumber(rule, path)),
    ];
  });
}
