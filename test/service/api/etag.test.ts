import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const OVERRIDE = contract.overrideQuote.http.path;
const ADD_ON = contract.addCover.http.path;
const ACCEPT = contract.acceptQuote.http.path;
const DAY = 24 * 60 * 60 * 1000;

const host = openedForAll(() => startHost());

async function submitted(): Promise<{ id: string; tag: string }> {
  const { body } = await host.sendXml(FULL_XML);
  return { id: body.quoteId, tag: await tagNow(body.quoteId) };
}

async function tagNow(id: string): Promise<string> {
  const { headers } = await host.send(AT.quote(id));
  return headers.get('etag') ?? '';
}

const discount = (quoteId: string, value: number, headers: Record<string, string> = {}) =>
  host.send(OVERRIDE, {
    headers,
    body: { quoteId, overrideType: 'discount', value, reason: 'A loyal customer' },
  });

const accept = (quoteId: string, paymentReference: string, headers: Record<string, string>) =>
  host.send(ACCEPT, { headers, body: { quoteId, paymentMethod: 'card', paymentReference } });

test('every change gives a quote another strong tag, and its answer carries it', async () => {
  const { id, tag } = await submitted();
  expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  expect(await tagNow(id)).toBe(tag);
  const overridden = (await discount(id, 5)).headers.get('etag');
  expect(overridden).toBe(await tagNow(id));
  const added = await host.send(ADD_ON, { body: { quoteId: id, addonType: 'legal' } });
  expect(added.headers.get('etag')).toBe(await tagNow(id));
  await accept(id, 'PAY', {});
  const tags = [tag, overridden, added.headers.get('etag'), await tagNow(id)];
  expect(new Set(tags).size).toBe(4);
  expect((await submitted()).tag).not.toBe(tag);
});

test('If-None-Match spares the body of a quote that the client has', async () => {
  const { id, tag } = await submitted();
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await host.send(AT.quote(id), { headers: { 'if-none-match': known } });
    expect(answer.status, known).toBe(304);
    expect(answer.text).toBe('');
    expect(answer.headers.get('etag')).toBe(tag);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  await discount(id, 5);
  const changed = await host.send(AT.quote(id), { headers: { 'if-none-match': tag } });
  expect(changed.status).toBe(200);
  expect(changed.body.history).toHaveLength(2);
  expectFault(await host.send(AT.quote('Q-NONE'), { headers: { 'if-none-match': '*' } }), 404);
});

test('If-None-Match is for reading alone: a change is made and answered whole', async () => {
  const { id, tag } = await submitted();
  const head = await host.send(AT.quote(id), { method: 'HEAD', headers: { 'if-none-match': tag } });
  expect(head.status).toBe(304);
  for (const known of ['*', tag]) {
    const changed = await discount(id, 5, { 'if-none-match': known });
    expect(changed.status).toBe(200);
    expect(changed.body.quoteId).toBe(id);
  }
  const other = await host.send(AT.products, { headers: { 'if-none-match': '*' } });
  expect(other.status).toBe(200);
  expect(other.headers.get('etag')).toBeNull();
});

test('If-Match refuses a change that was meant for another version, and changes nothing', async () => {
  const { id, tag } = await submitted();
  expect((await discount(id, 5, { 'if-match': tag })).status).toBe(200);
  const now = await tagNow(id);
  for (const stale of [tag, `W/${now}`, '"other"', `W/"other", W/${now}`]) {
    const headers = { 'if-match': stale };
    expectFault(await discount(id, 6, headers), 412);
    const body = { quoteId: id, addonType: 'legal' };
    expectFault(await host.send(ADD_ON, { headers, body }), 412);
    expectFault(await accept(id, 'PAY', headers), 412);
  }
  for (const none of [now.replaceAll('"', ''), '', '"a b"']) {
    const refused = await discount(id, 6, { 'if-match': none });
    expectFault(refused, 400);
    expect(refused.body.message).toMatch(/If-Match must be a tag in quotes/);
  }
  expect(await tagNow(id)).toBe(now);
  expect((await discount(id, 7, { 'if-match': `"other", ${now}` })).status).toBe(200);
  expect((await discount(id, 8, { 'if-match': '*' })).status).toBe(200);
});

test('of twenty who change the same version at once, one does', async () => {
  const { id, tag } = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => discount(id, i, { 'if-match': tag })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  expect((await host.send(AT.quote(id))).body.history).toHaveLength(2);
});

test('a quote that expires reads differently, and so has another tag', async () => {
  const clock: TestClock = { now: Date.UTC(2026, 10, 20, 9) };
  const patient = await startHost({ clock });
  const { quoteId } = (await patient.sendXml(FULL_XML)).body;
  const before = (await patient.send(AT.quote(quoteId))).headers.get('etag') ?? '';
  clock.now += 30 * DAY;
  const token = await patient.token();
  const headers = { 'if-none-match': before };
  const after = await patient.send(AT.quote(quoteId), { token, headers });
  expect(after.status).toBe(200);
  expect(after.body.status).toBe('expired');
  await patient.close();
});
