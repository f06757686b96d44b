import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Static, Type } from 'typebox';
import { checker } from '../../../../shared/contract/check.ts';
import { renameDurably } from '../../../adapters/sqlite/files/durable.ts';
import type { InstalledAs } from './installed-as.ts';
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

interface Program {
  readonly as: InstalledAs;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of this installation for it: what lies with the data may be another computer's. */
  readonly folder: string;
}

/** The installer that NSIS left when it installed the present version, and where electron-updater looks for it. */
const INSTALLER = ['quotedesk-updater', 'installer.exe'];

/** What brings the present version back: the AppImage itself, or the installer of NSIS. */
function presentProgram({ as, env }: Program): string | undefined {
  if (as === 'appImage') return env.APPIMAGE;
  return as === 'nsis' && env.LOCALAPPDATA ? join(env.LOCALAPPDATA, ...INSTALLER) : undefined;
}

/** Where it is kept. */
const keptAs = ({ as, folder }: Program) =>
  join(folder, as === 'appImage' ? 'previous.AppImage' : 'previous-setup.exe');

/** Keeps what brings the present version back. @returns null where there is nothing of the kind */
export function keepProgram(program: Program): PendingUpdate['program'] {
  const place = presentProgram(program);
  if (place === undefined || !existsSync(place)) return null;
  mkdirSync(program.folder, { recursive: true, mode: 0o700 });
  const kept = keptAs(program);
  copyFileSync(place, `${kept}.partial`);
  chmodSync(`${kept}.partial`, 0o700);
  renameDurably(`${kept}.partial`, kept);
  return { kept, place };
}

/** The bits of a mode by which others than its owner may write a file. */
const OTHERS_WRITE = 0o022;

/**
 * Why a program that stands in a data folder is not this installation's own; undefined where it is. Anyone who
 * made that folder could have any program copied and started otherwise.
 */
export function foreign(
  { kept, place }: NonNullable<PendingUpdate['program']>,
  program: Program,
): string | undefined {
  const present = presentProgram(program);
  if (present === undefined) return 'this installation keeps none';
  if (kept !== keptAs(program)) return 'this installation did not keep it';
  if (dirname(place) !== dirname(present)) return 'it belongs to another place';
  const found = lstatSync(kept, { throwIfNoEntry: false });
  if (!found?.isFile()) return 'it is not there';
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  const isWritable = process.platform !== 'win32' && (found.mode & OTHERS_WRITE) !== 0;
  return isOurs && !isWritable ? undefined : 'others may have changed it';
}

/**
 * Puts the program of before back, and starts it when this process has ended.
 * @param present the file of the version that runs, where that is a file
 */
export function startKept(
  { kept, place }: NonNullable<PendingUpdate['program']>,
  as: InstalledAs,
  { present, args }: { readonly present: string | undefined; readonly args: readonly string[] },
): void {
  const detached = { detached: true, stdio: 'ignore' } as const;
  if (as === 'nsis') {
    spawn(kept, ['/S', '--force-run'], detached).unref();
    return;
  }
  copyFileSync(kept, `${place}.partial`);
  chmodSync(`${place}.partial`, 0o755);
  renameDurably(`${place}.partial`, place);
  // The update may have a name with its version.
  if (present !== undefined && present !== place) rmSync(present, { force: true });
  spawn(place, args, detached).unref();
}
