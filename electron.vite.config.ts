import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import presetMantine from 'postcss-preset-mantine';
import { asciiOnly } from './scripts/ascii-only.ts';
import { screensPage } from './scripts/dev/screens-page.ts';
import { dictionaries } from './scripts/dictionaries.ts';
import { docsPage } from './scripts/docs-page.ts';
import { bundledPackages } from './scripts/licences/bundled-packages.ts';

/** Node and Chromium of Electron 33 and later: what the screens and both hosts run on. */
const NODE = 'node20.18';
const CHROME = 'chrome130';

const host = (name: string) => `src/main/hosts/${name}/main.ts`;

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

const OWN_TEMPORAL = '\0own-temporal';

/** Only a browser without Temporal of its own, as before 2026, loads the polyfill. */
const ownTemporal = {
  name: 'own-temporal',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    id === 'temporal-polyfill' && importer !== OWN_TEMPORAL ? OWN_TEMPORAL : undefined,
  load: (id: string) =>
    id === OWN_TEMPORAL
      ? "export const Temporal = globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal;"
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
        input: {
          index: host('electron'),
          headless: host('headless'),
          quotedesk: host('cli'),
          worker: host('worker'),
          spelling: host('spelling'),
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
          // What the first screen needs is one file, where 80 small ones were 24 kB more with gzip.
          codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] },
        },
      },
    },
  },
});
