import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../host/prepared-folders.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A copy of the project that a test may change. */
export interface ProjectCopy {
  readonly folder: string;
  /** Puts one text in the place of another, which must be there once. */
  readonly edit: (file: string, before: string, after: string) => void;
  readonly remove: () => void;
}

/** All that a newcomer gets of the project: nothing that is installed, built or left by a test. */
export function wholeProject(): string[] {
  const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').replaceAll('/', '').split('\n');
  const isOurs = (name: string) => name !== '.git' && !ignored.includes(name);
  return readdirSync(ROOT).filter((name) => isOurs(name) && !name.endsWith('.tsbuildinfo'));
}

/** Has the packages of the project in a copy of it, by links, without their caches. */
function linkPackages(folder: string): void {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}

/** Copies files and folders of the project. @param isInstalled whether its packages are there, too */
export function copyProject(paths: readonly string[], isInstalled = true): ProjectCopy {
  const folder = temporaryFolder();
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  if (isInstalled) linkPackages(folder);
  return {
    folder,
    edit: (file, before, after) => {
      const path = join(folder, file);
      const parts = readFileSync(path, 'utf8').split(before);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
      writeFileSync(path, parts.join(after));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
