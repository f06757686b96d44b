import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const newFolder = () => mkdtempSync(join(tmpdir(), 'quotedesk-test-'));

/** Those that tests have now. */
const temporary = new Set<string>();

/** A new, empty folder for a test; under Vitest it is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = newFolder();
  temporary.add(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
  temporary.clear();
}

/** A data folder as a first start left it. */
export interface Prepared<T> {
  readonly dataFolder: string;
  /** What the first start said. */
  readonly said: T;
}

/**
 * New data folders that a first start has prepared. A first start takes several times as long as a later
 * one: it is made once in this process for each moment, and each folder is a copy.
 * @param start makes a first start on an empty folder at a moment, and ends it
 */
export function preparedFolders<T>(
  start: (dataFolder: string, moment: number | undefined) => Promise<T>,
) {
  const originals = new Map<number | undefined, Promise<Prepared<T>>>();
  const original = async (moment: number | undefined): Promise<Prepared<T>> => {
    const dataFolder = newFolder();
    process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
    return { dataFolder, said: await start(dataFolder, moment) };
  };
  /**
   * @param moment epoch milliseconds of the first start; undefined: the system's clock
   * @param dataFolder an empty one; by default a new one
   */
  return async (moment?: number, dataFolder = temporaryFolder()): Promise<Prepared<T>> => {
    const made = originals.get(moment) ?? original(moment);
    originals.set(moment, made);
    const { dataFolder: from, said } = await made;
    cpSync(from, dataFolder, { recursive: true });
    return { dataFolder, said };
  };
}
