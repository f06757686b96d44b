import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built headless host as its users run it: its own process, a new data folder. */
export interface Served {
  readonly url: string;
  /** The link to the screens; it works once. */
  readonly link: string;
  readonly dataFolder: string;
  /** All its output so far. */
  readonly said: () => string;
  readonly client: { readonly id: string; readonly secret: string; readonly scope: string };
  /** Whether the process is gone. */
  readonly hasEnded: () => boolean;
  /** Ends it as a supervisor does, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut does; the data folder stays. */
  readonly kill: () => Promise<void>;
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`The host did not say ${pattern}:\n${text}`);
  return match;
}

async function listening(child: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (/launch\/\S+/.test(said())) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`The host ended with ${code}:\n${said()}`)));
    child.once('error', reject);
  });
}

export interface ServeOptions {
  /** A data folder that stays at the end. The client is said only where it is new. */
  readonly dataFolder?: string;
  /** By default a free one. */
  readonly port?: number;
  /** Variables besides our own environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built headless host. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { dataFolder: given, port = 0, env = {} } = options;
  const dataFolder = given ?? mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const child = spawn(
    process.execPath,
    ['out/main/headless.js', '--data', dataFolder, '--port', `${port}`],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  );
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await listening(child, () => text);
  const isFirstStart = /client_id/.test(text);
  return {
    url: found(text, /listens on (\S+)/),
    link: found(text, /(http\S+\/launch\/\S+)/),
    dataFolder,
    said: () => text,
    client: isFirstStart
      ? {
          id: found(text, /client_id: +(\S+)/),
          secret: found(text, /client_secret: +(\S+)/),
          scope: found(text, /scope: +(\S+)/),
        }
      : { id: '', secret: '', scope: '' },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', (code) => {
          if (given === undefined) rmSync(dataFolder, { recursive: true, force: true });
          resolve(code);
        });
        child.kill('SIGTERM');
      }),
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Starts a killed host again, on the same data folder and port. */
export function serveAgain({ dataFolder, url }: Served): Promise<Served> {
  return serve({ dataFolder, port: Number(new URL(url).port) });
}
