import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a package of npm within a path, from `node_modules` on; packages may hold others. */
const PACKAGE = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/;

/** The folder, within a build, that lists the packages whose code its bundles hold. */
export const BUNDLED = 'bundled';

/**
 * Writes down the folders of the packages that a bundle holds, for the licences and the bill of
 * materials: what a bundler leaves out of a package's code is not in it, and no lockfile knows that.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const ids = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : [],
      );
      const folders = new Set(
        ids.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? []),
      );
      const to = join(dirname(dir), BUNDLED);
      mkdirSync(to, { recursive: true });
      writeFileSync(join(to, `${basename(dir)}.json`), JSON.stringify([...folders].sort()));
    },
  };
}
