import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How the desk came onto a computer. */
export type InstalledAs = 'appImage' | 'nsis' | 'mac' | 'portable' | 'other';

interface Program {
  readonly platform: NodeJS.Platform;
  /** The environment of the process: the runtime of an AppImage and the portable program say so there. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path of the program that runs. */
  readonly executable: string;
  readonly isPackaged: boolean;
}

/**
 * How this desk was installed. `other` is what someone else updates: deb, rpm and MSI by the system
 * of their computers, a folder by the person who unpacked it, and a program that runs from source.
 */
export function installedAs({ platform, env, executable, isPackaged }: Program): InstalledAs {
  if (platform === 'linux') return env.APPIMAGE ? 'appImage' : 'other';
  if (!isPackaged) return 'other';
  if (platform === 'darwin') return 'mac';
  if (platform !== 'win32') return 'other';
  if (env.PORTABLE_EXECUTABLE_FILE) return 'portable';
  // Only the installer of NSIS leaves its own uninstaller next to the program.
  return existsSync(join(dirname(executable), 'Uninstall Quotedesk.exe')) ? 'nsis' : 'other';
}

/** The one file that was started, of an AppImage or a portable program. */
export function startedFile(env: Program['env']): string | undefined {
  return env.APPIMAGE ?? env.PORTABLE_EXECUTABLE_FILE;
}
