import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Writes the texts beyond ASCII in built code as escapes. Node.js reads a file of ASCII without decoding
 * it, into half the memory: a command starts a tenth quicker.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    apply: 'build',
    // The last step: whatever prints the code again would undo it.
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await transform(file.code, { charset: 'ascii', target: 'esnext' });
        file.code = code;
      }
    },
  };
}
