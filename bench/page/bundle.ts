import { build } from 'vite';
import { ROOT } from '../../scripts/build-fresh.ts';
import { type Sizes, sizesOf } from './sizes.ts';

const ENTRY = 'virtual:core-alone';

/** A page of one button. */
const SCRIPT = `
  import '@mantine/core/styles.css';
  import { Button, MantineProvider } from '@mantine/core';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(
    createElement(MantineProvider, null, createElement(Button, null, 'Quote')),
  );
`;

/** The smallest size with our libraries: React and Mantine's core with one button, built as ours is. */
export async function coreAlone(): Promise<Sizes> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'core-alone',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? SCRIPT : undefined),
      },
    ],
    build: { write: false, minify: true, target: 'chrome130', rolldownOptions: { input: ENTRY } },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return sizesOf(outputs.map((each) => (each.type === 'chunk' ? each.code : each.source)));
}
