import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDataVersion } from '../../../../src/renderer/data/data-version.ts';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import {
  customerPages,
  linesOf,
  placed,
} from '../../../../src/renderer/features/customers/customers-list.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import type {
  CustomerLine,
  CustomerSearch,
} from '../../../../src/shared/schemas/people/customer.ts';
import { stubBridge } from '../../../support/screens/stub-bridge.ts';

const customer = (number: number): CustomerLine => ({
  key: `k${number}`,
  name: `Customer ${number}`,
  dateOfBirth: '1985-03-12',
  newestQuoteAt: '2026-11-21T09:30:00Z',
  quotes: 1,
  policies: 0,
});

let asked: CustomerSearch[];
let isGone: boolean;
let customers: CustomerLine[];
let stop = () => {};

function openList(search: string) {
  const observer = new InfiniteQueryObserver(queryClient, customerPages(search));
  stop = observer.subscribe(() => {});
  const read = () => observer.getCurrentResult();
  const isIdle = () => vi.waitFor(() => expect(read().isFetching).toBe(false), { interval: 1 });
  return { observer, read, isIdle, lines: () => linesOf(read().data) };
}

beforeEach(() => {
  asked = [];
  isGone = false;
  customers = Array.from({ length: 1450 }, (_, number) => customer(number));
  useDataVersion.setState({ version: 1, drafts: 0, reached: true });
  stubBridge({
    findCustomers(search: CustomerSearch) {
      asked.push(search);
      if (isGone) return failed({ kind: 'unavailable', message: message('hostSilent') });
      const { after = '0', limit = 50 } = search;
      const end = Number(after) + limit;
      return done({
        customers: customers.slice(Number(after), end),
        ...(end < customers.length ? { next: `${end}` } : {}),
        total: customers.length,
      });
    },
  });
});

afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('grows by a page whenever its end is looked at, to the last customer', async () => {
  const { read, isIdle, lines } = openList('');
  await isIdle();
  expect(asked).toEqual([{ limit: 200 }]);
  await read().fetchNextPage();
  await read().fetchNextPage();
  expect(asked).toHaveLength(3);
  expect(lines().map(({ key }) => key)).toEqual(customers.map(({ key }) => key));
  expect(read().hasNextPage).toBe(false);
});

it('keeps its length, and the keyboard at its customer, when the data changed', async () => {
  const { read, isIdle, lines } = openList('x');
  await isIdle();
  await read().fetchNextPage();
  const place = { of: 'x', active: 320, key: 'k320' };
  customers.unshift(customer(5000));
  await queryClient.invalidateQueries();
  expect(lines()).toHaveLength(1200);
  const { data } = read();
  expect(data && placed(data, place)).toEqual({ ...place, active: 321 });
  expect(data && placed(data, { ...place, of: '' })).toMatchObject({ of: 'x', active: 0 });
});

it('lists what was asked for last when the host is back, also where it was the first', async () => {
  isGone = true;
  const { observer, read, isIdle } = openList('x');
  await isIdle();
  expect(read()).toMatchObject({ error: { kind: 'unavailable' }, data: undefined });
  isGone = false;
  await queryClient.invalidateQueries();
  expect(read()).toMatchObject({ error: null, data: { pages: [{ search: 'x' }] } });
  isGone = true;
  observer.setOptions(customerPages('y'));
  await isIdle();
  expect(read()).toMatchObject({ error: { kind: 'unavailable' } });
  isGone = false;
  await queryClient.invalidateQueries();
  expect(read()).toMatchObject({ error: null, data: { pages: [{ search: 'y' }] } });
  expect(asked.at(-1)).toEqual({ search: 'y', limit: 200 });
});
