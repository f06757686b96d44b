import { pino, stdTimeFunctions } from 'pino';
import { type ErrorFacts, errorFacts } from '../../../shared/domain/error-facts.ts';
import { logFile } from './log-file.ts';

/** What happens to a host, and how grave it is. */
const LEVELS = {
  started: 'info',
  listening: 'info',
  stopped: 'info',
  'not listening': 'warn',
  history: 'warn',
} as const;

/** All that a line may say besides its time and its event: nothing that a person typed. */
export interface LogFacts {
  readonly version?: string;
  readonly host?: string;
  /** The version of Node.js. */
  readonly node?: string;
  readonly port?: number;
  /** What the event chain is, by its head. */
  readonly history?: string;
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
  readonly environment?: 'training' | undefined;
  readonly screen?: string;
}

/** Where a host says what happened to it, for whoever looks into a fault later. */
export interface Log {
  /** The path of the file. */
  readonly file: string;
  /** The newest lines of the file, as written, the oldest of them first. */
  readonly newest: (count: number) => Promise<string[]>;
  /** @param cause the error behind it */
  readonly note: (event: keyof typeof LEVELS, facts: LogFacts, cause?: unknown) => void;
  /** What nobody foresaw. */
  readonly fault: (error: unknown, facts?: LogFacts) => void;
  /** The same, where another process had the error. */
  readonly failed: (facts: LogFacts & ErrorFacts) => void;
  /** A request that was answered: never in the file. */
  readonly request: (line: object) => void;
}

export interface LogOptions {
  readonly dataFolder: string;
  /** Whether there is a file: one-off commands write none. */
  readonly keeps: boolean;
  /** Whether everything, requests too, also goes to standard error. */
  readonly says: boolean;
}

const FORM = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/** Opens the log of a data folder: JSON, a line for each event. Nothing is written yet. */
export function openLog({ dataFolder, keeps, says }: LogOptions): Log {
  const kept = logFile(dataFolder);
  const standardError = pino.destination(2);
  const streams = [...(keeps ? [kept] : []), ...(says ? [standardError] : [])];
  const events = pino(FORM, pino.multistream(streams.map((stream) => ({ stream }))));
  const requests = pino({ ...FORM, enabled: says }, standardError);
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
