/** @module-tag thorough */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIZE } from '../../../src/main/adapters/pdf/style.ts';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import type { Environment } from '../../../src/shared/domain/desk/environment.ts';
import { DEMONSTRATION_SELLING } from '../../../src/shared/domain/desk/selling.ts';
import { WRITTEN_DOCUMENTS } from '../../../src/shared/domain/quotes/document-type.ts';
import { trainingDeskBeforeEach } from '../../support/host/training-desk.ts';

const desk = trainingDeskBeforeEach();
const { get, submit, list, training, unused } = desk;

test('every page of a training document is a specimen, and its link works', async () => {
  const url = await desk.environments.live.listen(0);
  for (const status of ['accepted', 'quoted']) {
    const quoteId = (await list('training')).find((quote) => quote.status === status)?.quoteId;
    if (quoteId === undefined) throw new Error(`No quote is ${status}`);
    const documentTypes = [...WRITTEN_DOCUMENTS];
    const { documents } = await get('training', 'generateDocuments', { quoteId, documentTypes });
    for (const document of documents) {
      expect(document.url.startsWith(`${url}/training/documents/`)).toBe(true);
      const response = await fetch(document.url);
      expect(response.status).toBe(200);
      const file = join(desk.dataFolder, 'document.pdf');
      writeFileSync(file, Buffer.from(await response.arrayBuffer()));
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      const pages = text.split('\f').slice(0, -1);
      expect(pages.length).toBeGreaterThan(0);
      for (const page of pages) {
        expect(page).toContain('SPECIMEN – NOT VALID');
        // The letters across the page are for the eye: none comes between the words below them.
        expect(page).not.toMatch(/^\s*[A-Z]{1,8}\s*$/m);
      }
      if (document.type === 'certificate') {
        expect(text).toContain('Specimen: not valid');
        expect(text).not.toContain('is certified');
      }
      const plain = execFileSync('qpdf', ['--qdf', file, '-'], { encoding: 'latin1' });
      expect(plain.match(new RegExp(` ${SIZE.specimen} Tf`, 'g'))).toHaveLength(pages.length);
    }
  }
});

test('a statement is confirmed in training before the desk states how it sells', async () => {
  const quoteId = await submit('training');
  const confirmed = { quoteId, reasons: ['meetsDemands' as const], confirmedBy: 'Una' };
  const { history } = await get('training', 'confirmSuitability', confirmed);
  expect(history.at(-1)?.detail).toMatchObject({ selling: DEMONSTRATION_SELLING });
});

test('the link of one environment leads to nothing in the other', async () => {
  unused();
  await desk.environments.live.listen(0);
  const documentTypes: InputOf<'generateDocuments'>['documentTypes'] = ['ipid'];
  const linkOf = async (environment: Environment) => {
    const quoteId = await submit(environment);
    const { documents } = await get(environment, 'generateDocuments', { quoteId, documentTypes });
    return documents[0]?.url ?? '';
  };
  const live = await linkOf('live');
  const elsewhere = live.replace('/documents/', '/training/documents/');
  // A link does not make the training data.
  expect((await fetch(elsewhere)).status).toBe(404);
  expect(existsSync(training())).toBe(false);
  const trained = await linkOf('training');
  expect((await fetch(trained)).status).toBe(200);
  expect((await fetch(trained.replace('/training', ''))).status).toBe(403);
  expect((await fetch(elsewhere)).status).toBe(403);
  expect((await fetch(trained, { method: 'POST' })).status).toBe(405);
});

test('training issues no client, and no token of the API leads to it', async () => {
  const url = await desk.environments.live.listen(0);
  const trained = await submit('training');
  if (!desk.firstClient) throw new Error('No first client');
  const { client_id, client_secret, scope } = desk.firstClient;
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope,
  });
  const headers = { 'content-type': 'application/json' };
  const token = await (await fetch(`${url}/auth/token`, { method: 'POST', headers, body })).json();
  const authorization = `Bearer ${token.access_token}`;
  const answer = await fetch(`${url}/applied/quote/${trained}`, { headers: { authorization } });
  expect(answer.status).toBe(404);
});
