import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLevies } from '../../../src/main/adapters/node/resources.ts';
import type { Caller } from '../../../src/main/core/dispatcher.ts';
import type { OperationName } from '../../../src/shared/contract/contract.ts';
import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/operations/levy-table-example.ts';
import { utcText } from '../../../src/shared/domain/date.ts';
import type { Result } from '../../../src/shared/result/result.ts';
import type { LevyTable } from '../../../src/shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { reopenedApp } from '../../support/host/reopened-app.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { approvedBook } from '../../support/rate-books/book-edition.ts';

const HOUR = 3_600_000;
const SHIPPED = readLevies('resources');

const { app, clock, reopen, openCommand } = reopenedApp(Date.UTC(2026, 10, 22, 9));

let shipped: string;
beforeAll(async () => {
  shipped = (await list())[0]?.hash ?? '';
});

const list = async () => (await ask(app, 'listLevyTables', {})).levyTables;
const stateOf = async (hash: string) => (await list()).find((one) => one.hash === hash)?.state;
const submit = () => ask(app, 'submitDraft', { document: SAMPLE_DOCUMENT });

/** The shipped levies, with stamp duty at another rate from a day on. */
function tableWith(name: string, rate: number, from = '2026-11-01'): LevyTable {
  const levies = SHIPPED.levies.map((levy) =>
    levy.kind === 'rate' && levy.id === 'stamp-duty'
      ? { ...levy, rates: [...levy.rates, { from, rate }] }
      : levy,
  );
  return { name, levies };
}

/** Imports and approves a table at the desk. @returns its hash */
async function approved(levyTable: LevyTable): Promise<string> {
  const { hash } = await ask(app, 'importLevyTable', { levyTable });
  await ask(app, 'approveLevyTable', { hash, reason: 'Held against the law', ownDraft: true });
  return hash;
}

type Quote = Awaited<ReturnType<typeof submit>>;
const cents = (euro: number) => Math.round(euro * 100);

/** The gross premium in cents by rates in ten-thousandths, each rounded half up, with the policy stamp. */
function grossOf({ explanation }: Quote, ...rates: number[]): number {
  const net = cents(explanation.netPremium);
  return rates.reduce((sum, rate) => sum + Math.floor((net * rate + 5_000) / 10_000), net + 100);
}

describe('from the draft to the day it is withdrawn', () => {
  let before: Quote;
  let after: Quote;
  let hash: string;

  test('the table that comes with the application is active without a step', async () => {
    expect(await list()).toMatchObject([
      { state: 'active', steps: [], summary: { name: null, lastChange: '2026-01-01' } },
    ]);
    before = await submit();
    expect(cents(before.explanation.grossPremium)).toBe(grossOf(before, 300, 100));
  });

  test('an import is a draft that the checks accept, and prices nothing', async () => {
    const levyTable = tableWith('First', 0.05);
    const table = await ask(app, 'importLevyTable', { levyTable, name: 'Aoife Byrne' });
    hash = table.hash;
    expect(table).toMatchObject({ state: 'checked', activatedAt: null, findings: [] });
    expect(table.steps).toMatchObject([
      { step: 'drafted', by: 'desk', name: 'Aoife Byrne', at: '2026-11-22T09:00:00Z' },
      { step: 'checked', by: 'desk' },
    ]);
    expect(await ask(app, 'importLevyTable', { levyTable })).toEqual(table);
    expect((await submit()).premium).toBe(before.premium);
    expect(await ask(app, 'readLevyTable', { hash: hash.slice(0, 8) })).toEqual({
      hash,
      levyTable,
    });
  });

  test('from its activation on, the next quote goes by it, and older ones replay', async () => {
    expect(await refusal(app, 'activateLevyTable', { hash })).toMatchObject({ kind: 'conflict' });
    const own = { hash, reason: 'Finance Act' };
    expect(await refusal(app, 'approveLevyTable', own)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'ownDraft' }],
    });
    const { steps } = await ask(app, 'approveLevyTable', { ...own, ownDraft: true });
    expect(steps.at(-1)).toMatchObject({ step: 'approved', ownDraft: true });
    expect(await ask(app, 'activateLevyTable', { hash })).toMatchObject({ state: 'active' });
    after = await submit();
    expect(cents(after.explanation.grossPremium)).toBe(grossOf(after, 500, 100));
    expect(await stateOf(shipped)).toBe('superseded');
    const { replayed, differing } = await ask(app, 'replayQuotes', {});
    expect([replayed, differing]).toEqual([3, []]);
  });

  test('a quote with the levies of before keeps them, and is not accepted', async () => {
    expect((await ask(app, 'getQuote', { id: before.quoteId })).premium).toBe(before.premium);
    const quoteId = before.quoteId;
    const fault = await refusal(app, 'acceptQuote', {
      quoteId,
      paymentMethod: 'card',
      paymentReference: 'R-1',
    });
    expect(fault).toMatchObject({ kind: 'conflict' });
    expect(fault.message).toContain('levies have changed');
  });

  test('what is withdrawn rates nothing new, also after a restart, and its quotes replay', async () => {
    await ask(app, 'withdrawLevyTable', { hash, reason: 'A rate was mistyped' });
    expect((await submit()).premium).toBe(before.premium);
    await reopen();
    expect((await submit()).premium).toBe(before.premium);
    expect([await stateOf(hash), await stateOf(shipped)]).toEqual(['withdrawn', 'active']);
    expect((await ask(app, 'getQuote', { id: after.quoteId })).premium).toBe(after.premium);
    const { differing, chain } = await ask(app, 'replayQuotes', {});
    expect([differing, chain.broken]).toEqual([[], null]);
    expect(await app.checkData()).toBe(0);
  });

  test('the only one in force stays: no premium is without levies', async () => {
    const input = { hash: shipped, reason: 'x' };
    const fault = await refusal(app, 'withdrawLevyTable', input);
    expect(fault).toMatchObject({ kind: 'conflict' });
    expect(fault.message).toContain('the only one in force');
  });
});

test('an activation that lies ahead counts from its moment on, and ends quotes made before', async () => {
  const before = await submit();
  const hash = await approved(tableWith('Ahead', 0.06));
  const from = utcText(clock.now + HOUR);
  expect(await ask(app, 'activateLevyTable', { hash, from })).toMatchObject({ state: 'approved' });
  const open = await submit();
  expect(open.premium).toBe(before.premium);
  expect(await ask(app, 'getQuote', { id: open.quoteId })).toMatchObject({
    expiresAt: from,
    expiresBecause: 'levies',
  });
  clock.now += HOUR;
  const after = await submit();
  expect(cents(after.explanation.grossPremium)).toBe(grossOf(after, 600, 100));
  await ask(app, 'withdrawLevyTable', { hash, reason: 'The end of the test' });
});

test('a command next to a running host changes its very next quote and quick price', async () => {
  const quick = () =>
    ask(app, 'compareCovers', { inception: '2026-12-01T00:00:00Z', dateOfBirth: '1985-06-15' });
  const [before, cheap] = [await submit(), await quick()];
  const hash = await approved(tableWith('Command', 0.07));
  const command = await openCommand();
  try {
    await ask(command, 'activateLevyTable', { hash });
    // A command is another process: what it did, the host meets in a turn of its own.
    await setImmediate();
    expect((await submit()).premium).toBeGreaterThan(before.premium);
    expect(await quick()).not.toEqual(cheap);
    await ask(command, 'withdrawLevyTable', { hash, reason: 'The end of the test' });
    await setImmediate();
    expect((await submit()).premium).toBe(before.premium);
  } finally {
    await command.close();
  }
});

describe('a table that must not become active', () => {
  test('is a draft with its findings, and its approval names every fault', async () => {
    const levyTable = tableWith('Faulty', 0.03, '2000-01-01');
    levyTable.levies.pop();
    const found = await ask(app, 'importLevyTable', { levyTable });
    expect(found).toMatchObject({ state: 'draft' });
    expect(found.findings).toMatchObject([
      {
        severity: 'fault',
        path: 'levies[0].rates[1]',
        row: '2000-01-01',
        table: { id: 'stamp-duty' },
      },
    ]);
    const { hash } = found;
    const { findings } = found;
    expect(await ask(app, 'checkLevyTable', { hash: hash.slice(0, 12) })).toEqual({
      hash,
      findings,
    });
    expect(await refusal(app, 'checkLevyTable', { hash: 'ffffffff' })).toMatchObject({
      kind: 'notFound',
    });
    expect(await refusal(app, 'approveLevyTable', { hash, reason: 'x' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'levies[0].rates[1]' }],
    });
  });

  test('is refused with each place where it has not the shape of one', async () => {
    const [stamp, ...others] = SHIPPED.levies;
    const levyTable = { levies: [{ ...stamp, authorisedIn: 'france' }, ...others], more: 1 };
    expect(await refusal(app, 'importLevyTable', { levyTable })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'levyTable.more' }, { path: 'levyTable.levies[0].authorisedIn' }],
    });
  });
});

test('who drafted a table does not approve it where somebody else can, nor without permission', async () => {
  const drafter: Caller = {
    kind: 'client',
    id: 'qd-drafter',
    ownQuotesOnly: false,
    permissions: new Set(['ratebook:draft', 'ratebook:approve'] as const),
  };
  const as = async (operation: OperationName, input: object) =>
    (await app.dispatch(drafter, operation, input)) as Result<{ hash: string }>;
  const drafted = await as('importLevyTable', { levyTable: tableWith('Two', 0.05) });
  const hash = drafted.ok ? drafted.value.hash : '';
  expect(await as('approveLevyTable', { hash, reason: 'It is mine' })).toMatchObject({
    ok: false,
    fault: { kind: 'conflict', message: { code: 'levyTableOwnDraft' } },
  });
  expect(await as('listLevyTables', {})).toMatchObject({ fault: { kind: 'forbidden' } });
  expect(await ask(app, 'approveLevyTable', { hash, reason: 'Looked at' })).toMatchObject({
    state: 'approved',
  });
});

describe('an insurer of another Member State', () => {
  const abroad = (book: RateBook) => {
    book.scheme = {
      id: 'abroad',
      name: 'Abroad',
      line: 'private-motor',
      authorisedIn: 'other-member-state',
    };
    book.products = [
      {
        id: 'abroad-motor',
        name: 'Abroad',
        description: 'Comprehensive',
        cover: 'Comprehensive',
      },
    ];
  };
  const byProduct = (product: string) =>
    ask(app, 'submitDraft', { document: SAMPLE_DOCUMENT, product });

  test('owes its own levies, and each scheme of a comparison those of its insurer', async () => {
    const levies = await approved(EXAMPLE_LEVY_TABLE);
    await ask(app, 'activateLevyTable', { hash: levies });
    // Its examples hold with the levies in force, and not with those that came with the application.
    const hash = await approvedBook(app, 'abroad', abroad, EXAMPLE_LEVY_TABLE);
    await ask(app, 'activateRateBook', { hash });
    const [home, away] = [await submit(), await byProduct('abroad-motor')];
    expect(cents(home.explanation.grossPremium)).toBe(grossOf(home, 300, 100));
    expect(cents(away.explanation.grossPremium)).toBe(grossOf(away, 300, 0));
    expect(away.explanation.netPremium).toBe(home.explanation.netPremium);
    const { schemes } = await ask(app, 'explainQuote', { id: home.quoteId });
    const premiumOf = (id: string) =>
      schemes.offers.find(({ scheme }) => scheme.id === id)?.premium;
    expect([premiumOf('abroad'), premiumOf('standard')]).toEqual([away.premium, home.premium]);
    expect(await ask(app, 'replayQuotes', {})).toMatchObject({ differing: [] });
    await ask(app, 'withdrawLevyTable', { hash: levies, reason: 'The end of the test' });
    expect((await byProduct('abroad-motor')).explanation.levies).toHaveLength(3);
    expect(await app.checkData()).toBe(0);
  });
});
