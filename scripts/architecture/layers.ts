import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, RENDERER } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../build-fresh.ts';

/** A layer as the picture shows it. */
export interface Layer {
  readonly name: string;
  readonly about: string;
  /** The folders in it, where they tell something. */
  readonly folders: readonly string[];
  /** 0 imports no other layer, 1 only those of 0, and so on. */
  readonly level: number;
}

/** What each layer is for, in a few words. */
const ABOUT: Readonly<Record<string, string>> = {
  'src/shared': 'contract, schemas, money and dates: both processes are built from it',
  'src/main/core': 'the rules, pure: no Node, no package, no clock, no chance',
  'src/main/adapters': 'each knows one technology, and none of the others',
  'src/main/app': 'puts the core and its adapters together: live and training',
  'src/main/hosts': 'programs that one starts',
  'src/preload': 'one function over the bridge',
  'src/renderer/shell': 'window, navigation, palette',
  'src/renderer/features': 'one folder for each screen; none imports another',
  'src/renderer/data': 'asks the host, keeps its answers',
  'src/renderer/desktop': 'the native menu',
  'src/renderer/commands': 'commands and keys',
  'src/renderer/components': 'what screens are made of',
  'src/renderer/i18n': 'words',
  'src/renderer/routing': 'addresses',
  'src/renderer/theme': 'colours',
};

const LISTED = ['src/main/core', 'src/main/adapters', 'src/main/hosts', 'src/shared'];

/** The folders in a folder of the project, by name. */
export function foldersIn(path: string): string[] {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

type Table = Readonly<Record<string, readonly string[]>>;

function levelOf(folder: string, table: Table): number {
  const below = table[folder] ?? [];
  return Math.max(-1, ...below.map((each) => levelOf(each, table))) + 1;
}

function layersOf(table: Table): Layer[] {
  return Object.keys(table).map((path) => {
    const about = ABOUT[path];
    if (about === undefined) throw new Error(`Say in scripts/architecture what ${path} is for`);
    const isListed = LISTED.includes(path) || path.endsWith('/features');
    return {
      name: path.split('/').at(-1) ?? path,
      about,
      folders: isListed ? foldersIn(path) : [],
      level: levelOf(path, table),
    };
  });
}

const renderer: Table = Object.fromEntries(
  Object.entries(RENDERER).map(([folder, below]) => [
    folder,
    below.map((name) => `src/renderer/${name}`),
  ]),
);

const { 'src/renderer': _, ...others } = LAYERS;

/** The layers of the sources but the renderer's, from the rules that hold for their imports. */
export const layers = layersOf(others);
/** The layers inside the renderer. */
export const rendererLayers = layersOf(renderer);
