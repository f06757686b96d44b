import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { type Received, startHost, type TestClock } from '../../support/host/host.ts';
import { count, expectReplay, isReplayed, keyed, outside } from '../../support/host/idempotency.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, FULL_XML, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const ADD_ON = contract.addCover.http.path;

const host = openedForAll(() => startHost());

const OVERRIDE = contract.overrideQuote.http.path;

const ACCEPT = contract.acceptQuote.http.path;

test('every change sent again with its key gets its first answer, and happens once', async () => {
  const first = await host.sendXml(FULL_XML, keyed('submit'));
  expectReplay(await host.sendXml(FULL_XML, keyed('submit')), first);
  const { quoteId } = first.body;
  const changes: [string, object][] = [
    [OVERRIDE, { quoteId, overrideType: 'discount', value: 5, reason: 'A loyal customer' }],
    [ADD_ON, { quoteId, addonType: 'breakdown' }],
    [ACCEPT, { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' }],
  ];
  for (const [path, body] of changes) {
    const sent = { body, ...keyed(`change ${path}`.replace(' ', '-')) };
    const done = await host.send(path, sent);
    expect(done.status).toBe(200);
    expectReplay(await host.send(path, sent), done);
  }
  const { body } = await host.send(AT.quote(quoteId));
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'submitted',
    'overridden',
    'addOn',
    'accepted',
  ]);
});

test('a key belongs to one request of one client', async () => {
  const first = await host.sendXml(FULL_XML, keyed('mine'));
  const reused = await host.sendXml(MINIMAL_XML, keyed('mine'));
  expectFault(reused, 422);
  expect(reused.body.message).toBe('This Idempotency-Key was used before, with another request');
  const body = { quoteId: first.body.quoteId, addonType: 'legal' };
  expectFault(await host.send(ADD_ON, { body, ...keyed('mine') }), 422);
  const token = await host.token(await host.issue());
  const other = await host.sendXml(FULL_XML, { token, ...keyed('mine') });
  expect(other.status).toBe(200);
  expect(other.body.quoteId).not.toBe(first.body.quoteId);
  // The draft writes a key in quotes; many clients do not.
  expectReplay(await host.sendXml(FULL_XML, keyed('"mine"')), first);
});

test('a key belongs to one operation: the same body sent to another is another request', async () => {
  const { quoteId } = (await host.sendXml(FULL_XML)).body;
  const sent = { body: { quoteId, addonType: 'keycare' }, ...keyed('operation') };
  const added = await host.send(ADD_ON, sent);
  expect(added.status).toBe(200);
  for (const path of [OVERRIDE, ACCEPT, AT.driverNumber]) {
    const refused = await host.send(path, sent);
    expectFault(refused, 422);
    expect(isReplayed(refused)).toBe(false);
  }
  expectReplay(await host.send(ADD_ON, sent), added);
});

test('a key belongs to one body and one query', async () => {
  const { quoteId } = (await host.sendXml(FULL_XML)).body;
  const discount = { quoteId, overrideType: 'discount', value: 5, reason: 'A loyal customer' };
  const given = await host.send(OVERRIDE, { body: discount, ...keyed('value') });
  expect(given.status).toBe(200);
  const more = { ...discount, value: 6 };
  expectFault(await host.send(OVERRIDE, { body: more, ...keyed('value') }), 422);

  const { body } = await host.send(AT.products);
  const [first, second] = body.products.map(
    ({ id }: { id: string }) => `${AT.submit}?product=${id}`,
  );
  const xml = {
    body: FULL_XML,
    headers: { 'content-type': 'application/xml', ...keyed('product').headers },
  };
  const quoted = await host.send(first, xml);
  expect(quoted.status).toBe(200);
  expectReplay(await host.send(first, xml), quoted);
  for (const other of [second, AT.submit]) expectFault(await host.send(other, xml), 422);
});

test('while a request is on its way, its key does nothing else', async () => {
  const token = await host.token(await host.issue());
  const lock = new Database(join(host.dataFolder, 'quotedesk.db'));
  const before = count(host, 'quote');
  const once = () => host.sendXml(FULL_XML, keyed('on-its-way'));
  lock.exec('begin immediate');
  const both = [once(), once()];
  // Either may be the first; it waits for the lock, and the other one is refused before that.
  const refused = await Promise.race(both);
  expectFault(refused, 409);
  expect(refused.body.message).toMatch(
    /^The first request with this Idempotency-Key has no answer/,
  );
  expectFault(await host.sendXml(MINIMAL_XML, keyed('on-its-way')), 422);
  const elsewhere = host.sendXml(FULL_XML, { token, ...keyed('on-its-way') });
  lock.exec('rollback');
  lock.close();
  const answers = await Promise.all([...both, elsewhere]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(count(host, 'quote')).toBe(Number(before) + 2);
  expect(isReplayed(await once())).toBe(true);
});

test('of twenty at once with one key, one happens', async () => {
  const before = count(host, 'quote');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => host.sendXml(FULL_XML, keyed('at-once'))),
  );
  const fresh = answers.filter((answer) => answer.status === 200 && !isReplayed(answer));
  expect(fresh).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 200) expect(answer.text).toBe(fresh[0]?.text);
    else expectFault(answer, 409);
  }
  expect(count(host, 'quote')).toBe(Number(before) + 1);
});

test('a refusal is an answer too, but not one that another try may turn', async () => {
  const uninsurable = withText(FULL_XML, 'NumberOfClaims', '7');
  const declined = await host.sendXml(uninsurable, keyed('declined'));
  expectFault(declined, 422);
  const before = count(host, 'declined_risk');
  expectReplay(await host.sendXml(uninsurable, keyed('declined')), declined);
  const problem = await host.sendXml(
    uninsurable,
    keyed('declined', { accept: 'application/problem+json' }),
  );
  expect(isReplayed(problem)).toBe(true);
  expect(problem.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.body).toMatchObject({ status: 422, detail: declined.body.message });
  expect(count(host, 'declined_risk')).toBe(before);

  for (const bad of ['<IrishMotorQuote/>', '<IrishMotorQuote>']) {
    expectFault(await host.sendXml(bad, keyed('fixed')), 400);
  }
  const repaired = await host.sendXml(FULL_XML, keyed('fixed'));
  expect(repaired.status).toBe(200);
  expectReplay(await host.sendXml(FULL_XML, keyed('fixed')), repaired);

  const { body: quote } = await host.sendXml(FULL_XML);
  const body = { quoteId: quote.quoteId, addonType: 'legal' };
  const stale = { body, ...keyed('stale', { 'if-match': '"other"' }) };
  expectFault(await host.send(ADD_ON, stale), 412);
  const { headers } = await host.send(AT.quote(quote.quoteId));
  const fresh = keyed('stale', { 'if-match': headers.get('etag') ?? '' });
  const done = await host.send(ADD_ON, { body, ...fresh });
  expect(done.status).toBe(200);
  // The tag is stale by now, and the answer is the first one all the same.
  expectReplay(await host.send(ADD_ON, { body, ...fresh }), done);

  const token = await host.token(await host.issue(['quote:read']));
  expectFault(await host.send(ADD_ON, { token, body, ...keyed('forbidden') }), 403);
  const again = await host.send(ADD_ON, { token, body, ...keyed('forbidden') });
  expectFault(again, 403);
  expect(isReplayed(again)).toBe(false);
});

test('a key that is none is refused, and where nothing changes it is passed over', async () => {
  const long = 'x'.repeat(256);
  const none = ['', '""', 'a b', 'a"b', '"a', 'a"', '"a"b"', 'a "b"', '"a\\b"', 'é', '"é"'];
  for (const key of [...none, long, `"${long}"`]) {
    const refused = await host.sendXml(FULL_XML, keyed(key));
    expectFault(refused, 400);
    expect(refused.body.message, key).toContain('1 to 255 printable ASCII characters');
  }
  const longest = 'x'.repeat(255);
  const first = await host.sendXml(FULL_XML, keyed(longest));
  expectReplay(await host.sendXml(FULL_XML, keyed(`"${longest}"`)), first);
  for (const key of ['!#$[]^~', 'back\\slash', '" a !#$[]^~ "']) {
    const kept = await host.sendXml(FULL_XML, keyed(key));
    expectReplay(await host.sendXml(FULL_XML, keyed(key)), kept);
  }
  const before = count(host, 'kept_answer');
  await host.send(AT.price, { body: GOOD_PRICE, ...keyed('price') });
  const again = await host.send(AT.price, { body: GOOD_PRICE, ...keyed('price') });
  expect(isReplayed(again)).toBe(false);
  expect(count(host, 'kept_answer')).toBe(before);
});

const HOUR = 60 * 60 * 1000;

test('what failed inside is not kept, and the next try may succeed', async () => {
  outside(host, (database) =>
    database.exec(`create trigger no_room before insert on quote
      begin select raise(abort, 'no room'); end`),
  );
  expectFault(await host.sendXml(FULL_XML, keyed('failed')), 500);
  outside(host, (database) => database.exec('drop trigger no_room'));
  const done = await host.sendXml(FULL_XML, keyed('failed'));
  expect(done.status).toBe(200);
  expectReplay(await host.sendXml(FULL_XML, keyed('failed')), done);
});

/** While a response cannot be kept. */
async function withoutRoom(work: () => Promise<void>): Promise<void> {
  outside(host, (database) =>
    database.exec(`create trigger no_room before insert on kept_answer
      begin select raise(abort, 'no room'); end`),
  );
  await work();
  outside(host, (database) => database.exec('drop trigger no_room'));
}

test('a change and its response are kept together, or neither is', async () => {
  const { quoteId } = (await host.sendXml(FULL_XML)).body;
  const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
  const changes: (() => Promise<Received>)[] = [
    () => host.sendXml(FULL_XML, keyed('together-submit')),
    () => host.sendXml(withText(FULL_XML, 'NumberOfClaims', '7'), keyed('together-decline')),
    () => host.send(ADD_ON, { body: { quoteId, addonType: 'legal' }, ...keyed('together-addon') }),
    () =>
      host.send(AT.driverNumber, {
        body: { quoteId, driverNumber: '123456789' },
        ...keyed('together-driver'),
      }),
    () => host.send(AT.accept, { body: payment, ...keyed('together-accept') }),
  ];
  const tables = ['quote', 'quote_event', 'declined_risk', 'kept_answer'] as const;
  const counts = () => tables.map((table) => count(host, table));
  for (const change of changes) {
    const before = counts();
    await withoutRoom(async () => expectFault(await change(), 500));
    expect(counts()).toEqual(before);
    const first = await change();
    expect(isReplayed(first)).toBe(false);
    expectReplay(await change(), first);
  }
  const { history } = (await host.send(AT.quote(quoteId))).body;
  const kinds = history.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['submitted', 'addOn', 'driverNumber', 'accepted']);
});

test('documents whose response cannot be kept are not acknowledged, and the next try has them', async () => {
  const { quoteId } = (await host.sendXml(FULL_XML)).body;
  const body = { quoteId, documentTypes: ['terms'] };
  const generate = () =>
    host.send(contract.generateDocuments.http.path, { body, ...keyed('documents') });
  await withoutRoom(async () => expectFault(await generate(), 500));
  const first = await generate();
  expect(first.status).toBe(200);
  expectReplay(await generate(), first);
});

test('a refusal whose response cannot be kept is answered all the same', async () => {
  const body = { quoteId: 'Q-NONE', addonType: 'legal' };
  await withoutRoom(async () =>
    expectFault(await host.send(ADD_ON, { body, ...keyed('refusal') }), 404),
  );
  expectFault(await host.send(ADD_ON, { body, ...keyed('refusal') }), 404);
});

test('answers are kept across a restart, and for 24 hours', async () => {
  const clock: TestClock = { now: Date.UTC(2026, 10, 20, 9) };
  const dataFolder = temporaryFolder();
  const before = await startHost({ clock, dataFolder });
  const first = await before.sendXml(FULL_XML, keyed('kept'));
  await before.close();

  clock.now += 24 * HOUR - 1;
  const after = await startHost({ clock, dataFolder });
  const token = await after.token(before.client);
  expectReplay(await after.sendXml(FULL_XML, { token, ...keyed('kept') }), first);
  clock.now += 1;
  const next = await after.sendXml(FULL_XML, { token, ...keyed('kept') });
  expect(next.status).toBe(200);
  expect(isReplayed(next)).toBe(false);
  expect(next.body.quoteId).not.toBe(first.body.quoteId);
  expect(count(after, 'kept_answer')).toBe(1);
  await after.close();
});
