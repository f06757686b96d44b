import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-fresh.ts';
import { BUNDLED } from './bundled-packages.ts';

/** What npm installs, by its folder. */
interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true }>>;
}

/** Packages whose files are copied into a build as they are: the page of the API, fonts, spelling. */
const COPIED = [
  'node_modules/swagger-ui-dist',
  'node_modules/dejavu-fonts-ttf',
  'node_modules/dictionary-en-gb',
];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The folders of the packages that the application names, with those that they name. */
export function installedPackages(): string[] {
  const { packages } = readJson(join(ROOT, 'package-lock.json')) as Lockfile;
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path);
}

/** The folders of the packages whose code or files a build holds. */
export function builtPackages(): string[] {
  const folder = join(ROOT, 'out', BUNDLED);
  const bundled = readdirSync(folder).flatMap((name) => readJson(join(folder, name)) as string[]);
  return [...new Set([...bundled, ...COPIED])];
}

/** A part of what is shipped that others made. */
export interface Part {
  /** As npm names it, or the name of a runtime. */
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX; undefined where the part states none. */
  readonly license: string | undefined;
  /** Its licence and notices as they come with it. */
  readonly texts: readonly string[];
  /** Undefined for what does not come from npm. */
  readonly manifest?: Readonly<Record<string, unknown>>;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Reads what a package says of itself. */
export function readPart(path: string): Part {
  const folder = join(ROOT, path);
  const manifest = readJson(join(folder, 'package.json')) as Record<string, unknown>;
  const { name, version, license } = manifest;
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
    : [];
  return {
    name: `${name}`,
    version: `${version}`,
    license: typeof license === 'string' ? license : undefined,
    texts: files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim()),
    manifest,
  };
}
