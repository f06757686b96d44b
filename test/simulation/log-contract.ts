import { expect, test } from 'vitest';
import {
  BEGINNING,
  type JudgedEvent,
  type OfficeLog,
  type SentEvent,
} from '../../src/main/core/office/log.ts';

/** The n-th event of a chain, of a quote of its own. */
export function sent(origin: string, seq: number): SentEvent {
  const hash = (at: number) => (at === 0 ? '' : `${origin} ${at}`);
  return {
    event: {
      origin,
      seq,
      previous: hash(seq - 1),
      hash: hash(seq),
      quoteId: `${origin}-${seq}`,
      table: null,
      kind: 'submitted',
      at: 1,
      by: 'desk',
      detail: `{"secret":${seq}}`,
      answers: '{}',
      explanation: Uint8Array.of(seq),
      erased: null,
      erasedBy: null,
    },
    conditions: [{ subject: `quote:${origin}-${seq}`, last: null }],
    isGivenUp: false,
    left: [],
    closes: [],
    resets: [],
    declined: [],
    response: null,
  };
}

/** An event that changes a quote, decided on its last event. */
export const change = (origin: string, seq: number, quoteId: string, last: string): SentEvent => {
  const usual = sent(origin, seq);
  return {
    ...usual,
    event: { ...usual.event, quoteId, kind: 'driverNumber' },
    conditions: [{ subject: `quote:${quoteId}`, last }],
  };
};

async function pageOf(
  log: OfficeLog,
  after = BEGINNING,
  limit = 100,
): Promise<readonly JudgedEvent[]> {
  const page = await log.page(after, limit);
  if (page === 'otherHistory') throw new Error('The log has another history');
  return page;
}

/** What every log of an office promises: {@link OfficeLog}. @param open gives an empty one */
export function keepsItsPromises(open: () => Promise<OfficeLog>): void {
  test('events come in one order, with places without gaps', async () => {
    const log = await open();
    expect(await log.last()).toEqual(BEGINNING);
    expect(await log.append([sent('a', 1), sent('a', 2)])).toEqual(['taken', 'taken']);
    expect(await log.append([sent('b', 1)])).toEqual(['taken']);
    const page = await pageOf(log);
    expect(page.map(({ event }) => event.hash)).toEqual(['a 1', 'a 2', 'b 1']);
    expect(page.map(({ place }) => place.position)).toEqual([1, 2, 3]);
    expect(page.at(-1)?.place).toEqual(await log.last());
    expect(page[0]?.event).toEqual(sent('a', 1).event);
    const rest = await pageOf(log, page[0]?.place, 1);
    expect(rest).toEqual([page[1]]);
    expect(await pageOf(log, page[2]?.place)).toEqual([]);
  });

  test('an event that comes again is judged as it was, and stands there once', async () => {
    const log = await open();
    await log.append([sent('a', 1)]);
    const both = [change('b', 1, 'a-1', 'a 1'), change('b', 2, 'a-1', 'a 1')];
    expect(await log.append(both)).toEqual(['taken', 'refused']);
    expect(await log.append(both)).toEqual(['taken', 'refused']);
    expect(await pageOf(log)).toHaveLength(3);
  });

  test('of two that were decided on the same event, the second is refused, and stays in its chain', async () => {
    const log = await open();
    await log.append([sent('a', 1)]);
    expect(await log.append([change('b', 1, 'a-1', 'a 1')])).toEqual(['taken']);
    expect(await log.append([change('c', 1, 'a-1', 'a 1')])).toEqual(['refused']);
    expect(await log.append([change('c', 2, 'a-1', 'c 1')])).toEqual(['refused']);
    expect(await log.append([change('c', 3, 'a-1', 'b 1')])).toEqual(['taken']);
    const verdicts = (await pageOf(log)).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['taken', 'taken', 'refused', 'refused', 'taken']);
  });

  test('every condition must hold: of two acceptances for one car, one is taken', async () => {
    const log = await open();
    await log.append([sent('a', 1), sent('b', 1)]);
    const sale = (origin: string, last: string | null): SentEvent => {
      const accepted = change(origin, 2, `${origin}-1`, `${origin} 1`);
      return { ...accepted, conditions: [...accepted.conditions, { subject: 'car', last }] };
    };
    const [one, other] = await Promise.all([
      log.append([sale('a', null)]),
      log.append([sale('b', null)]),
    ]);
    expect([one, other].flat().sort()).toEqual(['refused', 'taken']);
  });

  test('the key of a request makes one event, and one that comes again is still that one', async () => {
    const log = await open();
    const response = { client: 'c', key: 'k', fingerprint: 'f', at: 1, status: 201, etag: null };
    const keyed = (origin: string): SentEvent => ({
      ...sent(origin, 1),
      response: { ...response, body: `{"by":"${origin}"}`, rowHash: '' },
    });
    const both = await Promise.all([log.append([keyed('a')]), log.append([keyed('b')])]);
    expect(both.flat().sort()).toEqual(['refused', 'taken']);
    expect(await log.append([keyed('a')])).toEqual(both[0]);
    expect(
      await log.append([
        { ...sent('c', 1), response: { ...response, key: 'l', body: '', rowHash: '' } },
      ]),
    ).toEqual(['taken']);
  });

  test('what its desk gave up is refused, whatever stands', async () => {
    const log = await open();
    expect(await log.append([{ ...sent('a', 1), isGivenUp: true }])).toEqual(['refused']);
  });

  test('a chain that goes on differently, or lacks an event, is not taken', async () => {
    const log = await open();
    await log.append([sent('a', 1)]);
    const usual = sent('a', 1);
    const other = { ...usual, event: { ...usual.event, hash: 'other' } };
    expect(await log.append([other])).toBe('otherChain');
    expect(await log.append([sent('a', 3)])).toBe('otherChain');
    const forged = sent('a', 2);
    const unlinked = { ...forged, event: { ...forged.event, previous: 'other' } };
    expect(await log.append([unlinked])).toBe('otherChain');
    expect(await pageOf(log)).toHaveLength(1);
    expect(await log.append([sent('a', 2)])).toEqual(['taken']);
  });

  test('a place that the log does not have is of another history', async () => {
    const log = await open();
    await log.append([sent('a', 1)]);
    const last = await log.last();
    expect(await log.page({ ...last, hash: 'other' }, 10)).toBe('otherHistory');
    expect(await log.page({ ...last, position: 2 }, 10)).toBe('otherHistory');
  });

  test('an erasure leaves what it says, and no later event of its quote is taken or kept', async () => {
    const log = await open();
    await log.append([sent('a', 1), change('a', 2, 'a-1', 'a 1')]);
    const usual = sent('b', 1);
    const erasure: SentEvent = {
      ...usual,
      event: { ...usual.event, quoteId: null, table: 'E', kind: 'recordErased', answers: null },
      conditions: [{ subject: 'quote:a-1', last: 'a 1' }],
      left: [{ hash: 'a 1', detail: '{"premium":1}' }],
      closes: ['quote:a-1'],
      resets: [{ subject: 'car', last: null }],
    };
    // It did not know the last event.
    expect(await log.append([erasure])).toEqual(['refused']);
    const again = sent('b', 2);
    const known: SentEvent = {
      ...erasure,
      event: { ...erasure.event, ...again.event, quoteId: null, table: 'E', kind: 'recordErased' },
      conditions: [{ subject: 'quote:a-1', last: 'a 2' }],
    };
    expect(await log.append([known])).toEqual(['taken']);
    const left = (await pageOf(log)).slice(0, 2).map(({ event }) => event);
    expect(left.map(({ detail }) => detail)).toEqual(['{"premium":1}', 'null']);
    for (const { answers, explanation, erasedBy } of left) {
      expect([answers, explanation]).toEqual([null, null]);
      expect(erasedBy).toMatchObject({ origin: 'b', seq: 2 });
    }
    expect(await log.append([change('c', 1, 'a-1', 'a 2')])).toEqual(['refused']);
    const late = (await pageOf(log)).at(-1)?.event;
    expect([late?.detail, late?.answers, late?.explanation]).toEqual(['null', null, null]);
  });

  test('an erasure takes back what it erases of a car, and no other policy for it', async () => {
    const log = await open();
    const sale = (origin: string, last: string | null): SentEvent => ({
      ...sent(origin, 1),
      conditions: [{ subject: 'car', last }],
    });
    const erasing = (origin: string, hash: string): SentEvent => {
      const usual = sent(origin, 1);
      return {
        ...usual,
        event: { ...usual.event, quoteId: null, table: 'E', kind: 'recordErased', answers: null },
        conditions: [],
        left: [{ hash, detail: '{}' }],
        closes: [`quote:${hash.replace(' ', '-')}`],
        resets: [{ subject: 'car', last: null }],
      };
    };
    expect(await log.append([sale('a', null)])).toEqual(['taken']);
    expect(await log.append([sent('b', 1), erasing('c', 'b 1')])).toEqual(['taken', 'taken']);
    expect(await log.append([sale('d', null)])).toEqual(['refused']);
    expect(await log.append([erasing('e', 'a 1')])).toEqual(['taken']);
    expect(await log.append([sale('f', null)])).toEqual(['taken']);
  });
}
