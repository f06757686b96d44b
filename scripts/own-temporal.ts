import type { Plugin } from 'vite';

const POLYFILL = 'temporal-polyfill';
const OWN = '\0own-temporal';

/** Only a browser without Temporal of its own, as before 2026, loads the polyfill. */
export const ownTemporal: Plugin = {
  name: 'own-temporal',
  enforce: 'pre',
  resolveId: (id, importer) => (id === POLYFILL && importer !== OWN ? OWN : undefined),
  load: (id) =>
    id === OWN
      ? `export const Temporal = globalThis.Temporal ?? (await import('${POLYFILL}')).Temporal;`
      : undefined,
};
