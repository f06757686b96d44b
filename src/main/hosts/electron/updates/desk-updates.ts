import { join } from 'node:path';
import type { UpdatesOff } from '../../../../shared/schemas/desk/desk-updates.ts';
import type { Policies } from '../../../../shared/schemas/desk/policies.ts';
import { isWithin } from '../../../adapters/node/is-within.ts';
import { BACKUPS } from '../../../adapters/sqlite/files/file-names.ts';
import type { UnlockOptions } from '../../../app/vault/unlock.ts';
import type { InstalledAs } from './installed-as.ts';
import {
  clearPending,
  foreign,
  keepProgram,
  type PendingUpdate,
  readPending,
  startKept,
  writePending,
} from './kept-program.ts';
import type { Updater, UpdaterOptions } from './updater.ts';
import { createUpdates, type Updates } from './updates.ts';

/** What a start does about the last update. */
type FirstStart =
  /** There was none, or it is done. */
  | { readonly kind: 'none'; readonly rolledBack: string | null }
  /** This is the first start of a new version. */
  | { readonly kind: 'first'; readonly pending: PendingUpdate }
  /** The start before this one never came to a window that was used. */
  | { readonly kind: 'goBack'; readonly pending: PendingUpdate }
  /** The system did not install it. */
  | { readonly kind: 'notInstalled' };

/** Decides by what is written of the last update, and by the version that runs. */
function firstStart(pending: PendingUpdate | undefined, version: string): FirstStart {
  if (!pending) return { kind: 'none', rolledBack: null };
  const { to, starts, rolledBack } = pending;
  if (to !== version)
    return rolledBack ? { kind: 'none', rolledBack: to } : { kind: 'notInstalled' };
  return { kind: starts === 0 ? 'first' : 'goBack', pending };
}

interface DeskUpdatesParts {
  readonly policies: Policies;
  readonly as: InstalledAs;
  readonly version: string;
  /** The data, and who opens them. */
  readonly data: UnlockOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This installation's own folder for the program of before. */
  readonly programs: string;
  /** What the application was started with. */
  readonly args: readonly string[];
  readonly isPackaged: boolean;
  readonly root: string;
  readonly open: (options: UpdaterOptions) => Promise<Updater>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Says that this process is ending: the one that is started next waits for it. */
  readonly noteEnding: () => void;
  readonly onError: (error: unknown) => void;
}

/** The updates of this desk, from one start to its end. */
export interface DeskUpdatesHere {
  readonly updates: Updates;
  /**
   * Puts the version of before back where the one that runs did not come to a window at its last start,
   * or where its first start failed just now.
   * @returns whether it was: this process then has to end
   */
  readonly goBack: (failure?: { readonly error: unknown }) => Promise<boolean>;
  /** A page of this version works: what is installed is good. */
  readonly markUsed: () => void;
}

const UPDATING: readonly InstalledAs[] = ['appImage', 'nsis', 'mac'];

function whyOff({ policies, as }: DeskUpdatesParts): UpdatesOff | undefined {
  if (policies.updates === false) return 'policy';
  if (!UPDATING.includes(as)) return 'installation';
  return policies.updateFeed === undefined ? 'noFeed' : undefined;
}

/** What copies the data for an update and puts them back: most starts need none of it. */
const copies = async () => ({
  ...(await import('../../../adapters/sqlite/files/lock.ts')),
  ...(await import('../../../app/vault/update-copy.ts')),
});

export function deskUpdates(parts: DeskUpdatesParts): DeskUpdatesHere {
  const { policies, as, version, data, env, now, isPackaged, root, onError } = parts;
  const program = { as, env, folder: parts.programs };
  const { dataFolder } = data;
  const start = firstStart(readPending(dataFolder), version);
  if (start.kind === 'first') writePending(dataFolder, { ...start.pending, starts: 1 });
  if (start.kind === 'notInstalled') clearPending(dataFolder);

  const updates = createUpdates({
    version,
    onError,
    off: whyOff(parts),
    before: {
      rolledBack: start.kind === 'none' ? start.rolledBack : null,
      notInstalled: start.kind === 'notInstalled',
    },
    load: opened(() =>
      parts.open({
        as,
        isPackaged,
        root,
        feed: policies.updateFeed ?? '',
        channel: policies.updateChannel ?? 'latest',
      }),
    ),
    keep: async (to) => {
      const { copyBeforeUpdate } = await copies();
      const copy = await copyBeforeUpdate({ ...data, to, now: now() });
      const before = keepProgram(program);
      const pending = { from: version, to, starts: 0, data: copy, program: before };
      writePending(dataFolder, { ...pending, rolledBack: false });
    },
  });
  return {
    updates,
    markUsed: () => {
      if (start.kind === 'first' || start.kind === 'goBack') clearPending(dataFolder);
    },
    goBack: async (failure) => {
      const isNeeded = failure ? start.kind === 'first' : start.kind === 'goBack';
      if (!isNeeded || !('pending' in start)) return false;
      const { isBusyFolder, putBackAfterUpdate } = await copies();
      // A command that has the data open is no fault of the new version.
      if (isBusyFolder(failure?.error)) return false;
      const { pending } = start;
      if (!pending.program) return false;
      const isOurData = pending.data === null || isWithin(pending.data, join(dataFolder, BACKUPS));
      const reason = isOurData
        ? foreign(pending.program, program)
        : 'the data that it names are not of this folder';
      if (reason !== undefined) {
        onError(new Error(`The program that update.json names is not started: ${reason}`));
        return false;
      }
      if (pending.data !== null) {
        await putBackAfterUpdate({ ...data, to: version, now: now() }, pending.data);
      }
      writePending(dataFolder, { ...pending, rolledBack: true });
      parts.noteEnding();
      startKept(pending.program, as, { present: env.APPIMAGE, args: parts.args });
      return true;
    },
  };
}

/** What is opened once, when it is first needed; a failed opening is tried again. */
function opened<T>(open: () => Promise<T>): () => Promise<T> {
  let present: Promise<T> | undefined;
  return () => {
    present ??= open().catch((error: unknown) => {
      present = undefined;
      throw error;
    });
    return present;
  };
}
