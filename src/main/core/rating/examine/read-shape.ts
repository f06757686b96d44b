import type { Check } from '../../../../shared/contract/check.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import { type Finding, fault, firstOf } from './finding.ts';

/** A part of a value that was not checked. */
export const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What a check says is wrong with a value. */
export const errorsOf = (check: Check<unknown>, value: unknown): readonly InputError[] => {
  const checked = check(value);
  return 'errors' in checked ? checked.errors : [];
};

type ItemErrors = (item: unknown) => readonly InputError[];

/**
 * Checks an item by the kind that it says. Each kind has a check of its own: against all at once, every
 * fault would be said once for each kind.
 */
export function byKind(kinds: Readonly<Record<string, Check<unknown>>>): ItemErrors {
  const choices = Object.keys(kinds).join(', ');
  return (item) => {
    const kind = partOf(item, 'kind');
    const known = Object.entries(kinds).find(([name]) => name === kind);
    return known
      ? errorsOf(known[1], item)
      : [{ path: 'kind', message: message('oneOf', { choices }) }];
  };
}

/** The shape of a rate book or a levy table. */
export interface Shape<T> {
  readonly check: Check<T>;
  /** The lists whose items have several shapes, with what tells the errors of one item. */
  readonly lists: Readonly<Record<string, ItemErrors>>;
  /** The list of the tables that a finding names. */
  readonly tables: string;
}

function listErrors(value: unknown, { lists }: Shape<unknown>): InputError[] {
  return Object.entries(lists).flatMap(([name, errorsIn]) => {
    const list = partOf(value, name);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item, i) =>
      errorsIn(item).map((error) => ({ ...error, path: `${name}.${i}.${error.path}` })),
    );
  });
}

/** The value with its lists empty: whatever is wrong with it is outside their items. */
function withoutItems(value: unknown, shape: Shape<unknown>): unknown {
  const lists = Object.keys(shape.lists).filter((name) => Array.isArray(partOf(value, name)));
  if (lists.length === 0) return value;
  return Object.assign({}, value, Object.fromEntries(lists.map((name) => [name, []])));
}

/** `factors.2.rows.0` as JavaScript reaches it: `factors[2].rows[0]`. */
const reached = (path: string) => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/\.$/, '');

/** The table that a path goes into, where it says its name. */
function tableAt(value: unknown, path: string, { tables }: Shape<unknown>) {
  const [list, index = ''] = path.split('.');
  const table = list === tables ? partOf(partOf(value, tables), index) : undefined;
  const [id, title] = [partOf(table, 'id'), partOf(table, 'title')];
  return typeof id === 'string' && typeof title === 'string' ? { table: { id, title } } : {};
}

/** Reads a value by its shape; each place that has not the shape is a fault. */
export function readShape<T>(
  value: unknown,
  shape: Shape<T>,
): { readonly content: T } | { readonly findings: readonly Finding[] } {
  const checked = shape.check(value);
  if ('value' in checked) return { content: checked.value };
  const errors = [
    ...errorsOf(shape.check, withoutItems(value, shape)),
    ...listErrors(value, shape),
  ];
  // Of several shapes that a value may have, the first says enough.
  const first = new Map<string, InputError>();
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, error);
  return {
    findings: firstOf(
      [...first.values()].map(({ path, message }) =>
        fault({ path: reached(path), ...tableAt(value, path, shape) }, message),
      ),
    ),
  };
}
