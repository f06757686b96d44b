import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import { documentsHost, GENERATE, START } from '../../support/documents/documents.ts';
import { appOptions } from '../../support/host/host.ts';
import { statusAs } from '../../support/host/raw.ts';
import { expectFault, FULL_XML } from '../../support/host/requests.ts';

const HOUR = 60 * 60 * 1000;

const { clock, folder, host, submitted, entries, file } = documentsHost();

async function refused(url: string, status: number): Promise<void> {
  const response = await fetch(url);
  const asks = response.headers.get('www-authenticate');
  expect(asks).toBe(status === 403 ? 'Bearer realm="quotedesk"' : null);
  expectFault(
    { status: response.status, headers: response.headers, text: '', body: await response.json() },
    status,
  );
}

test('a link works without a token, again and again, and says what it hands out', async () => {
  const id = await submitted(FULL_XML);
  const [entry] = await entries(id, 'schedule');
  expect(entry?.url).toMatch(
    new RegExp(`^${host().url}/documents/[\\w-]{22}/schedule\\.pdf\\?e=\\d+&s=[\\w-]{43}$`),
  );
  expect(entry?.expiresAt).toBe('2026-11-21T09:00:00Z');
  const response = await fetch(entry?.url ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${id}-schedule.pdf"`);
  const first = Buffer.from(await response.arrayBuffer());
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await file(entry?.url ?? '')).toEqual(first);
});

test('a link ends after 24 hours, and a new one leads to the same file', async () => {
  const id = await submitted(FULL_XML);
  const [entry] = await entries(id, 'certificate');
  const url = entry?.url ?? '';
  const before = await file(url);
  clock.now += 24 * HOUR - 1;
  expect(await file(url)).toEqual(before);
  clock.now += 1;
  await refused(url, 410);
  const token = await host().token();
  const body = { quoteId: id, documentTypes: ['certificate'] };
  const again = await host().send(GENERATE, { token, body });
  const fresh: string = again.body.documents[0].url;
  expect(new URL(fresh).pathname).toBe(new URL(url).pathname);
  expect(await file(fresh)).toEqual(before);
});

test('whatever is changed about a link, it opens nothing', async () => {
  const id = await submitted(FULL_XML);
  const [schedule, certificate] = await entries(id, 'schedule', 'certificate');
  const link = new URL(schedule?.url ?? '');
  const other = new URL(certificate?.url ?? '');
  const changed = (name: string, value: string | null) => {
    const url = new URL(link);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  };
  const expiry = Number(link.searchParams.get('e'));
  const signature = link.searchParams.get('s') ?? '';
  // The last character's two low bits fall away when decoded: the next letter has the same bytes.
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = ALPHABET[ALPHABET.indexOf(signature.slice(-1)) + 1];
  const same = `${signature.slice(0, -1)}${twin}`;
  expect(Buffer.from(same, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  for (const url of [
    changed('e', String(expiry + 1)),
    changed('e', `0${expiry}`),
    changed('e', null),
    changed('s', null),
    changed('s', ''),
    changed('s', same),
    changed('s', 'A'.repeat(43)),
    changed('s', other.searchParams.get('s')),
    `${link.href}&s=${signature}`,
  ]) {
    await refused(url, 403);
  }
  const { origin, search } = link;
  // The same answer as for a document that exists: a wrong signature learns nothing.
  await refused(`${origin}/documents/AAAAAAAAAAAAAAAAAAAAAA/schedule.pdf${search}`, 403);
  await refused(`${link.href.replace('schedule.pdf', 'terms.pdf')}`, 403);
  await refused(`${link.href.replace('schedule.pdf', 'secrets.pdf')}`, 404);
  const posted = await fetch(link, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
});

test('the same state of a quote is the same file, and another state another', async () => {
  const id = await submitted(FULL_XML);
  const link = async () => (await entries(id, 'schedule'))[0]?.url ?? '';
  const before = await link();
  const kept = await file(before);
  clock.now += HOUR / 2;
  expect(await file(await link())).toEqual(kept);
  await host().send(contract.addCover.http.path, { body: { quoteId: id, addonType: 'legal' } });
  const after = await link();
  expect(new URL(after).pathname).not.toBe(new URL(before).pathname);
  expect(await file(after)).not.toEqual(kept);
  // What was handed out before still says what it said.
  expect(await file(before)).toEqual(kept);
});

test('links stand under the address that was set; without any address there are none', async () => {
  const document = {
    Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
    Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  };
  for (const documentsUrl of ['https://papers.example.ie/quotedesk', undefined]) {
    const dataFolder = mkdtempSync(join(folder, 'data-'));
    const options = { ...appOptions(dataFolder), clock: () => START };
    const app = await openApp(documentsUrl ? { ...options, documentsUrl } : options);
    const made = await app.dispatch(BROKER, 'submitQuote', { document, source: 'json' });
    if (!made.ok) throw new Error(faultSentence(made.fault));
    const { quoteId } = made.value as { quoteId: string };
    const request = { quoteId, documentTypes: ['ipid'] };
    const answer = await app.dispatch(BROKER, 'generateDocuments', request);
    expect(answer).toMatchObject(
      documentsUrl
        ? {
            ok: true,
            value: {
              documents: [{ url: expect.stringMatching(`^${documentsUrl}/documents/.+/ipid.pdf`) }],
            },
          }
        : { ok: false, fault: { kind: 'unavailable' } },
    );
    await app.close();
  }
});

test('a link that is followed on another page opens, and nothing else of that page gets in', async () => {
  const [entry] = await entries(await submitted(FULL_XML), 'schedule');
  const link = entry?.url ?? '';
  const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const site of ['cross-site', 'same-site']) {
    expect(await statusAs(link, { ...followed, 'sec-fetch-site': site })).toBe(200);
    for (const other of [
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ]) {
      expect(await statusAs(link, { ...other, 'sec-fetch-site': site })).toBe(403);
    }
    const page = { ...followed, 'sec-fetch-site': site };
    for (const path of ['/', '/docs', '/openapi.json', '/documents/x']) {
      expect(await statusAs(`${host().url}${path}`, page), path).toBe(403);
    }
  }
  const origin = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(await statusAs(link, { ...followed, ...origin })).toBe(403);
});
