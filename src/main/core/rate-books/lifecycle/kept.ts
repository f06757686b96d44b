import { done, type Result } from '../../../../shared/result/result.ts';
import type { BookSignature, KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { Finding } from '../../rating/examine/finding.ts';
import { type EntryParts, entriesOf } from './entry.ts';
import { findingsNextTo } from './sound.ts';
import type { Identified } from './table-store.ts';
import { readTables, type TableParts, tableOf, wholeTable } from './tables.ts';

/** Every table of a kind, each with where it stands and what happened to it. @param now epoch milliseconds */
export async function keptTables<T, S>(
  parts: TableParts<T, S> & EntryParts<T, S>,
  now: number,
): Promise<KeptTable<S>[]> {
  const { all } = await readTables(parts);
  return entriesOf(all, parts, now);
}

/** The whole of a kept table. */
interface Kept<T> {
  readonly hash: string;
  readonly content: T;
  /** Of its publisher; empty where no one signed it. */
  readonly signed: { readonly signature?: BookSignature };
}

/** A table with what the checks find in it, next to all others as they stand today. */
export async function checkedTable<T, S>(
  parts: TableParts<T, S>,
  asked: string,
): Promise<Result<Identified<T> & { readonly findings: readonly Finding[] }>> {
  const tables = await readTables(parts);
  const found = tableOf(tables, asked, parts.kind);
  if (!found.ok) return found;
  const whole = wholeTable(found.value, parts.kind);
  if (!whole.ok) return whole;
  const table = { hash: found.value.hash, content: whole.value };
  const findings = await findingsNextTo(tables, table, parts.kind);
  return findings.ok ? done({ ...table, findings: findings.value }) : findings;
}

/** The whole of a table exactly as it is kept, by its hash or how that begins. */
export async function keptTable<T, S>(
  parts: TableParts<T, S>,
  hash: string,
): Promise<Result<Kept<T>>> {
  const found = tableOf(await readTables(parts), hash, parts.kind);
  if (!found.ok) return found;
  const whole = wholeTable(found.value, parts.kind);
  if (!whole.ok) return whole;
  const signature = found.value.state.drafted?.detail.signature;
  return done({
    hash: found.value.hash,
    content: whole.value,
    signed: signature ? { signature } : {},
  });
}
