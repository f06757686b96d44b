import { readdirSync, rmSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import envPaths from 'env-paths';
import manifest from '../../../../package.json' with { type: 'json' };

/** A package cannot be written: there the cache of this user has a folder for each version. */
const IN_PACKAGE = /\.asar\b/;

const packageFolder = () =>
  join(envPaths('Quotedesk', { suffix: '' }).cache, 'compiled', manifest.version);

/** Versions of before are not started again, or compile once more. */
function removeOthers(folder: string): void {
  const all = dirname(folder);
  try {
    for (const name of readdirSync(all)) {
      if (name !== basename(folder)) rmSync(join(all, name), { recursive: true });
    }
  } catch {
    // There are none yet; what cannot be removed now, the next start removes.
  }
}

/**
 * Has the bytecode that V8 makes of a built program kept, next to it, so that the next start need not
 * compile. Call it before the program itself is imported. Where the folder cannot be written, and in a
 * Node.js before 22.8, each start compiles.
 * Source: https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
export function keepCompiled({
  dirname: home,
  filename,
}: Pick<ImportMeta, 'dirname' | 'filename'>) {
  // From source no build would ever remove it.
  if (!filename.endsWith('.js') || !module.enableCompileCache) return;
  const isInPackage = IN_PACKAGE.test(home);
  const folder = isInPackage ? packageFolder() : join(home, 'compiled');
  if (isInPackage) removeOthers(folder);
  module.enableCompileCache(folder);
}
