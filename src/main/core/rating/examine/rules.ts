import { message } from '../../../../shared/domain/messages/message.ts';
import type {
  NumberInput,
  NumberRule,
  RateBook,
  RowRule,
} from '../../../../shared/schemas/rate-book.ts';
import { unknownWordRule } from '../underwrite.ts';
import { below, type Finding, fault, type Place } from './finding.ts';

/** The inputs that only an override sets, after underwriting. */
const SET_LATER: ReadonlySet<NumberInput> = new Set(['excess', 'discount']);

function examineNumber(rule: NumberRule, place: Place): Finding[] {
  const { input, below: least, above: most } = rule;
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

function examineRow({ factors }: RateBook, { factor, row }: RowRule, place: Place): Finding[] {
  const found = factors.find(({ id }) => id === factor);
  if (!found || !('rows' in found)) {
    return [fault(below(place, '.factor'), message('tableUnknown', { factor }))];
  }
  if (found.rows.some((one) => one.row === row)) return [];
  return [fault(below(place, '.row'), message('rowUnknown', { factor, row }))];
}

/** What is wrong with the underwriting rules of a rate book. */
export function examineRules(book: RateBook): Finding[] {
  const ids = book.underwriting.map(({ id }) => id);
  const taken = new Set(book.factors.map(unknownWordRule));
  return book.underwriting.flatMap((rule, i) => {
    const { id } = rule;
    const place = { path: `underwriting[${i}]` };
    const twice = ids.indexOf(id) < i;
    return [
      ...(taken.has(id) ? [fault(below(place, '.id'), message('ruleTaken', { id }))] : []),
      ...(twice ? [fault(place, message('twice', { name: id }))] : []),
      ...('factor' in rule ? examineRow(book, rule, place) : examineNumber(rule, place)),
    ];
  });
}
