import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 86_400_000;

/** The two commands of the README that start Quotedesk. @throws Error where it has others */
export function readmeCommands(readme: string): {
  readonly install: string;
  readonly start: string;
} {
  const [, install, start] =
    /\n## Start\n[\s\S]*?```sh\n(npm ci) && (npm start)\n```/.exec(readme) ?? [];
  if (install === undefined || start === undefined) {
    throw new Error('The README no longer starts Quotedesk by `npm ci && npm start`');
  }
  return { install, start };
}

/** Quotedesk as a newcomer started it. */
export interface NewStart {
  /** All that was printed. */
  readonly said: () => string;
  /** Where the API listens. */
  readonly url: string;
  readonly end: () => Promise<void>;
}

interface StartOptions {
  /** The project. */
  readonly folder: string;
  /** An empty folder in place of the newcomer's own. */
  readonly home: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
}

const LISTENS = /listens on (http:\/\/127\.0\.0\.1:\d+)/;

/**
 * Runs a command in a shell until the API listens.
 * @throws Error with what was printed, where the command ends before
 */
export async function startAsNewcomer(options: StartOptions): Promise<NewStart> {
  const { folder, home, command, env = {} } = options;
  // A group of its own: npm and its shells pass no signal on.
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: 'pipe',
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CONFIG_HOME: join(home, 'config'),
      ...env,
    },
  });
  let text = '';
  const closed = once(child, 'close');
  const listening = new Promise<string>((resolve) => {
    const keep = (chunk: Buffer) => {
      text += chunk.toString();
      const [, url] = LISTENS.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
  });
  const url = await Promise.race([listening, closed.then(() => undefined)]);
  if (url === undefined) throw new Error(`\`${command}\` ended:\n${text}`);
  return {
    url,
    said: () => text,
    end: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}

async function post(url: string, type: string, body: string, token?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': type, ...authorization };
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The project's sample of a quote, for a policy that begins tomorrow. */
function sample(folder: string): string {
  const [begin, end] = [1, 365].map((days) =>
    new Date(Date.now() + days * DAY).toISOString().slice(0, 10),
  );
  return readFileSync(join(folder, 'resources/samples/quote.xml'), 'utf8')
    .replace(/(<InceptionDate>)[^T]+/, `$1${begin}`)
    .replace(/(<ExpiryDate>)[^T]+/, `$1${end}`);
}

/** What the first start printed of its client. */
function printed(text: string, name: string): string {
  const [, value] = new RegExp(`${name}: +(\\S+)`).exec(text) ?? [];
  if (value === undefined) throw new Error(`No ${name} was printed:\n${text}`);
  return value;
}

/** Makes a first quote by the API, with the client that the first start printed. @returns its premium in euro */
export async function firstQuote({ url, said }: NewStart, folder: string): Promise<number> {
  const asked = new URLSearchParams({ grant_type: 'client_credentials' });
  for (const name of ['client_id', 'client_secret', 'scope'])
    asked.set(name, printed(said(), name));
  const form = 'application/x-www-form-urlencoded';
  const { access_token } = await post(`${url}/auth/token`, form, String(asked));
  const path = `${url}/applied/quote/quote`;
  return (await post(path, 'application/xml', sample(folder), access_token)).premium;
}
