import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageFaultIn } from './faults.ts';
import { writing } from './files.ts';

const PREFIX = 'quotedesk-command-';
/** The prefix, the process that has the folder, and what makes the name its own. */
const OURS = /^quotedesk-command-(\d+)-[^-]+$/;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Whether a folder is of this user, and the process that made it is gone. */
function isLeft(path: string, pid: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? 0) && isGone(pid);
}

/** Removes a folder that a killed run left. */
function removeIfLeft(name: string): void {
  const pid = OURS.exec(name)?.[1];
  const path = join(tmpdir(), name);
  if (pid !== undefined && isLeft(path, Number(pid)))
    rmSync(path, { recursive: true, force: true });
}

/** Removes what killed runs left: it may be readable. The next run removes what stays. */
function removeLeft(): void {
  try {
    for (const name of readdirSync(tmpdir())) removeIfLeft(name);
  } catch {
    // Another run removes the same, or the folder cannot be listed: no reason against the work.
  }
}

function makeTemporary(): string {
  const path = join(tmpdir(), `${PREFIX}${process.pid}-`);
  return writing(path, () => mkdtempSync(path));
}

/**
 * Does work in a folder of its own, and leaves nothing behind, also where it is interrupted or its
 * terminal is closed; what a killed run left goes with the next one.
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeLeft();
  const folder = makeTemporary();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const interrupted = () => {
    remove();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    return await work(folder);
  } catch (error) {
    throw await storageFaultIn(error, () => folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    remove();
  }
}
