import type { Draft } from './draft.ts';
import { column, listRows, type Table } from './table.ts';

const LIST = ['underwriting'];
const BLANK = { id: 'rule', decision: 'refer', input: 'driverAge', below: 17, reason: '' };

/** The rules of underwriting, each with its condition in one cell. */
export function ruleTable({ underwriting }: Draft): Table {
  return {
    ...{ id: 'underwriting', part: 'decisions' },
    columns: [
      column('rule', 'text', ['id']),
      column('decision', { kind: 'choice', choices: ['decline', 'refer'] }),
      column('condition', 'condition', []),
      column('reason', 'text'),
    ],
    list: LIST,
    rows: listRows(LIST, underwriting),
    blank: BLANK,
    unique: 'id',
  };
}
