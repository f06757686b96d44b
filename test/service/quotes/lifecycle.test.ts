import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { type Received, startHost, type TestClock } from '../../support/host/host.ts';
import { AT, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const OVERRIDE = contract.overrideQuote.http.path;
const ACCEPT = contract.acceptQuote.http.path;

const clock: TestClock = { now: Date.UTC(2026, 10, 20, 9) };

const host = openedForAll(() => startHost({ clock }));

async function submitted(): Promise<string> {
  const { body } = await host.sendXml(FULL_XML);
  return body.quoteId;
}

const override = (quoteId: string, overrideType: string, value: number): Promise<Received> =>
  host.send(OVERRIDE, { body: { quoteId, overrideType, value, reason: 'A loyal customer' } });

const accept = (quoteId: string, paymentReference: string): Promise<Received> =>
  host.send(ACCEPT, { body: { quoteId, paymentMethod: 'card', paymentReference } });

async function premium(quoteId: string): Promise<number> {
  return (await host.send(AT.quote(quoteId))).body.premium;
}

function expectLinesToAddUp({ body }: Received): void {
  const { steps, netPremium, levies, grossPremium, policyFee, premium } = body.explanation;
  const inCents = (euro: number) => Math.round(euro * 100);
  for (const [i, step] of steps.entries()) {
    expect(step.before).toBe(i === 0 ? 0 : steps[i - 1].after);
  }
  expect(steps.at(-1).after).toBe(netPremium);
  const levied = levies.reduce(
    (sum: number, { amount }: { amount: number }) => sum + inCents(amount),
    0,
  );
  expect(inCents(netPremium) + levied).toBe(inCents(grossPremium));
  expect(inCents(grossPremium) + inCents(policyFee)).toBe(inCents(premium));
}

test('a discount comes off the rated premium, and the latest one counts', async () => {
  const id = await submitted();
  const before = await premium(id);
  const ten = await override(id, 'discount', 10);
  expect(ten.status).toBe(200);
  expect(ten.body.premium).toBeLessThan(before);
  const step = ten.body.explanation.steps.find((one: { id: string }) => one.id === 'discount');
  expect(step.multiplier).toBe(0.9);
  expectLinesToAddUp(ten);
  expect((await override(id, 'discount', 0)).body.premium).toBe(before);
});

test('a premium set by hand is the total to the cent, whatever it is', async () => {
  const id = await submitted();
  // Levies are rounded, so that among any hundred cents some totals need a line of their own.
  const cents = Array.from({ length: 100 }, (_, i) => (50_000 + i) / 100);
  let rounded = 0;
  for (const value of [...cents, 1234.56, 333.33, 100]) {
    const set = await override(id, 'premium', value);
    expect(set.body.premium).toBe(value);
    expectLinesToAddUp(set);
    if (set.body.explanation.levies.some(({ id }: { id: string }) => id === 'rounding'))
      rounded += 1;
  }
  expect(rounded).toBeGreaterThan(0);
});

test('twenty who accept at once get one policy between them', async () => {
  const id = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => accept(id, i % 2 === 0 ? 'PAY-A' : 'PAY-B')),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(new Set(taken.map(({ body }) => body.policyId)).size).toBe(1);
});

test('twenty who change at once lose none of their changes', async () => {
  const id = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => override(id, 'discount', i)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await host.send(AT.quote(id))).body.history).toHaveLength(21);
});

test('a risk that was changed afterwards is found, also where the premium is the same', async () => {
  const fresh = await startHost();
  const { body } = await fresh.sendXml(FULL_XML);
  const outside = new Database(join(fresh.dataFolder, 'quotedesk.db'));
  outside.exec(`drop trigger quote_event_is_final;
    update quote_event set answers = replace(answers, '"surname":"', '"surname":"X')`);
  outside.close();
  expect(await fresh.app.dispatch(BROKER, 'replayQuotes', {})).toMatchObject({
    ok: true,
    value: {
      differing: [],
      rows: [{ quoteId: body.quoteId, problem: 'unreadable' }],
      chain: { broken: null },
    },
  });
  await fresh.close();
});

test('every premium is the replay of its history, and a changed history is found', async () => {
  const fresh = await startHost();
  const { body } = await fresh.sendXml(FULL_XML);
  const change = { quoteId: body.quoteId, overrideType: 'discount', value: 7.5, reason: 'x' };
  await fresh.send(OVERRIDE, { body: change });
  const replayed = () => fresh.app.dispatch(BROKER, 'replayQuotes', {});
  const chain = { events: 2, broken: null };
  expect(await replayed()).toMatchObject({ value: { replayed: 1, differing: [], chain } });

  const outside = new Database(join(fresh.dataFolder, 'quotedesk.db'));
  expect(() => outside.exec("update quote_event set by = 'nobody'")).toThrow(/never changed/);
  expect(() => outside.exec('delete from quote_event')).toThrow(/never deleted/);
  outside.exec('drop trigger quote_event_is_final');
  outside.exec("update quote_event set by = 'nobody' where sequence = 2");
  outside.exec('update quote set expires_at = expires_at - 1');
  outside.close();
  const found = await replayed();
  expect(found).toMatchObject({
    ok: true,
    value: { rows: [{ quoteId: body.quoteId }], chain: { events: 2, broken: 2 } },
  });
  await fresh.close();
});
