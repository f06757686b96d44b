import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { checker } from '../../../../shared/contract/check.ts';
import { renameDurably } from '../../../adapters/sqlite/files/durable.ts';
import { placeOf } from './update-place.ts';

/** An update between its installation and the first window of the new version that was used. */
const PendingUpdate = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** How often the new version began to start. */
  starts: Type.Integer({ minimum: 0 }),
  /** The folder with the data of before; null where there were none. */
  data: Type.Union([Type.String(), Type.Null()]),
  /** The program of before, and where it was; null where the system keeps none. */
  program: Type.Union([Type.Object({ kept: Type.String(), place: Type.String() }), Type.Null()]),
  /** Whether the version of before was put back. */
  rolledBack: Type.Boolean(),
});
export type PendingUpdate = Static<typeof PendingUpdate>;

const check = checker(PendingUpdate);

/** What is written of the last update; undefined where it is done, or nothing can be read. */
export function readPending(dataFolder: string): PendingUpdate | undefined {
  try {
    const checked = check(JSON.parse(readFileSync(placeOf(dataFolder), 'utf8')));
    return 'value' in checked ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down where an update stands, whole or not at all. */
export function writePending(dataFolder: string, pending: PendingUpdate): void {
  const place = placeOf(dataFolder);
  writeFileSync(`${place}.partial`, `${JSON.stringify(pending)}\n`, { mode: 0o600 });
  renameDurably(`${place}.partial`, place);
}

/** The update is done: the new version is in use. */
export function clearPending(dataFolder: string): void {
  rmSync(placeOf(dataFolder), { force: true });
}
