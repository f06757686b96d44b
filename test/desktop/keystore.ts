import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/find-program.ts';

/** A keystore of the system with nothing in it. */
export interface TestKeystore {
  /** What leads a desk to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** What the keystore of a test is made of. */
const PROGRAMS = ['dbus-run-session', 'gnome-keyring-daemon'] as const;

/** Whether a test can have a keystore: on Linux, GNOME's on a message bus of its own. */
export const hasTestKeystore = (): boolean =>
  process.platform === 'linux' && PROGRAMS.every((name) => findProgram(name) !== undefined);

/** Ends with its standard input. */
const SCRIPT = `printf password | gnome-keyring-daemon --unlock --components=secrets >&2
echo "$DBUS_SESSION_BUS_ADDRESS"; cat >&2`;

/** Starts a keystore for a desk of a test. */
export function openKeystore(): Promise<TestKeystore> {
  const home = mkdtempSync(join(tmpdir(), 'quotedesk-keystore-'));
  const session = spawn('dbus-run-session', ['--', 'sh', '-c', SCRIPT], {
    env: { ...process.env, XDG_DATA_HOME: home },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const close = () => {
    session.stdin.end();
    rmSync(home, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    session.once('exit', (code) => reject(new Error(`The keystore ended with ${code}`)));
    session.stdout.once('data', (address: Buffer) => {
      const env = { DBUS_SESSION_BUS_ADDRESS: address.toString('utf8').trim() };
      resolve({ env, close });
    });
  });
}
