import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Reading } from './reading.ts';
import type { Unchecked } from './record.ts';
import type { Sheet } from './sheet.ts';
import { type Column, readTable, writeTable } from './table.ts';

/** The sheet of the rules over several answers: a row for each test. */
export const CONDITIONS = 'Rule conditions';

const column = (title: string, path: string, codec: Column['codec']): Column => ({
  ...{ title, path, codec },
  isNeeded: true,
});

/** A test of a rule. Those of one rule with the same number of a group count as one condition. */
const COLUMNS: readonly Column[] = [
  column('Rule', 'rule', 'text'),
  column('Group', 'group', 'number'),
  column('Group match', 'match', 'text'),
  column('Input', 'test.input', 'text'),
  column('Below', 'test.below', 'number'),
  column('Above', 'test.above', 'number'),
  column('Table', 'test.factor', 'text'),
  column('Row', 'test.row', 'text'),
];

/** The sheet of conditions; none where no rule is over several answers. */
export function conditionSheets({ underwriting }: Pick<RateBook, 'underwriting'>): Sheet[] {
  const items = underwriting.flatMap((rule) => {
    if (!('conditions' in rule)) return [];
    return rule.conditions.flatMap((one, i) =>
      'tests' in one
        ? one.tests.map((test) => ({ rule: rule.id, group: i + 1, match: one.match, test }))
        : [{ rule: rule.id, test: one }],
    );
  });
  return items.length === 0 ? [] : [writeTable(CONDITIONS, COLUMNS, items)];
}

/** The conditions of one rule as they are read. */
interface ReadRule {
  readonly conditions: unknown[];
  /** By the numbers of groups: each with its place among the conditions. */
  readonly groups: Map<unknown, { readonly at: number; readonly tests: unknown[] }>;
}

/** Adds a test to its rule. @returns where it stands in the rule */
function addTest({ conditions, groups }: ReadRule, { group, match, test = {} }: Unchecked): string {
  if (group === undefined) return `conditions[${conditions.push(test) - 1}]`;
  const known = groups.get(group) ?? { at: conditions.length, tests: [] };
  if (!groups.has(group)) {
    groups.set(group, known);
    conditions.push({ ...(match === undefined ? {} : { match }), tests: known.tests });
  }
  return `conditions[${known.at}].tests[${known.tests.push(test) - 1}]`;
}

/** Gives each rule the conditions of its id. */
export function readConditions(rules: readonly Unchecked[], reading: Reading): void {
  const sheet = reading.sheetCalled(CONDITIONS);
  if (!sheet) return;
  const read = new Map<number, ReadRule>();
  const ruleOf = ({ rule }: Unchecked) =>
    rules.findIndex(({ id }) => id !== undefined && id === rule);
  const rows = readTable(sheet, COLUMNS, CONDITIONS, reading, (item) => {
    const at = ruleOf(item);
    const rule = read.get(at) ?? { conditions: [], groups: new Map() };
    read.set(at, rule);
    const place = `underwriting[${at}].${addTest(rule, item)}`;
    return (property) =>
      property.startsWith('test.')
        ? property.replace('test', place)
        : `${place.replace(/\.tests\[\d+\]$/, '')}.${property}`;
  });
  for (const { item, row } of rows) {
    if (ruleOf(item) !== -1) continue;
    const id = `${item.rule ?? ''}`;
    reading.fault('underwriting', { sheet: sheet.name, row }, message('ruleUnknown', { id }));
  }
  for (const [at, { conditions }] of read) {
    const rule = rules[at];
    if (rule) rule.conditions = conditions;
  }
}
