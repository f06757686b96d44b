import { type Check, checker } from '../../../../shared/contract/check.ts';
import type { InputError } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { RateBook } from '../../../../shared/schemas/rate-book.ts';
import {
  BandsFactor,
  CombinationFactor,
  LineFactor,
  TableFactor,
} from '../../../../shared/schemas/rate-book-factors.ts';
import { CombinedRule, NumberRule, RowRule } from '../../../../shared/schemas/rate-book-rules.ts';
import { type Finding, fault } from './finding.ts';

/** A rate book, or what keeps a value from having the shape of one. */
export type ReadBook = { readonly book: RateBook } | { readonly findings: readonly Finding[] };

const checkBook = checker(RateBook);

// Each kind has a check of its own: against all at once, every fault would be said once for each kind.
const FACTORS = {
  table: checker(TableFactor),
  combination: checker(CombinationFactor),
  bands: checker(BandsFactor),
  line: checker(LineFactor),
};
const RULES = {
  combined: checker(CombinedRule),
  row: checker(RowRule),
  number: checker(NumberRule),
};

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const errorsOf = (check: Check<unknown>, value: unknown) => {
  const checked = check(value);
  return 'errors' in checked ? checked.errors : [];
};

function factorErrors(factor: unknown): readonly InputError[] {
  const kind = partOf(factor, 'kind');
  const known = Object.entries(FACTORS).find(([name]) => name === kind);
  const choices = Object.keys(FACTORS).join(', ');
  return known
    ? errorsOf(known[1], factor)
    : [{ path: 'kind', message: message('oneOf', { choices }) }];
}

function ruleErrors(rule: unknown): readonly InputError[] {
  const has = (name: string) => partOf(rule, name) !== undefined;
  if (has('conditions') || has('match')) return errorsOf(RULES.combined, rule);
  return errorsOf(has('factor') ? RULES.row : RULES.number, rule);
}

/** The lists whose items have several shapes, with what tells the errors of one item. */
const LISTS = { factors: factorErrors, underwriting: ruleErrors };

function listErrors(value: unknown): InputError[] {
  return Object.entries(LISTS).flatMap(([name, errorsIn]) => {
    const list = partOf(value, name);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item, i) =>
      errorsIn(item).map((error) => ({ ...error, path: `${name}.${i}.${error.path}` })),
    );
  });
}

/** The value with its lists empty: whatever is wrong with it is outside their items. */
function withoutItems(value: unknown): unknown {
  const lists = Object.keys(LISTS).filter((name) => Array.isArray(partOf(value, name)));
  if (lists.length === 0) return value;
  return Object.assign({}, value, Object.fromEntries(lists.map((name) => [name, []])));
}

/** `factors.2.rows.0` as JavaScript reaches it: `factors[2].rows[0]`. */
const reached = (path: string) => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/\.$/, '');

/** The factor that a path goes into, where it says its name. */
function tableAt(value: unknown, path: string) {
  const index = /^factors\.(\d+)/.exec(path)?.[1];
  const factor = index === undefined ? undefined : partOf(partOf(value, 'factors'), index);
  const [id, title] = [partOf(factor, 'id'), partOf(factor, 'title')];
  return typeof id === 'string' && typeof title === 'string' ? { table: { id, title } } : {};
}

/** Reads a value as a rate book; each place that has not its shape is a fault. */
export function readBook(value: unknown): ReadBook {
  const checked = checkBook(value);
  if ('value' in checked) return { book: checked.value };
  const errors = [...errorsOf(checkBook, withoutItems(value)), ...listErrors(value)];
  // Of several shapes that a value may have, the first says enough.
  const first = errors.filter(
    ({ path }, i) => errors.findIndex((other) => other.path === path) === i,
  );
  return {
    findings: first.map(({ path, message }) =>
      fault({ path: reached(path), ...tableAt(value, path) }, message),
    ),
  };
}
