import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../src/main/core/caller/signed-in.ts';
import { BROKER, type Caller } from '../../../src/main/core/dispatcher.ts';
import type { OperationName } from '../../../src/shared/contract/contract.ts';
import { utcText } from '../../../src/shared/domain/date.ts';
import type { Result } from '../../../src/shared/result/result.ts';
import type { KeptRateBook } from '../../../src/shared/schemas/rate-books/kept-rate-book.ts';
import type { UnderwritingRule } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { reopenedApp } from '../../support/host/reopened-app.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { approvedBook, cheaper, editionOf } from '../../support/rate-books/book-edition.ts';

const HOUR = 3_600_000;

const PETROL_AGAIN = { row: 'Motor spirit', relativity: 1, words: ['Petrol'] };
const NO_SUCH_ROW: UnderwritingRule = {
  id: 'steam',
  factor: 'fuel',
  row: 'Steam',
  reason: 'It runs on coal',
  decision: 'refer',
};

const { app, clock, reopen, openCommand } = reopenedApp(Date.UTC(2026, 10, 22, 9));

const program = (id: string): Caller => ({
  kind: 'client',
  id,
  ownQuotesOnly: false,
  permissions: new Set(['ratebook:read', 'ratebook:draft', 'ratebook:approve'] as const),
});
const drafter = program('qd-drafter');

/** What a client gets of an operation. */
async function as(caller: Caller, operation: OperationName, input: object) {
  return (await app.dispatch(caller, operation, input)) as Result<KeptRateBook>;
}

const submit = () => ask(app, 'submitDraft', { document: SAMPLE_DOCUMENT });
const list = async () => (await ask(app, 'listRateBooks', {})).rateBooks;
const stateOf = async (hash: string) => (await list()).find((book) => book.hash === hash)?.state;
const faultOf = (result: Result<unknown>) => (result.ok ? undefined : result.fault);

const approved = (...edition: Parameters<typeof editionOf>) => approvedBook(app, ...edition);

describe('from the draft to the day it is withdrawn', () => {
  let before: Awaited<ReturnType<typeof submit>>;
  let after: typeof before;
  let hash: string;
  let shipped: string;

  test('an import is a draft that the checks accept, and prices nothing', async () => {
    before = await submit();
    shipped = (await ask(app, 'serviceStatus', {})).rateBook?.hash ?? '';
    const rateBook = editionOf('life', cheaper);
    const book = await ask(app, 'importRateBook', { rateBook, name: 'Aoife Byrne' });
    hash = book.hash;
    expect(book).toMatchObject({ state: 'checked', activatedAt: null, publisher: null });
    expect(book.steps).toMatchObject([
      { step: 'drafted', by: 'desk', name: 'Aoife Byrne', at: '2026-11-22T09:00:00Z' },
      { step: 'checked', by: 'desk' },
    ]);
    expect((await submit()).premium).toBe(before.premium);
    expect(await ask(app, 'importRateBook', { rateBook })).toEqual(book);
  });

  test('it must be approved before it is activated, and the desk may where no one else can', async () => {
    expect(await refusal(app, 'activateRateBook', { hash })).toMatchObject({ kind: 'conflict' });
    const own = { hash: hash.slice(0, 10), reason: 'Filed' };
    expect(await refusal(app, 'approveRateBook', own)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'ownDraft' }],
    });
    const book = await ask(app, 'approveRateBook', { ...own, ownDraft: true });
    expect(book.state).toBe('approved');
    expect(book.steps.at(-1)).toMatchObject({ step: 'approved', reason: 'Filed', ownDraft: true });
    expect(await refusal(app, 'approveRateBook', { hash, reason: 'Again' })).toMatchObject({
      kind: 'conflict',
    });
    expect((await submit()).premium).toBe(before.premium);
  });

  test('from its activation on, the next quote goes by it, and older ones replay', async () => {
    const book = await ask(app, 'activateRateBook', { hash, reason: 'The new filing' });
    expect(book).toMatchObject({ state: 'active', activatedAt: '2026-11-22T09:00:00Z' });
    after = await submit();
    expect(after.premium).toBeLessThan(before.premium);
    expect(await stateOf(shipped)).toBe('superseded');
    expect(await refusal(app, 'activateRateBook', { hash })).toMatchObject({ kind: 'conflict' });
    const { replayed, differing } = await ask(app, 'replayQuotes', {});
    expect([replayed, differing]).toEqual([4, []]);
  });

  test('what is withdrawn rates nothing new, also after a restart, and its quotes replay', async () => {
    await ask(app, 'withdrawRateBook', { hash, reason: 'A relativity was mistyped' });
    expect((await submit()).premium).toBe(before.premium);
    expect(await reopen()).toBeUndefined();
    expect((await submit()).premium).toBe(before.premium);
    expect([await stateOf(hash), await stateOf(shipped)]).toEqual(['withdrawn', 'active']);
    expect(await refusal(app, 'approveRateBook', { hash, reason: 'x' })).toMatchObject({
      kind: 'conflict',
    });
    const { replayed, differing } = await ask(app, 'replayQuotes', {});
    expect([replayed, differing]).toEqual([6, []]);
    expect((await ask(app, 'getQuote', { id: after.quoteId })).premium).toBe(after.premium);
  });

  test('each step stands in the one chain of the history', async () => {
    expect(await ask(app, 'replayQuotes', {})).toMatchObject({ chain: { broken: null } });
    expect(await app.checkData()).toBe(0);
  });
});

describe('an activation that lies ahead', () => {
  test('counts from its moment on, without a restart', async () => {
    const before = await submit();
    const hash = await approved('ahead', cheaper);
    const from = utcText(clock.now + HOUR);
    expect(
      await refusal(app, 'activateRateBook', { hash, from: '2026-11-22T08:59:00Z' }),
    ).toMatchObject({ kind: 'invalid', errors: [{ path: 'from' }] });
    expect(await ask(app, 'activateRateBook', { hash, from })).toMatchObject({
      state: 'approved',
      activatedAt: from,
    });
    expect((await submit()).premium).toBe(before.premium);
    clock.now += HOUR;
    expect((await submit()).premium).toBeLessThan(before.premium);
    expect(await stateOf(hash)).toBe('active');
    await ask(app, 'withdrawRateBook', { hash, reason: 'The end of the test' });
  });
});

describe('an activation that was announced', () => {
  test('is moved with a reason while it lies ahead, and not once it took effect', async () => {
    const before = await submit();
    const hash = await approved('moved', cheaper);
    const [first, second] = [1, 2].map((hours) => utcText(clock.now + hours * HOUR));
    await ask(app, 'activateRateBook', { hash, from: first ?? '' });
    const move = { hash, from: second ?? '' };
    expect(await refusal(app, 'activateRateBook', move)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'reason' }],
    });
    const reason = 'The filing takes a day longer';
    const moved = await ask(app, 'activateRateBook', { ...move, reason });
    expect(moved).toMatchObject({ state: 'approved', activatedAt: second });
    expect(moved.steps.at(-1)).toMatchObject({ step: 'activated', from: second, reason });
    clock.now += HOUR;
    expect((await submit()).premium).toBe(before.premium);
    clock.now += HOUR;
    expect((await submit()).premium).toBeLessThan(before.premium);
    expect(await refusal(app, 'activateRateBook', { ...move, reason })).toMatchObject({
      kind: 'conflict',
    });
    await ask(app, 'withdrawRateBook', { hash, reason: 'The end of the test' });
  });

  test('is moved to now, and is taken back by a withdrawal', async () => {
    const before = await submit();
    const [early, back] = [await approved('early', cheaper), await approved('back', cheaper)];
    const from = utcText(clock.now + HOUR);
    for (const hash of [early, back]) await ask(app, 'activateRateBook', { hash, from });
    await ask(app, 'withdrawRateBook', { hash: back, reason: 'Not this year' });
    expect(await refusal(app, 'activateRateBook', { hash: back, reason: 'x' })).toMatchObject({
      kind: 'conflict',
    });
    await ask(app, 'activateRateBook', { hash: early, reason: 'Filed earlier' });
    expect((await submit()).premium).toBeLessThan(before.premium);
    await ask(app, 'withdrawRateBook', { hash: early, reason: 'The end of the test' });
    expect(await app.checkData()).toBe(0);
  });
});

test('a command next to a running host changes its very next quote', async () => {
  const before = await submit();
  const hash = await approved('command', cheaper);
  const command = await openCommand();
  try {
    await ask(command, 'activateRateBook', { hash });
    // A command is another process: what it did, the host meets in a turn of its own.
    await setImmediate();
    expect((await submit()).premium).toBeLessThan(before.premium);
    await ask(command, 'withdrawRateBook', { hash, reason: 'The end of the test' });
    await setImmediate();
    expect((await submit()).premium).toBe(before.premium);
  } finally {
    await command.close();
  }
});

describe('two people', () => {
  test('who drafted a book does not approve it where somebody else can', async () => {
    const drafted = await as(drafter, 'importRateBook', { rateBook: editionOf('two') });
    const hash = drafted.ok ? drafted.value.hash : '';
    const own = await as(drafter, 'approveRateBook', { hash, reason: 'It is mine' });
    expect(faultOf(own)).toMatchObject({ kind: 'conflict', message: { code: 'rateBookOwnDraft' } });
    const { steps } = await ask(app, 'approveRateBook', { hash, reason: 'Looked at' });
    expect(steps.at(-1)).not.toHaveProperty('ownDraft');
    await ask(app, 'withdrawRateBook', { hash, reason: 'The end of the test' });
  });

  test('nor does the desk, once a client may approve', async () => {
    const permissions = ['ratebook:approve'] as const;
    const { client_id } = await ask(app, 'createClient', {
      name: 'Head of pricing',
      permissions: [...permissions],
    });
    const { hash } = await ask(app, 'importRateBook', { rateBook: editionOf('desk') });
    expect(await refusal(app, 'approveRateBook', { hash, reason: 'x' })).toMatchObject({
      kind: 'conflict',
    });
    const other = await as(program(client_id), 'approveRateBook', { hash, reason: 'Looked at' });
    expect(other).toMatchObject({ ok: true, value: { state: 'approved' } });
    await ask(app, 'revokeClient', { client_id });
  });

  test('where no one can tell that they are two, the approval states it', async () => {
    const { hash } = await ask(app, 'importRateBook', { rateBook: editionOf('before') });
    const rateBook = editionOf('after');
    const people = [];
    for (const [name, pin] of [
      ['Aoife', 'three small trees'],
      ['Úna', 'four large stones'],
    ] as const) {
      const roles = ['administer', 'rateBooks'] as const;
      people.push(await ask(app, 'addUser', { name, roles: [...roles], pin }));
    }
    const users = people.map(
      ({ userId, name, roles, limits }): Caller => ({
        kind: 'broker',
        id: 'desk',
        user: signedIn({ id: userId, name, roles, limits }),
      }),
    );
    const [aoife, una] = [users[0] ?? BROKER, users[1] ?? BROKER];
    // Anyone who drafted it before sign-in may be the one who now has a name.
    const reason = 'Looked at';
    const unsaid = await as(aoife, 'approveRateBook', { hash, reason });
    expect(faultOf(unsaid)).toMatchObject({ kind: 'invalid', errors: [{ path: 'ownDraft' }] });
    const said = await as(aoife, 'approveRateBook', { hash, reason, ownDraft: true });
    expect(said).toMatchObject({ ok: true, value: { state: 'approved' } });
    // Two who signed in are two, whatever is stated.
    const drafted = await as(aoife, 'importRateBook', { rateBook });
    const own = { hash: drafted.ok ? drafted.value.hash : '', reason, ownDraft: true };
    expect(faultOf(await as(aoife, 'approveRateBook', own))).toMatchObject({ kind: 'conflict' });
    expect(await as(una, 'approveRateBook', own)).toMatchObject({ ok: true });
    const { rateBooks } = await ask(app, 'listRateBooks', {});
    const stepsOf = (wanted: string) => rateBooks.find((book) => book.hash === wanted)?.steps;
    expect(stepsOf(hash)?.at(-1)).toMatchObject({ ownDraft: true, name: 'Aoife', reason });
    expect(stepsOf(own.hash)?.at(-1)).not.toHaveProperty('ownDraft');
    // Without people again, the desk may be any of them.
    const later = await as(una, 'importRateBook', { rateBook: editionOf('later') });
    const third = { hash: later.ok ? later.value.hash : '', reason };
    await ask(app, 'endSignIn', {});
    expect(await refusal(app, 'approveRateBook', third)).toMatchObject({ kind: 'invalid' });
  });
});

describe('a book that must not become active', () => {
  test('is a draft with its findings, and its approval names every fault', async () => {
    const rateBook = editionOf('faulty');
    const [example] = rateBook.examples;
    if (example) example.expect.premiumCents += 1;
    const { hash, state, findings } = await ask(app, 'importRateBook', { rateBook });
    expect(state).toBe('draft');
    expect(findings).toMatchObject([
      { severity: 'fault', path: 'examples[0].expect.premiumCents' },
    ]);
    expect(await refusal(app, 'approveRateBook', { hash, reason: 'x' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'examples[0].expect.premiumCents' }],
    });
  });

  test('is refused by the table and row of each fault, and a sentence', async () => {
    const rateBook = editionOf('placed', ({ factors, underwriting }) => {
      for (const factor of factors) {
        if (factor.id === 'fuel' && 'rows' in factor) factor.rows.push({ ...PETROL_AGAIN });
      }
      underwriting.push({ ...NO_SUCH_ROW });
    });
    const { hash } = await ask(app, 'importRateBook', { rateBook });
    const refused = await refusal(app, 'approveRateBook', { hash, reason: 'x' });
    expect(refused).toMatchObject({
      errors: [
        { table: { id: 'fuel', title: 'Fuel' }, row: 'Motor spirit' },
        { table: { id: 'underwriting' }, row: 'steam' },
      ],
    });
    expect(refused.message).toContain(
      'has faults: Fuel, row Motor spirit: "Petrol" already leads to Petrol',
    );
    expect(refused.message).toContain(
      '; Underwriting rules, row steam: The table fuel has no row Steam',
    );
  });

  test('is refused with each place where it has not the shape of one', async () => {
    const rateBook = { ...editionOf('shape'), validityDays: 'x', more: 1 };
    expect(await refusal(app, 'importRateBook', { rateBook })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'rateBook.more' }, { path: 'rateBook.validityDays' }],
    });
  });

  test('is not there under an unknown hash, or one that several have', async () => {
    for (const operation of ['approveRateBook', 'withdrawRateBook'] as const) {
      const input = { hash: '00000000', reason: 'x' };
      expect(await refusal(app, operation, input)).toMatchObject({ kind: 'notFound' });
    }
  });
});
