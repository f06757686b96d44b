import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import { fold } from '../../../shared/domain/fold.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { ColumnChoice, ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import type { ColumnQuery, DatasetImport } from '../../../shared/schemas/data/dataset.ts';
import type { FileRow, RowFile } from './dataset-store.ts';
import { findPlaces, isRequired, TITLES_WITHIN, titleKey } from './header.ts';
import { KINDS } from './kinds.ts';
import { isBlank } from './take-rows.ts';
import { unreadable } from './unreadable-file.ts';

/** Where files come from again and again: known by their name without its number, and their columns. */
export interface Source {
  readonly kind: DatasetKind;
  readonly name: string;
  /** The titles as they are compared, sorted, as JSON. */
  readonly columns: string;
}

/** What the columns of a source were read as. */
export interface RememberedMapping extends Source {
  /** Of the last file. */
  readonly fileName: string;
  readonly choices: readonly ColumnChoice[];
  /** Epoch milliseconds. */
  readonly usedAt: number;
}

/** The mappings that were used. */
export interface MappingStore {
  /** That of the source, or else the last one of the same columns under another name. */
  readonly find: (source: Source) => Promise<RememberedMapping | undefined>;
  readonly remember: (mapping: RememberedMapping) => Promise<void>;
}

interface Titled {
  readonly kind: DatasetKind;
  readonly fileName: string;
  readonly titles: readonly string[];
}

/** The source of a file. Days and numbers in its name change from file to file. */
export function sourceOf({ kind, fileName, titles }: Titled): Source {
  const name = fold(fileName.replace(/\.[^.]*$/, '')).replace(/[^\p{L}]+/gu, ' ');
  const keys = titles.map(titleKey).filter((key) => key !== '');
  return { kind, name: name.trim(), columns: JSON.stringify([...new Set(keys)].sort()) };
}

/** Rows that examples are taken from. */
const EXAMPLES = 3;

/** The place of the row that has the titles: the first with two that are known, or else with two cells. */
function headAt(kind: DatasetKind, rows: readonly FileRow[]): number {
  const near = rows.slice(0, TITLES_WITHIN);
  const isKnown = ({ cells }: FileRow) =>
    findPlaces(KINDS[kind].columns, cells, []).filter(({ at }) => at.length > 0).length > 1;
  const isWide = ({ cells }: FileRow) => cells.filter((cell) => cell.trim() !== '').length > 1;
  const known = near.findIndex(isKnown);
  return known >= 0 ? known : Math.max(near.findIndex(isWide), 0);
}

/**
 * The row of a file that has the titles of its columns, with its line, and some rows behind it.
 * @throws {FaultError} where it is empty, or can not be read so far
 */
export async function readHead(file: Pick<RowFile, 'pieces'>, kind: DatasetKind) {
  for await (const { rows } of file.pieces()) {
    const filled = rows.filter((row) => !isBlank(row));
    const at = headAt(kind, filled);
    const head = filled[at];
    if (!head) continue;
    const some = filled.slice(at + 1, at + 1 + EXAMPLES).map(({ cells }) => cells);
    return { titles: head.cells.map((title) => title.trim()), line: head.line, rows: some };
  }
  throw unreadable(message('fileEmpty'));
}

/** What is chosen for the columns of a file: now, or else the last time. */
export async function choicesFor(
  mappings: Pick<MappingStore, 'find'>,
  { columns = [], ...file }: Titled & Pick<DatasetImport, 'columns'>,
): Promise<Pick<RememberedMapping, 'choices'> & { readonly from?: string }> {
  const remembered = await mappings.find(sourceOf(file));
  if (!remembered) return { choices: columns };
  const given = new Set(columns.map(({ title }) => titleKey(title)));
  const fields = new Set(columns.map(({ field }) => field).filter((field) => field !== null));
  const others = remembered.choices.filter(
    ({ title, field }) => !given.has(titleKey(title)) && (field === null || !fields.has(field)),
  );
  return { choices: [...columns, ...others], from: remembered.fileName };
}

/** Says what each column of a file would be read as, with examples. */
export async function proposeColumns(
  { file, mappings }: { readonly file: RowFile; readonly mappings: Pick<MappingStore, 'find'> },
  { kind, fileName }: ColumnQuery,
): Promise<ColumnProposal> {
  const { titles, rows } = await readHead(file, kind);
  const { choices, from = null } = await choicesFor(mappings, { kind, fileName, titles });
  const { columns } = KINDS[kind];
  const found = findPlaces(columns, titles, choices);
  return {
    columns: titles.flatMap((title, place) => {
      if (title === '') return [];
      const field = found.find(({ at }) => at[0] === place)?.field ?? null;
      const examples = rows
        .map((cells) => cells[place]?.trim() ?? '')
        .filter((text) => text !== '');
      return [{ title, field, examples }];
    }),
    fields: Object.entries(columns).map(([field, column]) => ({
      field,
      isRequired: isRequired(column),
    })),
    rememberedFrom: from,
  };
}
