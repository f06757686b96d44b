import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renameDurably } from '../../../adapters/sqlite/files/durable.ts';
import type { InstalledAs } from './installed-as.ts';
import type { PendingUpdate } from './pending-update.ts';

interface Program {
  readonly as: InstalledAs;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly dataFolder: string;
}

/** The installer that NSIS left when it installed the present version, and where electron-updater looks for it. */
const INSTALLER = ['quotedesk-updater', 'installer.exe'];

/** What brings the present version back: the AppImage itself, or the installer of NSIS. */
function presentProgram({ as, env }: Program): string | undefined {
  if (as === 'appImage') return env.APPIMAGE;
  return as === 'nsis' && env.LOCALAPPDATA ? join(env.LOCALAPPDATA, ...INSTALLER) : undefined;
}

/** Keeps what brings the present version back. @returns null where there is nothing of the kind */
export function keepProgram(program: Program): PendingUpdate['program'] {
  const place = presentProgram(program);
  if (place === undefined || !existsSync(place)) return null;
  const folder = join(program.dataFolder, 'updates');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = join(folder, program.as === 'appImage' ? 'previous.AppImage' : 'previous-setup.exe');
  copyFileSync(place, `${kept}.partial`);
  renameDurably(`${kept}.partial`, kept);
  return { kept, place };
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
