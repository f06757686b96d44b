/** @module-tag thorough */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { beforeAll, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { openedForAll } from '../../support/opened.ts';

const PROJECT = join(import.meta.dirname, '../../..');
/** Programs that walk through the life of a quote, each with the client of one generator. */
const PROGRAMS = join(PROJECT, 'test/fixtures/openapi-clients');

const NAMES = ['openapi-fetch', 'hey-api', 'orval'] as const;

/** As strict as the project; what generators write may leave names unused and cast as it likes. */
const COMPILER = {
  extends: join(PROJECT, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    composite: false,
    emitDeclarationOnly: false,
    rewriteRelativeImportExtensions: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    exactOptionalPropertyTypes: false,
    rootDir: '.',
    outDir: 'out',
  },
  include: ['*.ts'],
};
let folder: string;

/** Makes the client of each generator out of the description that the host serves. */
async function generateClients(): Promise<void> {
  const { text } = await host.send('/openapi.json', { token: null });
  const description = join(folder, 'openapi.json');
  writeFileSync(description, text);
  writeFileSync(join(folder, 'openapi-typescript.ts'), astToString(await openapiTS(text)));
  await createClient({
    input: description,
    output: { path: join(folder, 'hey-api'), module: { extension: '.ts' } },
    logs: { level: 'silent' },
  });
  await generate(
    {
      input: { target: description },
      output: { target: join(folder, 'orval/client.ts'), client: 'fetch', baseUrl: host.url },
    },
    folder,
    { verbose: false },
  );
}

async function compile(): Promise<void> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER));
  const compiler = join(PROJECT, 'node_modules/typescript-native/bin/tsc');
  // It says what is wrong on its standard output.
  await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch((error) => {
    throw new Error(error.stdout || error.message);
  });
}

const host = openedForAll(() => startHost());
beforeAll(async () => {
  folder = temporaryFolder();
  cpSync(PROGRAMS, folder, { recursive: true });
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await generateClients();
  await compile();
});

test.each(NAMES)(
  'a client made by %s compiles and walks through the life of a quote',
  async (name) => {
    const { walk } = await import(pathToFileURL(join(folder, 'out', `${name}.js`)).href);
    const walked = await walk({ baseUrl: host.url, credentials: host.client });
    expect(walked).toEqual({
      products: expect.any(Number),
      premiums: [expect.any(Number), expect.any(Number), expect.any(Number)],
      read: 'quoted',
      documents: 1,
      accepted: 'accepted',
    });
    const [submitted, discounted, covered] = walked.premiums;
    expect(walked.products).toBeGreaterThanOrEqual(3);
    expect(discounted).toBeLessThan(submitted);
    expect(covered).toBeGreaterThan(discounted);
  },
);
