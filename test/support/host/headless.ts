import { spawn } from 'node:child_process';

/** A process of the built headless host, whatever becomes of it. */
export interface Headless {
  /** Everything that it said so far. */
  readonly said: () => string;
  /** Where it listens, with the link to its screens. Rejects with {@link HostEnded}. */
  readonly listening: Promise<{ readonly url: string; readonly link: string }>;
  readonly hasEnded: () => boolean;
  /** Its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Sends it a signal and waits for its end. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The host ended before it listened. */
export class HostEnded extends Error {
  override readonly name = 'HostEnded';
}

export interface HeadlessOptions {
  readonly dataFolder: string;
  /** By default a free one. */
  readonly port?: number;
  /** Besides our own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The program with its first arguments; by default that of the build. */
  readonly command?: readonly [string, ...string[]];
  /** In place of those of a host. */
  readonly args?: readonly string[];
}

/** What a host said by a pattern's first group. */
export function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`The host did not say ${pattern}:\n${text}`);
  return match;
}

/** Starts the built headless host as its users do. */
export function startHeadless(options: HeadlessOptions): Headless {
  const { dataFolder, port = 0, env = {} } = options;
  const [program, ...args] = options.command ?? [process.execPath, 'out/main/headless.js'];
  const own = options.args ?? ['--data', dataFolder, '--port', `${port}`];
  const child = spawn(program, [...args, ...own], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let text = '';
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  const listening = new Promise<Awaited<Headless['listening']>>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      text += chunk.toString();
      const link = /(http\S+\/launch\/\S+)\n/.exec(text)?.[1];
      if (link !== undefined) resolve({ url: found(text, /listens on (\S+)/), link });
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    ended.then((code) => reject(new HostEnded(`The host ended with ${code}:\n${text}`)), reject);
  });
  // Not everybody waits for it.
  listening.catch(() => undefined);
  return {
    said: () => text,
    listening,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
