import { useTranslation } from 'react-i18next';
import { NUMBER_INPUTS } from '../../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import type {
  ColumnWord,
  SettingWord,
  TableWord,
} from '../../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import { bookWords } from '../../../../i18n/book-words.ts';
import en from '../../../../i18n/en/bookEdit.json';
import { inputName } from '../../tables/factor-words.ts';
import type { Draft } from '../book/draft.ts';
import type { CellKind, Column, Heading, Table } from '../book/table.ts';
import { textAt } from './edits.ts';

type TableName = keyof typeof en.table;
type RowName = keyof typeof en.row;
type Choice = keyof typeof en.choice;

// A field of a rate book that lacks its words does not compile.
const HEADINGS: Readonly<Record<Heading | ColumnWord, string>> = en.heading;
const TABLES: Readonly<Record<TableName | TableWord, string>> = en.table;
const ROWS: Readonly<Record<RowName | SettingWord, string>> = en.row;

const isHeading = (id: string): id is Heading => Object.hasOwn(HEADINGS, id);
const isTableName = (id: string): id is TableName => Object.hasOwn(TABLES, id);
const isChoice = (word: string): word is Choice => Object.hasOwn(en.choice, word);
const isRowName = (id: string): id is RowName => Object.hasOwn(ROWS, id);

/** What the screen calls the tables, columns and rows of a book. */
export function useTableWords() {
  const { t } = useTranslation(['bookEdit', 'common']);
  const named = (name: string) => {
    const cover = COVERS.find((each) => each === name);
    if (cover) return t(`common:cover.${cover}`);
    return isRowName(name) ? t(`row.${name}`) : bookWords(name);
  };
  return {
    tableName: ({ id, title, input }: Table) => {
      if (title === undefined) return isTableName(id) ? t(`table.${id}`) : id;
      const text = bookWords(title);
      if (input) return t('spellings', { title: text, input: inputName(input) });
      return id.endsWith('.combinations') ? t('combinations', { title: text }) : text;
    },
    columnName: ({ id, title }: Column) => {
      if (title !== undefined) return bookWords(title);
      return isHeading(id) ? t(`heading.${id}`) : inputName(id);
    },
    rowName: (draft: Draft, table: Table, row: number) => {
      const name = table.rows[row]?.name;
      return name === undefined ? bookWords(textAt(draft, table, { row, column: 0 })) : named(name);
    },
    choiceName: (word: string, kind: CellKind) => {
      if (kind === 'named' || kind === 'group') return bookWords(word);
      const cover = COVERS.find((each) => each === word);
      if (cover) return t(`common:cover.${cover}`);
      if (isChoice(word)) return t(`choice.${word}`);
      return NUMBER_INPUTS.includes(word) ? inputName(word) : word;
    },
  };
}
