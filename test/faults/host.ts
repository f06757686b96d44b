import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Headless, HostEnded, startHeadless } from '../support/host/headless.ts';
import type { Credentials } from '../support/host/host.ts';
import { inTime } from './breach.ts';
import { openControl } from './control.ts';
import { KEY_ENVIRONMENT } from './database.ts';
import { differences, readContents } from './disk/contents.ts';
import { type Image, openDisk, readImage } from './disk/disk.ts';
import type { Fault } from './fault.ts';
import { type Change, readJournal } from './journal.ts';
import { type Desk, openDesk } from './program.ts';

/** Milliseconds. The host writes the head of its chain a second after the last event. */
const QUIET = 1500;
const LOOK = 25;

const COMMAND = [process.execPath, 'out/main/quotedesk.js'] as const;

/** The headless host, with the fault library in it. */
export interface HostUnderFaults {
  /** Absent until something fills it. */
  readonly dataFolder: string;
  /** Starts the host. Rejects with {@link HostEnded}. */
  readonly start: () => Promise<Desk>;
  /** Runs a command of the operator; its exit code, null where it was killed. */
  readonly run: (args: readonly string[]) => Promise<number | null>;
  /** From here on, points count, and the fault waits at its own. */
  readonly arm: () => void;
  readonly points: () => number;
  /** Whether the fault has happened. */
  readonly fired: () => boolean;
  /** Whether calls that change files fail now. */
  readonly failing: () => boolean;
  /** The first client, as far as the host has said it. */
  readonly firstClient: () => Credentials | undefined;
  /** Whether the host ended by itself. */
  readonly hasEnded: () => boolean;
  /** Ends it as a supervisor does; its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Waits until the fault has happened, or nothing changes any more. */
  readonly settle: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** The data folder as it was before the start. */
  readonly before: () => Image;
  /** What was done to the data folder since, and what the host said. */
  readonly journal: () => Change[];
  /** How much of the journal there was when the library was armed. */
  readonly armedAfter: () => number;
  /** Ends it, and deletes all its files. */
  readonly close: () => Promise<void>;
}

/** The first client that a host has said; undefined where it did not come to that. */
export function credentialsIn(text: string): Credentials | undefined {
  const [, client_id, client_secret, scope] =
    /client_id: +(\S+)\s+client_secret: +(\S+)\s+scope: +(\S+)\n/.exec(text) ?? [];
  if (client_id === undefined || client_secret === undefined || scope === undefined) return;
  return { client_id, client_secret, scope };
}

/** The environment of a process that the library shall be in. The paths must have no links. */
export function preload(files: {
  readonly library: string;
  readonly dataFolder: string;
  /** Made by {@link openControl}. */
  readonly control: string;
  /** An empty file. */
  readonly journal: string;
}): Record<string, string> {
  return {
    LD_PRELOAD: files.library,
    FAULTS_FOLDER: files.dataFolder,
    FAULTS_CONTROL: files.control,
    FAULTS_JOURNAL: files.journal,
    // What Node writes of its own accord is no change of the host.
    NODE_DISABLE_COMPILE_CACHE: '1',
    // The library does not see what libuv would write through it.
    UV_USE_IO_URING: '0',
  };
}

/** Prepares a host that meets a fault at a point. Nothing is started yet. */
export function hostUnderFaults(library: string, fault: Fault, at: number): HostUnderFaults {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'quotedesk-faults-')));
  const dataFolder = join(work, 'data');
  const files = { dataFolder, control: join(work, 'control'), journal: join(work, 'journal') };
  writeFileSync(files.journal, '');
  const control = openControl(files.control);
  control.plan(fault, at);
  const env = { ...preload({ library, ...files }), ...KEY_ENVIRONMENT };
  let process: Headless | undefined;
  let before: Image = new Map();
  let armedAfter = 0;

  const kill = async () => {
    await process?.end('SIGKILL');
  };
  return {
    dataFolder,
    start: async () => {
      before = readImage(dataFolder);
      process = startHeadless({ dataFolder, env });
      return openDesk(await inTime('a start', process.listening));
    },
    run: async (args) => {
      before = readImage(dataFolder);
      process = startHeadless({ dataFolder, env, command: COMMAND, args });
      return inTime('a command', process.ended);
    },
    arm: () => {
      armedAfter = readJournal(files.journal).length;
      control.arm();
    },
    points: control.points,
    fired: control.fired,
    failing: () => control.fired() && fault.lasting === true,
    firstClient: () => credentialsIn(process?.said() ?? ''),
    hasEnded: () => process?.hasEnded() ?? false,
    stop: async () => (process ? inTime('a stop', process.end('SIGTERM')) : null),
    settle: async () => {
      for (
        let quiet = 0, last = -1;
        quiet < QUIET && !process?.hasEnded() && !control.fired();
        quiet += LOOK
      ) {
        if (control.points() !== last) quiet = 0;
        last = control.points();
        await setTimeout(LOOK);
      }
    },
    kill,
    before: () => before,
    journal: () => readJournal(files.journal),
    armedAfter: () => armedAfter,
    close: async () => {
      await kill();
      control.close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** What was asked of a host; undefined where it ended before it answered. */
export async function unlessItEnds<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    // `fetch` throws a TypeError where the connection is gone.
    if (error instanceof HostEnded || error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * What every recorded trial rests on: that the journal of a host that has ended tells of the folder
 * that it left.
 * @returns the paths where it does not
 */
export function journalDifferences(host: HostUnderFaults): string[] {
  const disk = openDisk(host.dataFolder, host.before());
  for (const change of host.journal()) disk.apply(change);
  const told = disk.left(() => true);
  return differences(told, readContents(host.dataFolder));
}
