import { join } from 'node:path';
import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { Connection } from '../connection/connection.ts';
import type { ChainHead, OwnHead } from '../connection/database.ts';
import { failureReport, type OnFault } from '../connection/failure-report.ts';
import { type Head, readHead, writeHead } from './chain-head-file.ts';
import { OWN, ownHead } from './event-chain.ts';

/** Milliseconds between two writes. */
const PAUSE = 1000;

function stateOf(
  { sqlite }: Pick<Connection, 'sqlite'>,
  kept: Head,
  last: Head | undefined,
): HistoryHead['state'] {
  const hash = sqlite
    .prepare<[number], string>(`select hash from quote_event where origin = ${OWN} and seq = ?`)
    .pluck()
    .get(kept.sequence);
  if (hash !== undefined) return hash === kept.hash ? 'whole' : 'changed';
  return (last?.sequence ?? 0) < kept.sequence ? 'rolledBack' : 'changed';
}

/** Compares a database with the head that is kept next to it. */
export function headCheck(
  folder: string,
  connection: Pick<Connection, 'sqlite'>,
  onFault: OnFault,
): ChainHead['check'] {
  const last = ownHead(connection);
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
    return { state: stateOf(connection, kept, last()), sequence: kept.sequence };
  };
}

/** Of a history to which nothing is appended here. */
export const NO_HEAD: ChainHead = {
  note: () => {},
  newestAt: () => undefined,
  look: () => {},
  check: async () => ({ state: 'none', sequence: null }),
  close: async () => {},
};

/** The head of the chain in a file next to the database. It may be behind, and never ahead. */
export async function openChainHead(
  folder: string,
  connection: Pick<Connection, 'sqlite'>,
  onFault: OnFault,
): Promise<ChainHead> {
  const file = join(folder, HEAD_FILE);
  const check = headCheck(folder, connection, onFault);
  const writes = failureReport(onFault, 'chainHead');
  const last = ownHead(connection);
  let newest: OwnHead | undefined;
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

  function note(head: OwnHead): void {
    if (newest === undefined || newest.sequence < head.sequence) newest = head;
    if (noted === undefined || noted.sequence < head.sequence) noted = head;
    timer ??= setTimeout(flush, PAUSE).unref();
  }

  // A crash may have come before the first one was written.
  const before = (await check()).state === 'none' ? last() : undefined;
  if (before) note(before);
  return {
    note,
    newestAt: () => newest?.at,
    look: () => {
      newest = last();
    },
    check,
    close: flush,
  };
}
