import { message } from '../../../../shared/domain/messages/message.ts';
import type { NumberInput } from '../../../../shared/domain/quotes/rating-inputs.ts';
import type {
  NumberTest,
  RateBook,
  RowTest,
  RuleTest,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { unknownWordRule } from '../underwrite.ts';
import { below, type Finding, fault, type Place, rulePlace } from './finding.ts';

/** The inputs that only an override sets, after underwriting. */
const SET_LATER: ReadonlySet<NumberInput> = new Set(['excess', 'discount']);

function examineNumber(test: NumberTest, place: Place): Finding[] {
  const { input, below: least, above: most } = test;
  const found: Finding[] = [];
  if (SET_LATER.has(input)) {
    found.push(fault(below(place, '.input'), message('inputLater', { input })));
  }
  if (least === undefined && most === undefined) found.push(fault(place, message('noBound')));
  if (least !== undefined && most !== undefined && least > most) {
    found.push(fault(place, message('holdsAlways', { below: least, above: most })));
  }
  return found;
}

function examineRow({ factors }: RateBook, { factor, row }: RowTest, place: Place): Finding[] {
  const found = factors.find(({ id }) => id === factor);
  if (!found || !('rows' in found)) {
    return [fault(below(place, '.factor'), message('tableUnknown', { factor }))];
  }
  if (found.rows.some((one) => one.row === row)) return [];
  return [fault(below(place, '.row'), message('rowUnknown', { factor, row }))];
}

/** The tests of a rule, each with its place. */
function placedTests(
  rule: UnderwritingRule,
  place: Place,
): { readonly test: RuleTest; readonly at: Place }[] {
  if (!('conditions' in rule)) return [{ test: rule, at: place }];
  return rule.conditions.flatMap((one, i) => {
    const at = below(place, `.conditions[${i}]`);
    if (!('tests' in one)) return [{ test: one, at }];
    return one.tests.map((test, j) => ({ test, at: below(at, `.tests[${j}]`) }));
  });
}

/** What is wrong with the underwriting rules of a rate book. */
export function examineRules(book: RateBook): Finding[] {
  const ids = book.underwriting.map(({ id }) => id);
  const taken = new Set(book.factors.map(unknownWordRule));
  return book.underwriting.flatMap((rule, i) => {
    const { id } = rule;
    const place = rulePlace(rule, i);
    const twice = ids.indexOf(id) < i;
    return [
      ...(taken.has(id) ? [fault(below(place, '.id'), message('ruleTaken', { id }))] : []),
      ...(twice ? [fault(place, message('twice', { name: id }))] : []),
      ...placedTests(rule, place).flatMap(({ test, at }) =>
        'factor' in test ? examineRow(book, test, at) : examineNumber(test, at),
      ),
    ];
  });
}
