import { appendFileSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino, stdTimeFunctions } from 'pino';
import { isNoEntry } from '../../../shared/data/no-entry.ts';
import { type ErrorFacts, errorFacts } from '../../../shared/domain/error-facts.ts';
import { makeFolder } from './make-folder.ts';

/** Bytes: a line that would make the file larger begins a new one. */
const LARGEST = 1_000_000;

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if (isNoEntry(error)) return [];
    throw error;
  }
}

/** The log of a data folder: `logs/quotedesk.log`, and the lines before it in `quotedesk.1.log`. */
export function logFile(dataFolder: string) {
  const folder = join(dataFolder, 'logs');
  const file = join(folder, 'quotedesk.log');
  const older = join(folder, 'quotedesk.1.log');
  return {
    /** Its path. */
    file,
    /** Adds a line, given with its line end. Lines are few: no file stays open between them. */
    write(line: string): void {
      try {
        makeFolder(folder, 0o700);
        if (sizeOf(file) + Buffer.byteLength(line) > LARGEST) renameSync(file, older);
        appendFileSync(file, line, { mode: 0o600 });
      } catch {
        // Where no log can be written, the application works without one.
      }
    },
    /** The newest lines, the oldest of them first. */
    async newest(count: number): Promise<string[]> {
      const lines = await linesOf(file);
      const before = lines.length < count ? await linesOf(older) : [];
      return [...before, ...lines].slice(-count);
    },
  };
}

/** The events of a host, each with its level. */
const LEVELS = {
  started: 'info',
  listening: 'info',
  stopped: 'info',
  'not listening': 'warn',
  'data read-only': 'warn',
  'data writable': 'info',
  'office is there': 'info',
  'made private': 'warn',
  'keys repaired': 'warn',
  damaged: 'error',
  'backed up': 'info',
  'not backed up': 'error',
} as const;

/** All that a line may say next to its time and event: nothing that a person typed. */
export interface LogFacts {
  readonly version?: string;
  readonly host?: string;
  /** The version of Node.js. */
  readonly node?: string;
  readonly port?: number;
  /** Why the data can only be read, or were not backed up. */
  readonly problem?: string;
  /** What was found damaged: by table, id or sequence. */
  readonly damage?: string;
  /** What was wrong with the file of keys. */
  readonly was?: 'missing' | 'damaged';
  /** Names of the data's own files, below its folder. */
  readonly files?: readonly string[];
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
  readonly environment?: 'training' | undefined;
  readonly screen?: string;
}

/** The log of a host, for anyone who looks into a fault later. */
export interface Log {
  /** The path of the file. */
  readonly file: string;
  /** The newest lines of the file, as written, the oldest of them first. */
  readonly newest: (count: number) => Promise<string[]>;
  /** @param cause the error behind it */
  readonly note: (event: keyof typeof LEVELS, facts: LogFacts, cause?: unknown) => void;
  /** An unexpected error. */
  readonly fault: (error: unknown, facts?: LogFacts) => void;
  /** An unexpected error of another process. */
  readonly failed: (facts: LogFacts & ErrorFacts) => void;
  /** An answered request: never in the file. */
  readonly request: (line: object) => void;
}

export interface LogOptions {
  readonly dataFolder: string;
  /** Whether to write the file: one-off commands write none. */
  readonly keeps: boolean;
  /** Whether everything, requests too, also goes to standard error. */
  readonly says: boolean;
}

const FORMAT = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/** Opens the log of a data folder: JSON, a line for each event. Nothing is written yet. */
export function openLog({ dataFolder, keeps, says }: LogOptions): Log {
  const kept = logFile(dataFolder);
  const standardError = pino.destination(2);
  const streams = [...(keeps ? [kept] : []), ...(says ? [standardError] : [])];
  const events = pino(FORMAT, pino.multistream(streams.map((stream) => ({ stream }))));
  const requests = pino({ ...FORMAT, enabled: says }, standardError);
  const failed: Log['failed'] = (facts) => events.error(facts, 'failed');
  return {
    file: kept.file,
    newest: kept.newest,
    note: (event, facts, cause) =>
      events[LEVELS[event]]({ ...facts, ...(cause !== undefined && errorFacts(cause)) }, event),
    fault: (error, facts) => failed({ ...facts, ...errorFacts(error) }),
    failed,
    request: (line) => requests.info(line, 'request'),
  };
}
