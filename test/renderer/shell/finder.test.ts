import { expect, test } from 'vitest';
import {
  createFinder,
  type FinderParts,
  unquotedMark,
} from '../../../src/renderer/shell/palette/finder.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../src/shared/result/result.ts';
import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';

function quote(customerName: string, registrationNumber: string): QuoteLine {
  return {
    quoteId: registrationNumber,
    status: 'quoted',
    premium: 500,
    cover: 'Comprehensive',
    createdAt: '2026-11-21T09:00:00Z',
    expiresAt: '2026-12-21T09:00:00Z',
    inceptionDate: '2026-12-01T00:00:00Z',
    customerName,
    customerKey: customerName,
    dateOfBirth: '1985-03-12',
    registrationNumber,
    vehicle: 'Ford Focus',
    by: 'desk',
  };
}

const ALL = [quote('Seán Ó Briain', '191-D-12345'), quote('Áine Kelly', '12-G-777')];

/** A finder whose pauses end, and whose answers come, when the test says so. */
function finder(parts: Partial<FinderParts> = {}) {
  const waiting: (() => void)[] = [];
  const asked: (string | undefined)[] = [];
  const answers: (() => void)[] = [];
  const store = createFinder({
    listQuotes: ({ search, limit }) => {
      asked.push(search);
      expect(limit).toBe(5);
      const quotes = ALL.filter(({ registrationNumber }) =>
        registrationNumber.includes(search ?? ''),
      );
      return new Promise((resolve) => {
        answers.push(() => resolve(done({ quotes, total: quotes.length })));
      });
    },
    findCustomers: async () => done({ customers: [], total: 0 }),
    later(work) {
      waiting.push(work);
      return () => waiting.splice(waiting.indexOf(work), 1);
    },
    ...parts,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    state: store.getState,
    asked,
    /** Ends the pause of typing. */
    pause: () => waiting.splice(0).forEach((work) => void work()),
    answer: async (index: number) => {
      answers[index]?.();
      await settle();
    },
    settle,
  };
}

test('nothing typed shows the newest quotes', async () => {
  const { state, pause, answer, asked } = finder();
  state().look('');
  pause();
  await answer(0);
  expect(asked).toEqual([undefined]);
  expect(state()).toMatchObject({ pending: false, quotes: ALL });
});

test('only a pause asks, and the newest answer wins', async () => {
  const { state, pause, answer, asked } = finder();
  state().look('1');
  state().look('12-G');
  pause();
  state().look('191');
  pause();
  expect(asked).toEqual(['12-G', '191']);
  await answer(1);
  await answer(0);
  expect(state().quotes.map(({ registrationNumber }) => registrationNumber)).toEqual([
    '191-D-12345',
  ]);
});

test('until the answer comes, nothing is offered that does not fit what is typed', async () => {
  const { state, pause, answer } = finder();
  state().look('');
  pause();
  await answer(0);
  state().look('aine');
  expect(state()).toMatchObject({ pending: true, quotes: [ALL[1]] });
  state().look('12g7');
  expect(state().quotes).toEqual([ALL[1]]);
  state().look('xyz');
  expect(state().quotes).toEqual([]);
});

test('a fault is said, and the next search begins again', async () => {
  let broken = true;
  const { state, pause, settle } = finder({
    listQuotes: async () =>
      broken
        ? failed({ kind: 'unavailable', message: message('hostSilent') })
        : done({ quotes: ALL, total: ALL.length }),
  });
  state().look('191');
  pause();
  await settle();
  expect(state()).toMatchObject({ failed: true, pending: false, quotes: [] });
  broken = false;
  state().look('1');
  pause();
  await settle();
  expect(state()).toMatchObject({ failed: false, quotes: ALL });
});

test('a whole registration that no quote has is one to quote for, once that is known', async () => {
  const { state, pause, settle } = finder({
    listQuotes: async () => done({ quotes: ALL, total: ALL.length }),
  });
  const type = async (text: string) => {
    state().look(text);
    expect(unquotedMark(state())).toBeUndefined();
    pause();
    await settle();
    return unquotedMark(state());
  };
  expect(await type('191 d 1234')).toBe('191-D-1234');
  expect(await type('191d12345')).toBeUndefined();
  expect(await type('191-D')).toBeUndefined();
});

test('a registration is quoted, too, that was kept with zeros before its number', async () => {
  const [quote] = ALL;
  if (!quote) throw new Error('there is no quote');
  const { state, pause, settle } = finder({
    listQuotes: async () =>
      done({ quotes: [{ ...quote, registrationNumber: '182-C-00045' }], total: 1 }),
  });
  state().look('182 c 45');
  pause();
  await settle();
  expect(unquotedMark(state())).toBeUndefined();
});
