import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../shared/schemas/cover.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import en from '../../../i18n/en/bookEdit.json';
import { cellText } from './book/cell-text.ts';
import type { Draft } from './book/draft.ts';
import { valueAt } from './book/path.ts';
import { type Column, cellPath, type Table } from './book/tables.ts';

type Heading = keyof typeof en.heading;
type TableName = keyof typeof en.table;
type RowName = keyof typeof en.row;

const isHeading = (id: string): id is Heading => Object.hasOwn(en.heading, id);
const isTableName = (id: string): id is TableName => Object.hasOwn(en.table, id);
const isRowName = (id: string): id is RowName => Object.hasOwn(en.row, id);

/** What the screen calls the tables, columns and rows of a book. */
export function useTableWords() {
  const { t } = useTranslation(['bookEdit', 'common']);
  const named = (name: string) => {
    const cover = COVERS.find((each) => each === name);
    if (cover) return t(`common:cover.${cover}`);
    return isRowName(name) ? t(`row.${name}`) : bookWords(name);
  };
  return {
    tableName: ({ id, title }: Table) => {
      if (title === undefined) return isTableName(id) ? t(`table.${id}`) : id;
      const said = bookWords(title);
      return id.endsWith('.combinations') ? t('combinations', { title: said }) : said;
    },
    columnName: ({ id }: Column) => (isHeading(id) ? t(`heading.${id}`) : id),
    rowName: (draft: Draft, table: Table, row: number) => {
      const name = table.rows[row]?.name;
      if (name !== undefined) return named(name);
      const first = table.columns[0]?.kind ?? 'text';
      return bookWords(cellText(valueAt(draft, cellPath(table, row, 0)), first));
    },
  };
}
