import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './packages.ts';

const FOLDER = join(import.meta.dirname, 'texts');

/** Files in a package that are under another licence than the package states, as their heads say. */
const OTHER_FILES: Readonly<Record<string, { readonly holder: string; readonly license: string }>> =
  { brotli: { holder: 'Copyright 2013 Google Inc. (dec/)', license: 'Apache-2.0' } };

function standardText(name: string): string | undefined {
  const file = join(FOLDER, `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** `Devon Govett <…>` of both forms of npm's `author`. */
function holderOf({ manifest }: Part): string | undefined {
  const author = manifest?.author;
  if (typeof author === 'string') return author;
  const name = typeof author === 'object' && author !== null && Reflect.get(author, 'name');
  return typeof name === 'string' ? name : undefined;
}

/**
 * The texts of a part that comes without any: those of a runtime by its name and version, else the
 * standard text of the licence that the part states, with its author. That of Node.js leaves out npm,
 * which no package has.
 * @throws where there is no such text: a package must not be shipped without
 */
export function standardTexts(part: Part): readonly string[] {
  const { name, version, license = 'no licence' } = part;
  const own = standardText(`${name}-${version}`);
  if (own !== undefined) return [own];
  const holder = holderOf(part);
  const text = standardText(license);
  if (text === undefined || holder === undefined) {
    throw new Error(`No licence text of ${name} ${version} (${license}): add one to ${FOLDER}`);
  }
  const other = OTHER_FILES[name];
  const otherText = other && standardText(other.license);
  return [`Copyright (c) ${holder}`, text, ...(otherText ? [other.holder, otherText] : [])];
}
