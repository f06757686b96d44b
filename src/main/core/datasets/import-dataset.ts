import { irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { ColumnChoice } from '../../../shared/schemas/data/column-mapping.ts';
import type {
  DatasetImport,
  DatasetQuery,
  DatasetReport,
} from '../../../shared/schemas/data/dataset.ts';
import type { Conditions } from '../dispatcher.ts';
import { choicesFor, type MappingStore, readHead, sourceOf } from './column-mapping.ts';
import type { DatasetWriter, ErasedCustomers, RowFile, StagedRows } from './dataset-store.ts';
import type { Header } from './header.ts';
import { KINDS } from './kinds.ts';
import { type TakenRows, takeRows } from './take-rows.ts';

export interface ImportParts {
  readonly file: RowFile;
  readonly staged: StagedRows;
  readonly writer: DatasetWriter;
  readonly mappings: MappingStore;
  readonly erasedCustomers: ErasedCustomers;
}

type Watch = Pick<Conditions, 'onProgress' | 'isCancelled'> & { readonly now: number };

/** Reads every row of the file into what is staged. @returns undefined where it was cancelled */
async function readRows(
  { file, staged, mappings, erasedCustomers }: ImportParts,
  order: DatasetImport,
  { onProgress, isCancelled, now }: Watch,
): Promise<TakenRows | undefined> {
  const { kind, dryRun } = order;
  const { titles, line } = await readHead(file, kind);
  const { choices } = await choicesFor(mappings, { ...order, titles });
  const today = irishDay(now);
  const { take, found } = takeRows({
    kind: KINDS[kind],
    staged,
    erasedCustomers,
    choices,
    today,
  });
  const of = dryRun ? file.size : 2 * file.size;
  for await (const { rows, bytes } of file.pieces()) {
    for (const row of rows) if (row.line >= line) take(row);
    onProgress?.({ done: bytes, of });
    if (isCancelled?.()) return undefined;
  }
  return found();
}

/** What became of a dataset that was written: used, with so many rows, or not. */
type Written = { readonly rows: number } | 'overtaken' | 'cancelled';

/** Writes what was staged next to the dataset in use, and then uses it in its place. */
async function writeRows(
  { file: { sha256, size }, staged, writer }: ImportParts,
  { kind, fileName }: DatasetImport,
  rows: number,
  { onProgress, isCancelled, now }: Watch,
): Promise<Written> {
  const { fields } = KINDS[kind];
  const source = { kind, fileName, sha256, rows, fields, importedAt: now };
  const dataset = await writer.begin(source);
  const write = async (): Promise<Written> => {
    let [written, used] = [0, 0];
    for (const some of staged.byKey()) {
      if (isCancelled?.()) return 'cancelled';
      const added = await writer.add(dataset, some);
      if (added === undefined) return 'overtaken';
      written += some.length;
      used += added;
      onProgress?.({ done: size + Math.floor((size * written) / rows), of: 2 * size });
    }
    return (await writer.use(dataset)) ? { rows: used } : 'overtaken';
  };
  const became = await write();
  await writer.clear(dataset);
  return became;
}

/** Keeps what every column of the file was read as, for the next file of its source. */
function remember(
  { mappings }: ImportParts,
  { kind, fileName }: DatasetImport,
  { places, unused }: Header,
  now: number,
): Promise<void> {
  const choices: ColumnChoice[] = [
    ...places.flatMap(({ field, title, place }) => (place < 0 ? [] : [{ title, field }])),
    ...unused.map((title) => ({ title, field: null })),
  ];
  const source = sourceOf({ kind, fileName, titles: choices.map(({ title }) => title) });
  return mappings.remember({ ...source, fileName, choices, usedAt: now });
}

function report(
  { kind, fileName, dryRun = false }: DatasetImport,
  { sha256 }: RowFile,
  { taken, refused, erased, refusals, incomplete, losses, header }: TakenRows,
): DatasetReport {
  const columns = (header?.places ?? []).filter(({ place }) => place >= 0);
  return {
    kind,
    fileName,
    sha256,
    taken,
    refused,
    erased,
    refusals: [...refusals],
    incomplete,
    losses: [...losses],
    rows: taken + refused + erased,
    columns: columns.map(({ field, title }) => ({ field, title })),
    unused: [...(header?.unused ?? [])],
    // Without rows there is nothing to replace a dataset by.
    isInUse: !dryRun && taken > 0,
  };
}

const cancelled = () => failed({ kind: 'conflict', message: message('cancelled') });

/**
 * Reads a file, reports on its rows, and, unless it is a dry run, uses those that it takes in place
 * of the dataset before. Rows are read, checked and ordered outside of the database, and written next
 * to those in use, so that no one waits and a crash leaves what was in use.
 * @throws {FaultError} where it cannot be read, or not to its end
 */
export async function importDataset(
  parts: ImportParts,
  order: DatasetImport,
  watch: Watch,
): Promise<Result<DatasetReport>> {
  const found = await readRows(parts, order, watch);
  if (!found) return cancelled();
  if (!found.header) return failed({ kind: 'invalid', message: message('fileEmpty') });
  if (found.taken + found.refused + found.erased === 0) {
    return failed({ kind: 'invalid', message: message('fileWithoutRows') });
  }
  const made = report(order, parts.file, found);
  if (!made.isInUse) return done(made);
  const written = await writeRows(parts, order, found.taken, watch);
  if (written === 'cancelled') return cancelled();
  if (written === 'overtaken') {
    return failed({ kind: 'conflict', message: message('importOvertaken') });
  }
  await remember(parts, order, found.header, watch.now);
  // Anyone who was erased since the file was read is not among them.
  const erased = made.erased + made.taken - written.rows;
  return done({ ...made, taken: written.rows, erased });
}

/** Goes back to the demonstration, at once; the rows are removed after that, piece by piece. */
export async function removeDataset(
  writer: Pick<DatasetWriter, 'release' | 'clear'>,
  { kind }: DatasetQuery,
): Promise<void> {
  const dataset = await writer.release(kind);
  if (dataset !== undefined) await writer.clear(dataset);
}
