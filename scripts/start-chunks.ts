import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module with all that it imports, and what those import; not what is imported later. */
function loadedWith(start: string, modules: Modules): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaded.has(id)) continue;
    loaded.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return loaded;
}

interface Starts {
  /** The modules that start programs: what they load themselves stays with them, and small. */
  readonly programs: readonly string[];
  /** The modules that the desk loads one after the other, each by the name of what it brings. */
  readonly steps: Readonly<Record<string, string>>;
  /** The module that every host loads: only what it needs, too, is put together. */
  readonly shared: string;
}

/**
 * Puts what every start loads into a file for each of its steps, where it would be a hundred: one that
 * comes before the first window, one while the page's process starts, and one while the page runs.
 */
export function startChunks({ programs, steps, shared }: Starts): Rolldown.CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | undefined;
  function named(modules: Modules) {
    const found = new Map<string, string>();
    const later = Object.entries(steps).reverse();
    const wanted = loadedWith(shared, modules);
    for (const [name, start] of later) {
      for (const id of loadedWith(start, modules)) if (wanted.has(id)) found.set(id, name);
    }
    for (const start of programs) for (const id of loadedWith(start, modules)) found.delete(id);
    return found;
  }
  return {
    name(id, modules) {
      names ??= named(modules);
      return names.get(id) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
