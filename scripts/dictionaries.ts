import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The package of the dictionary that is bundled: its licence allows it, and it has the British -ise. */
const BRITISH = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'));

/** Puts the dictionary of English next to the built hosts. */
export function dictionaries(): Plugin {
  return {
    name: 'dictionaries',
    apply: 'build',
    buildStart() {
      for (const ending of ['aff', 'dic']) {
        const source = readFileSync(join(BRITISH, `index.${ending}`));
        this.emitFile({ type: 'asset', fileName: `dictionaries/en-GB.${ending}`, source });
      }
    },
  };
}
