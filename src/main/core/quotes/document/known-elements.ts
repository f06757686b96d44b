import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';

/** A known element, or a section that leads to some. */
export interface Known {
  /** By their names; a field has none. */
  readonly children: ReadonlyMap<string, Known>;
  /** The list whose items it is, where it may be repeated. */
  readonly list: List | undefined;
}

/** What is known below a path: the first of the names that remain of each field's path. */
function knownBelow(parent: string, remaining: readonly (readonly string[])[]): Known['children'] {
  const names = new Set(remaining.flatMap(([name]) => name ?? []));
  return new Map(
    [...names].map((name) => {
      const path = parent === '' ? name : `${parent}/${name}`;
      const below = remaining.filter(([first]) => first === name).map((rest) => rest.slice(1));
      const list = LISTS.find((each) => each.path === path);
      return [name, { list, children: knownBelow(path, below) }];
    }),
  );
}

const PATHS = [
  ...FIELDS.map(({ path }) => path),
  ...LISTS.flatMap((list) => fieldsOf(list).map(({ name }) => `${list.path}/${name}`)),
];

/** Everything that a quote document may hold, from below its root on. */
export const DOCUMENT: Known = {
  list: undefined,
  children: knownBelow(
    '',
    PATHS.map((path) => path.split('/')),
  ),
};
