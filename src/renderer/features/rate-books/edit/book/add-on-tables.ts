import { ADD_ONS } from '../../../../../shared/domain/quotes/add-on.ts';
import type { Draft } from './draft.ts';
import { NAME } from './list-tables.ts';
import { column, listRows, type Table } from './table.ts';

const LIST = ['addOns'];
const LEVEL = { level: 'standard', title: 'Standard', netCents: 0 };
const BLANK = { id: 'legal', title: 'Motor legal protection', levels: [LEVEL] };

/** The optional covers, and the levels of each. */
export function addOnTables({ addOns }: Draft): Table[] {
  const titles = addOns.map(({ title }) => title);
  return [
    {
      ...{ id: 'addOns', part: 'sale', list: LIST, unique: 'id', blank: BLANK },
      columns: [column('id', { kind: 'choice', choices: ADD_ONS }), NAME],
      rows: listRows(LIST, addOns),
    },
    {
      ...{ id: 'levels', part: 'sale', list: [...LIST, 0, 'levels'], unique: 'level' },
      columns: [
        column('addOn', { kind: 'group', choices: titles }, []),
        ...[column('level', 'text'), NAME, column('amount', 'money', ['netCents'])],
      ],
      rows: addOns.flatMap(({ levels }, i) => listRows([...LIST, i, 'levels'], levels)),
    },
  ];
}
