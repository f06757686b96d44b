import { beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { projectAgain } from '../../../../../src/main/adapters/sqlite/quote-index/project-quote.ts';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { draftStore } from '../../../../../src/main/adapters/sqlite/quotes/draft-store.ts';
import { keptResponses } from '../../../../../src/main/adapters/sqlite/quotes/kept-response-store.ts';
import { quoteStore } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import type { ResponseToKeep } from '../../../../../src/main/core/caller/kept-responses.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type {
  QuoteEvent,
  QuoteOfMark,
  QuoteStore,
  StoredQuote,
} from '../../../../../src/main/core/quotes/history/quote-store.ts';
import type { StoredDecline } from '../../../../../src/main/core/quotes/submit/declined.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import {
  keepReferenced,
  storedQuote,
  submission,
} from '../../../../support/stores/stored-quote.ts';

const database = openedForEach(() => testDatabase());

describe('quote store', () => {
  let quotes: QuoteStore;

  beforeEach(async () => {
    await keepReferenced(database);
    quotes = quoteStore(database, contentHash);
  });

  const driverNumber = (quoteId: string, at: number): QuoteEvent => ({
    kind: 'driverNumber',
    quoteId,
    at,
    by: 'desk',
    detail: { driverNumber: '123456789' },
  });

  const RESPONSE = {
    client: 'qd-one',
    key: 'a key',
    fingerprint: 'a fingerprint',
    status: 200,
    etag: null,
    body: '{}',
    at: 1,
  };
  const answered = () => keptResponses(database).find(RESPONSE, 1);

  /** The link before the first event. */

  const idsOf = async ({ submissions }: QuoteStore) =>
    (await submissions(0, 100)).map(({ quoteId }) => quoteId);

  test('a quote is kept together with its first event', async () => {
    await quotes.add([submission('Q-1')]);
    expect(await quotes.find('Q-1')).toEqual({
      quote: storedQuote('Q-1'),
      events: [submission('Q-1')],
      followedBy: [],
    });
    expect(await quotes.find('Q-2')).toBeUndefined();
  });

  test('an event says who was signed in, where somebody was', async () => {
    const user = { id: 'mary', name: 'Mary Byrne' };
    await quotes.add([{ ...submission('Q-1'), user }]);
    await quotes.change('Q-1', [driverNumber('Q-1', 5)], { after: 1 });
    const { events = [] } = (await quotes.find('Q-1')) ?? {};
    expect(events).toEqual([{ ...submission('Q-1'), user }, driverNumber('Q-1', 5)]);
  });

  test('where its event cannot be kept, neither is the quote, and the next one is', async () => {
    const accepted = { ...driverNumber('Q-1', 2), kind: 'accepted' } as QuoteEvent;
    const twice = quotes.add([submission('Q-1'), accepted, accepted]);
    await expect(twice).rejects.toThrow(/UNIQUE/);
    expect(await quotes.find('Q-1')).toBeUndefined();
    await quotes.add([submission('Q-2')]);
    expect(await idsOf(quotes)).toEqual(['Q-2']);
    expect(await quotes.verify(0, 10)).toMatchObject({ events: 1, broken: null });
  });

  test('many that are added at once are all kept, in one chain', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `Q-${i}`);
    await Promise.all(ids.map((id) => quotes.add([submission(id)])));
    expect(await idsOf(quotes)).toHaveLength(30);
    expect(await quotes.count()).toBe(30);
    expect(await quotes.verify(0, 100)).toMatchObject({ events: 30, broken: null });
  });

  test('a quote takes the place of its draft, with the response to the request', async () => {
    const drafts = draftStore(database);
    for (const id of ['one', 'other']) {
      const along = { atMost: 10, permits: () => true };
      await drafts.save({ id, title: '', content: '{}', savedAt: 1 }, along);
    }
    const draft = { id: 'one', madeInto: undefined, versions: undefined };
    const add = (along: object) => quotes.add([submission('Q-1', { draftId: 'one' })], along);
    expect(await add({ draft: { ...draft, versions: ['older'] } })).toBe('draftChanged');
    expect(await add({ draft: { ...draft, madeInto: 'Q-0' } })).toBe('draftMade');
    expect(await quotes.count()).toBe(0);
    expect(await add({ draft, respond: () => RESPONSE })).toEqual([]);
    expect((await drafts.all()).map(({ id }) => id)).toEqual(['other']);
    expect(await answered()).toMatchObject({ kind: 'answered' });
    await quotes.add([submission('Q-2', { draftId: 'one' })]);
    expect(await quotes.ofDraft('one')).toMatchObject({ quote: { id: 'Q-2' } });
    expect(await quotes.ofDraft('other')).toBeUndefined();
    expect((await drafts.all()).map(({ id }) => id)).toEqual(['other']);
  });

  test('a new quote is answered with the others of its car, and a change may not be permitted by them', async () => {
    const later = { expiresAt: 9 };
    const idsOf = (others: Awaited<ReturnType<typeof quotes.add>>) =>
      typeof others === 'string' ? [others] : others.map(({ id }) => id);
    const seen: string[][] = [];
    const respond = (others: readonly QuoteOfMark[]) => {
      seen.push(idsOf(others));
      return undefined;
    };
    const add = (id: string) => quotes.add([submission(id, {}, later)], { respond });
    expect(idsOf(await add('Q-1'))).toEqual([]);
    expect(idsOf(await add('Q-2'))).toEqual(['Q-1']);
    expect(seen).toEqual([[], ['Q-1']]);
    const event: QuoteEvent = {
      kind: 'driverNumber',
      quoteId: 'Q-1',
      at: 3,
      by: 'desk',
      detail: { driverNumber: '123456789' },
    };
    const change = (permitted: string) =>
      quotes.change('Q-1', [event], {
        after: 1,
        permits: (others) => idsOf(others).includes(permitted),
      });
    expect(await change('Q-3')).toBe(false);
    expect((await quotes.find('Q-1'))?.events).toHaveLength(1);
    expect(await change('Q-2')).toBe(true);
  });

  test('a quote names those that were made from it, oldest first', async () => {
    await quotes.add([submission('Q-1')]);
    for (const id of ['Q-3', 'Q-2']) {
      await quotes.add([submission(id, { basedOn: 'Q-1' })]);
    }
    expect(await quotes.find('Q-1')).toMatchObject({ followedBy: ['Q-3', 'Q-2'] });
    expect(await quotes.find('Q-2')).toMatchObject({ followedBy: [] });
  });

  test('a change is kept with its event and its response, for its quote alone', async () => {
    for (const id of ['Q-1', 'Q-2']) await quotes.add([submission(id)]);
    const explanation = { rounding: 'None' } as unknown as StoredQuote['explanation'];
    const changed = storedQuote('Q-1', { premiumCents: 60_000, explanation });
    const event: QuoteEvent = {
      ...driverNumber('Q-1', 5),
      kind: 'addOn',
      detail: { addOn: 'keycare', level: 'standard', premium: 600 },
      body: { explanation },
    };
    expect(await quotes.change('Q-1', [event], { after: 1, response: RESPONSE })).toBe(true);
    expect(await quotes.find('Q-1')).toMatchObject({
      quote: changed,
      events: [submission('Q-1'), event],
    });
    expect(await quotes.find('Q-2')).toMatchObject({
      quote: storedQuote('Q-2'),
      events: [submission('Q-2')],
    });
    expect(await answered()).toMatchObject({ kind: 'answered' });
    expect(await quotes.verify(0, 100)).toMatchObject({ events: 3, broken: null });
  });

  test('a change that was calculated on an older state is not kept', async () => {
    await quotes.add([submission('Q-1')]);
    await quotes.change('Q-1', [driverNumber('Q-1', 5)], { after: 1 });
    const along = { after: 1, response: RESPONSE };
    expect(await quotes.change('Q-1', [driverNumber('Q-1', 6)], along)).toBe(false);
    expect(await quotes.find('Q-1')).toMatchObject({
      quote: storedQuote('Q-1'),
      events: [{ kind: 'submitted' }, { at: 5 }],
    });
    expect(await answered()).toBeUndefined();
  });

  test('the history is held against its chain in pieces, up to its end', async () => {
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await quotes.add([submission(id)]);
    const first = await quotes.verify(0, 2);
    expect(first).toMatchObject({ events: 2, broken: null, last: 2 });
    const rest = await quotes.verify(first?.last ?? 0, 2);
    expect(rest).toMatchObject({ events: 1, broken: null, last: 3 });
    expect(await quotes.verify(rest?.last ?? 0, 2)).toBeUndefined();
  });

  test('submissions are listed after an event, each with what is kept of its quote', async () => {
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await quotes.add([submission(id)]);
    await quotes.change('Q-1', [driverNumber('Q-1', 5)], { after: 1 });
    const projection = {
      status: 'quoted',
      createdAt: 1,
      expiresAt: 2,
      registrationNumber: '191-D-1',
    };
    const kept = (id: string) => ({
      quote: storedQuote(id),
      events: [submission(id)],
      projection,
    });
    expect(await quotes.submissions(1, 1)).toEqual([
      { sequence: 2, quoteId: 'Q-2', kept: kept('Q-2') },
    ]);
    expect((await quotes.submissions(0, 10)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(await quotes.kept('Q-2')).toEqual(kept('Q-2'));
    expect(await quotes.kept('Q-NONE')).toBe('missing');
  });

  test.each([
    ['with another premium', `detail = json_set(detail, '$.premium', 1)`],
    ['by somebody else', `by = 'qd-one'`],
    ['without its answers', 'answers = null'],
    ['with an explanation that is none', `explanation = x'00'`],
    [
      'with the answers of another',
      `answers = (select answers from quote_event where quote_id = 'Q-2')`,
    ],
  ])('a quote with an event %s is named, and never read', async (_, change) => {
    await quotes.add([submission('Q-1')]);
    await quotes.add([submission('Q-2', {}, { warnings: [{ code: 'cancelled' }] })]);
    database.outside(`drop trigger quote_event_is_final;
      update quote_event set ${change} where quote_id = 'Q-1'`);
    expect(await quotes.kept('Q-1')).toBe('unreadable');
    await expect(quotes.find('Q-1')).rejects.toThrow(DamagedData);
    expect(await quotes.find('Q-2')).toMatchObject({ quote: { id: 'Q-2' } });
  });

  test('what follows from the events is made again from them', async () => {
    await quotes.add([submission('Q-1')]);
    await quotes.add([submission('Q-2')]);
    const accepted = { ...driverNumber('Q-2', 5), kind: 'accepted', detail: {} } as QuoteEvent;
    await quotes.change('Q-2', [accepted], { after: 1 });
    const rows = () => database.sqlite.prepare('select * from quote order by id').all();
    const before = rows();
    expect(before).toMatchObject([{ status: 'quoted' }, { status: 'accepted' }]);
    database.outside(`update quote set status = 'quoted', created_at = 7, expires_at = 8,
      registration_number = 'X', submission = 99`);
    await projectAgain(database);
    expect(rows()).toEqual(before);
  });

  test('a failure that says nothing of the quote is none of its own', async () => {
    await quotes.add([submission('Q-1')]);
    database.outside('alter table quote_event rename to gone');
    await expect(quotes.kept('Q-1')).rejects.toThrow(/no such table/);
  });

  test('quotes that no submission made are listed, so many at most', async () => {
    for (const id of ['Q-1', 'Q-2', 'Q-3', 'Q-4']) {
      await quotes.add([submission(id)]);
    }
    await quotes.change('Q-4', [driverNumber('Q-4', 5)], { after: 1 });
    expect(await quotes.withoutHistory(10)).toEqual([]);
    database.outside(`update quote set submission = 99 where id = 'Q-1';
      update quote set submission = 3 where id = 'Q-2';
      update quote set submission = 5 where id = 'Q-4'`);
    expect((await quotes.withoutHistory(10)).toSorted()).toEqual(['Q-1', 'Q-2', 'Q-4']);
    expect(await quotes.withoutHistory(1)).toHaveLength(1);
  });
});

describe('kept responses', () => {
  const DAY = 24 * 60 * 60 * 1000;

  const AT = Date.UTC(2026, 10, 21, 9);

  beforeEach(() => keepReferenced(database));

  const response = (more: Partial<ResponseToKeep> = {}): ResponseToKeep => ({
    client: 'qd-one',
    key: 'a key',
    fingerprint: 'a fingerprint',
    status: 200,
    etag: '"a tag"',
    body: '{"quoteId":"Q-1"}',
    at: AT,
    ...more,
  });

  const { status, etag, body } = response();

  const ANSWERED = { kind: 'answered', answer: { status, etag, body } };

  test('a response is found by its client and key, for the same request alone', async () => {
    const responses = keptResponses(database);
    await responses.keep(response());
    expect(await responses.find(response(), AT)).toEqual(ANSWERED);
    const other = response({ fingerprint: 'another' });
    expect(await responses.find(other, AT)).toEqual({ kind: 'different' });
    expect(await responses.find(response({ client: 'qd-two' }), AT)).toBeUndefined();
    expect(await responses.find(response({ key: 'another' }), AT)).toBeUndefined();
  });

  test('a response is kept for 24 hours, and a key has one at a time', async () => {
    const responses = keptResponses(database);
    await responses.keep(response());
    await responses.keep(response({ key: 'later', at: AT + 1 }));
    await expect(responses.keep(response({ at: AT + DAY - 1 }))).rejects.toThrow(/UNIQUE/);
    expect(await responses.find(response(), AT + DAY - 1)).toEqual(ANSWERED);
    expect(await responses.find(response(), AT + DAY)).toBeUndefined();
    await responses.keep(response({ at: AT + DAY, status: 404, etag: null }));
    expect(await responses.find(response(), AT + DAY)).toMatchObject({
      answer: { status: 404, etag: null },
    });
    expect(await responses.find(response({ key: 'later' }), AT + DAY)).toEqual(ANSWERED);
  });

  test('a response that was changed on the drive is not sent', async () => {
    const responses = keptResponses(database);
    await responses.keep(response());
    database.outside(`update kept_answer set body = '{}'`);
    await expect(responses.find(response(), AT)).rejects.toThrow(DamagedData);
  });

  const decline = (id: string, at: number): StoredDecline => ({
    id,
    at,
    by: 'qd-one',
    rateBookHash: 'book',
    reasons: [],
    sections: storedQuote('any').sections,
  });

  test('declined risks are listed as they were kept, the last one first, whatever the clock says', async () => {
    const declined = declinedStore(database);
    const [first, second, third] = [decline('a', 3), decline('c', 1), decline('b', 2)];
    for (const one of [first, second, third]) await declined.add(one);
    expect(await declined.newest(10)).toEqual([third, second, first]);
    expect(await declined.newest(2)).toEqual([third, second]);
  });

  test('a declined risk and its response are kept together, or neither is', async () => {
    const declined = declinedStore(database);
    await declined.add(decline('a', AT), response({ status: 422 }));
    expect(await keptResponses(database).find(response(), AT)).toMatchObject({ kind: 'answered' });
    await expect(declined.add(decline('b', AT), response())).rejects.toThrow(/UNIQUE/);
    expect(await declined.newest(10)).toHaveLength(1);
  });

  test('a declined risk that was changed on the drive is not listed', async () => {
    const declined = declinedStore(database);
    await declined.add(decline('a', AT));
    database.outside(`update declined_risk set by = 'desk'`);
    await expect(declined.newest(10)).rejects.toThrow(DamagedData);
  });
});
