import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './build-fresh.ts';
import type { Electron } from './electron.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The switches that root needs: Chromium refuses its sandbox to root. */
export function switchesForRoot(): readonly string[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  console.log('Running as root, which Chromium allows only with --no-sandbox.');
  return ['--no-sandbox'];
}

/**
 * Runs the application in Electron until it ends.
 * @returns its exit code
 * @throws an Error with a one-line message where Electron itself did not start
 */
export function openElectron(electron: Electron, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(electron.executable, [...switchesForRoot(), ROOT, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let started = false;
    child.once('message', () => {
      started = true;
      child.disconnect();
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    const settle = () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    child.once('error', (error) => {
      settle();
      reject(new Error(`Electron could not be started (${error.message})`));
    });
    child.once('exit', (code, signal) => {
      settle();
      const end = code ?? 128 + (signal ? constants.signals[signal] : 0);
      if (started) resolve(end);
      else
        reject(
          new Error(
            `Electron could not be started (it ended with ${signal ?? `exit code ${code}`})`,
          ),
        );
    });
  });
}
