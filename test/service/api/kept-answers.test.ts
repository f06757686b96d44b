import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { type Received, startHost, type TestClock } from '../../support/host/host.ts';
import { count, expectReplay, isReplayed, keyed, outside } from '../../support/host/idempotency.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const ADD_ON = contract.addCover.http.path;
const HOUR = 60 * 60 * 1000;

const host = openedForAll(() => startHost());

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
  rmSync(dataFolder, { recursive: true });
});
