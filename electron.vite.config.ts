import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import presetMantine from 'postcss-preset-mantine';
import { asciiOnly } from './scripts/ascii-only.ts';
import { screensPage } from './scripts/dev/screens-page.ts';
import { dictionaries } from './scripts/dictionaries.ts';
import { docsPage } from './scripts/docs-page.ts';
import { bundledPackages } from './scripts/licences/bundled-packages.ts';
import { ownTemporal } from './scripts/own-temporal.ts';
import { startChunks } from './scripts/start-chunks.ts';

/** Node and Chromium of Electron 33 and later: what the screens and both hosts run on. */
const NODE = 'node20.18';
const CHROME = 'chrome130';

const own = (path: string) => join(import.meta.dirname, 'src/main', path);
const arrive = join(import.meta.dirname, 'src/renderer/shell/arrive.ts');
const host = (name: string) => own(`hosts/${name}/main.ts`);

/** Each program of the main process with the module that starts it. */
const programs = {
  index: host('electron'),
  headless: host('headless'),
  quotedesk: host('cli'),
  worker: host('worker'),
  hashing: host('hashing'),
  spelling: host('spelling'),
};

/**
 * write-excel-file zips in a worker made from a blob, which the screens' policy refuses, and then
 * waits for ever. The library's own zip without a worker replaces it.
 */
const zipWithoutWorker = {
  name: 'zip-without-worker',
  load: (id: string) =>
    id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')
      ? "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);"
      : undefined,
};

export default defineConfig({
  main: {
    plugins: [docsPage(import.meta.dirname), dictionaries(), bundledPackages(), asciiOnly()],
    build: {
      target: NODE,
      // One bundle without the `dependencies` of package.json, which hold native code.
      externalizeDeps: true,
      rolldownOptions: {
        input: programs,
        output: {
          // Libraries document themselves at length.
          comments: { jsdoc: false },
          codeSplitting: {
            groups: [
              startChunks({
                programs: Object.values(programs),
                steps: {
                  window: own('hosts/electron/run.ts'),
                  desk: own('hosts/electron/desk.ts'),
                  core: own('app/environments.ts'),
                },
                shared: own('app/environments.ts'),
              }),
            ],
          },
        },
      },
    },
  },
  preload: {
    plugins: [bundledPackages()],
    build: {
      target: NODE,
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload cannot be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [react(), zipWithoutWorker, ownTemporal, screensPage(), bundledPackages()],
    // A mark for the hosts, which put a fresh nonce there at every request.
    html: { cspNonce: 'QUOTEDESK_NONCE' },
    // Found before the first page is asked for, so that no page is loaded twice.
    optimizeDeps: {
      entries: 'index.html',
      exclude: ['write-excel-file'],
      // Its import stands in a module of our own, where the search does not look.
      include: ['temporal-polyfill'],
    },
    css: { postcss: { plugins: [presetMantine()] } },
    build: {
      target: CHROME,
      minify: true,
      // Fonts and pictures stay files: the policy allows `data:` only for pictures.
      assetsInlineLimit: 0,
      // In kB. A test bounds the first load as it is sent; the largest other file shows PDFs.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: 'src/renderer/index.html',
        output: {
          // What the first screen needs is a file for each script of the page, where 80 small ones were
          // 24 kB more with gzip.
          codeSplitting: {
            groups: [
              startChunks({ programs: [], steps: { arrive }, shared: arrive }),
              { name: 'first-load', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  },
});
