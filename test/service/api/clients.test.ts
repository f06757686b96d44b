import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { beforeAll, describe, expect, test } from 'vitest';
import { quotedesk } from '../../../sdk/typescript/client.ts';
import { insure } from '../../../sdk/typescript/example.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  programs,
} from '../../../src/renderer/features/api-access/programs.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

let folder: string;

const host = openedForAll(() => startHost());

describe('openapi clients', { tags: ['thorough'] }, () => {
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
});

describe('client', () => {
  let api: ReturnType<typeof quotedesk>;

  beforeAll(() => {
    api = quotedesk(host.url, host.client);
  });

  const submitXml = () =>
    api.POST('/applied/quote/quote', {
      body: FULL_XML,
      bodySerializer: (xml) => xml,
      headers: { 'Content-Type': 'application/xml' },
    });

  test('the example makes a policy with the price that the host keeps', async () => {
    const policy = await insure(api, '191-D-12345', 'PAY-1');
    expect(policy.status).toBe('accepted');
    const path = { id: policy.quoteId };
    const { data } = await api.GET('/applied/quote/{id}', { params: { path } });
    expect(data?.premium).toBe(policy.premium);
    expect(data?.policyId).toBe(policy.policyId);
    expect(data?.vehicle.registrationNumber).toBe('191-D-12345');
    expect(data?.history.map(({ kind }) => kind)).toEqual(['submitted', 'overridden', 'accepted']);
  });

  test('the life of a quote, each step by its type', async () => {
    const products = await api.GET('/applied/options');
    expect(products.data?.products.length).toBeGreaterThan(0);
    const price = await api.POST('/priceQuote', {
      body: { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Comprehensive' } },
    });
    expect(price.data?.['rater.Comp.GrossPrem']).toBeGreaterThan(0);
    const eircode = 'D02X285';
    const address = await api.GET('/eircode-lookup/{eircode}', { params: { path: { eircode } } });
    expect(address.data?.county).toBe('Dublin');

    const submitted = await submitXml();
    const quoteId = submitted.data?.quoteId ?? '';
    const added = await api.POST('/applied/quote/addon', {
      body: { quoteId, addonType: 'breakdown', addonOptions: { level: 'europe' } },
    });
    expect(added.data?.premium).toBeGreaterThan(submitted.data?.premium ?? Infinity);
    const printed = await api.POST('/applied/documentgeneration/generateDocuments', {
      body: { quoteId, documentTypes: ['schedule'] },
    });
    expect(printed.data?.documents.map(({ type }) => type)).toEqual(['schedule']);
    const accepted = await api.POST('/applied/accept', {
      body: { quoteId, paymentMethod: 'direct_debit', paymentReference: 'PAY-2' },
    });
    expect(accepted.data?.status).toBe('accepted');
  });

  test('an error has its type too', async () => {
    const none = await api.GET('/applied/quote/{id}', { params: { path: { id: 'Q-NONE' } } });
    expect(none.data).toBeUndefined();
    expect(none.error).toEqual({ statusCode: 404, message: 'Quote Q-NONE not found' });
    const wrong = await api.POST('/priceQuote', {
      // @ts-expect-error a cover that there is not
      body: { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Third' } },
    });
    expect(wrong.error?.statusCode).toBe(400);
  });
});

describe('first call', () => {
  beforeAll(() => {
    folder = temporaryFolder();
  });

  /** A program with a client's own put in, as the screen asks its reader to. */
  function filledIn(text: string, secret = host.client.client_secret): string {
    return text
      .replace(`client_id=${CLIENT_ID}`, `client_id=${host.client.client_id}`)
      .replace(new RegExp(`(["'])${CLIENT_ID}\\1`), `$1${host.client.client_id}$1`)
      .replace(`client_secret=${CLIENT_SECRET}`, `client_secret=${secret}`)
      .replace(new RegExp(`(["'])${CLIENT_SECRET}\\1`), `$1${secret}$1`);
  }

  function ran(command: string, file: string) {
    const child = spawn(command, [file], { cwd: folder });
    const heard = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (heard.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (heard.stderr += chunk.toString()));
    return new Promise<typeof heard & { code: number | null }>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ ...heard, code }));
    });
  }

  const isHere = (command: string) => spawnSync(command, ['--version']).status === 0;

  const needs = { curl: 'curl', JavaScript: process.execPath, Python: 'python3', 'C#': 'dotnet' };

  const day = '2026-12-01';

  /** What the API itself says to the same question. */
  async function price(): Promise<number> {
    const { body } = await host.send('/priceQuote', {
      body: {
        data: {
          'in_policy.dateInception': `${day}T00:00:00`,
          'in_customer.dateOfBirth': '1985-03-12',
          'in_dts.raterCover': 'Comprehensive',
        },
      },
    });
    return body['rater.Comp.PremAfterPolFee'];
  }

  // .NET wants a project around its file; that program is only read here.
  describe.each(programs.filter(({ language }) => language !== 'C#'))('$language', (program) => {
    const { language, file, run, text } = program;
    const missing = !isHere(needs[language as keyof typeof needs]);
    const [command = ''] = run.split(' ');
    const start = async (secret?: string) => {
      writeFileSync(
        join(folder, file),
        filledIn(text({ url: host.url, scope: host.client.scope, day }), secret),
      );
      return ran(command === 'node' ? process.execPath : command, file);
    };

    test.skipIf(missing)('the program runs as it stands and prints the price', async () => {
      const { code, stdout, stderr } = await start();
      expect([code, stderr]).toEqual([0, '']);
      const wanted = await price();
      expect(wanted).toBeGreaterThan(0);
      const printed = stdout.trim();
      const said = printed.startsWith('{')
        ? JSON.parse(printed)['rater.Comp.PremAfterPolFee']
        : Number(printed);
      expect(said).toBe(wanted);
    });

    test.skipIf(missing)('with a wrong secret it fails and says so', async () => {
      const { code, stderr } = await start('wrong');
      expect(code).not.toBe(0);
      expect(stderr).toContain('401');
    });
  });

  test('the program in C# names the same places and asks the same', () => {
    const program = programs.find(({ language }) => language === 'C#');
    const text = program?.text({ url: host.url, scope: host.client.scope, day }) ?? '';
    const parts = [host.url, host.client.scope, '/auth/token', '/priceQuote', `${day}T00:00:00`];
    for (const part of parts) expect(text).toContain(part);
  });
});
