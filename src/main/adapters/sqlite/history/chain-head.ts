import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { ChainHead } from '../connection/database.ts';
import { failureReport, type OnFault } from '../connection/failure-report.ts';
import type { Tables } from '../schema/tables.ts';
import { type Head, readHead, writeHead } from './chain-head-file.ts';

/** Milliseconds between two writes. */
const PAUSE = 1000;

async function lastEvent(db: Kysely<Tables>): Promise<Head | undefined> {
  const row = await db
    .selectFrom('quote_event')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { sequence: Number(row.sequence), hash: row.hash };
}

async function stateOf(db: Kysely<Tables>, kept: Head): Promise<HistoryHead['state']> {
  const row = await db
    .selectFrom('quote_event')
    .select('hash')
    .where('sequence', '=', kept.sequence)
    .executeTakeFirst();
  if (row) return row.hash === kept.hash ? 'whole' : 'changed';
  const last = await lastEvent(db);
  return (last?.sequence ?? 0) < kept.sequence ? 'rolledBack' : 'changed';
}

/** Compares a database with the head that is kept next to it. */
export function headCheck(
  folder: string,
  db: Kysely<Tables>,
  onFault: OnFault,
): ChainHead['check'] {
  const file = join(folder, HEAD_FILE);
  const reads = failureReport(onFault, 'chainHead');
  return async () => {
    let kept: Head | undefined;
    try {
      kept = await readHead(file);
      reads.succeeded();
    } catch (error) {
      reads.failed(error);
      return { state: 'unreadable', sequence: null };
    }
    if (kept === undefined) return { state: 'none', sequence: null };
    return { state: await stateOf(db, kept), sequence: kept.sequence };
  };
}

/** The head of the chain in a file next to the database. It may be behind, and never ahead. */
export async function openChainHead(
  folder: string,
  db: Kysely<Tables>,
  onFault: OnFault,
): Promise<ChainHead> {
  const file = join(folder, HEAD_FILE);
  const check = headCheck(folder, db, onFault);
  const writes = failureReport(onFault, 'chainHead');
  let noted: Head | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const head = noted;
    noted = undefined;
    if (!head) return;
    const { state, sequence } = await check();
    // A head that does not fit is evidence: keep it. A command may have written a later one.
    if (state !== 'none' && state !== 'whole') return;
    if ((sequence ?? 0) < head.sequence) await writeHead(file, head);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Where the file can't be written, it stays behind, and the next event tries again.
    writing = writing.then(write).then(writes.succeeded, writes.failed);
    return writing;
  }

  function note(head: Head): void {
    if (noted === undefined || noted.sequence < head.sequence) noted = head;
    timer ??= setTimeout(flush, PAUSE).unref();
  }

  // A crash may have come before the first one was written.
  const last = (await check()).state === 'none' ? await lastEvent(db) : undefined;
  if (last) note(last);
  return { note, check, close: flush };
}
