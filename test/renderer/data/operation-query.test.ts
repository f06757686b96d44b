import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollDataVersion, useDataVersion } from '../../../src/renderer/data/data-version.ts';
import { operationQuery } from '../../../src/renderer/data/operation-query.ts';
import { queryClient } from '../../../src/renderer/data/query-client.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../src/shared/result/result.ts';
import { stubBridge } from '../../support/screens/stub-bridge.ts';

const GONE = { kind: 'unavailable', message: message('hostSilent') } as const;
const drafts = operationQuery('listDrafts', {});

/** What is answered, one promise for each call. */
let answers: ((answer: Result<unknown>) => void)[];
let asked: string[];
let version: Result<unknown> | Promise<unknown>;
let unsubscribe = () => {};

function watch(observer: { subscribe: (heard: () => void) => () => void }): void {
  const before = unsubscribe;
  const stop = observer.subscribe(() => {});
  unsubscribe = () => {
    before();
    stop();
  };
}

const answer = async (number: number, result: Result<unknown>) => {
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(number));
  answers[number]?.(result);
  // An answer reaches the observers in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 5));
};
const later = () => new Promise((resolve) => answers.push(resolve));
const list = (...ids: string[]) => done({ drafts: ids });

beforeEach(() => {
  answers = [];
  version = done({ version: 1, drafts: 0 });
  asked = stubBridge({
    dataVersion: () => version,
    listDrafts: later,
    rateBookTerms: later,
    listDeclined: later,
  });
  useDataVersion.setState({ version: 1, drafts: 0, reached: true, signedOut: undefined });
});

afterEach(() => {
  unsubscribe();
  unsubscribe = () => {};
  queryClient.clear();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('is asked once for all who show it, with no network, too', async () => {
  onlineManager.setOnline(false);
  const [one, other] = [
    new QueryObserver(queryClient, drafts),
    new QueryObserver(queryClient, drafts),
  ];
  watch(one);
  watch(other);
  await answer(0, list('a'));
  expect(one.getCurrentResult().data).toEqual({ drafts: ['a'] });
  expect(other.getCurrentResult().data).toEqual({ drafts: ['a'] });
  expect(asked).toEqual(['listDrafts']);
});

test('a fault is thrown as it is, and the host is not asked again by itself', async () => {
  const observer = new QueryObserver(queryClient, drafts);
  watch(observer);
  await answer(0, failed(GONE));
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: GONE });
  expect(asked).toEqual(['listDrafts']);
});

test('is read again when the data changed, and only then; what was shown stays meanwhile', async () => {
  const observer = new QueryObserver(queryClient, drafts);
  watch(observer);
  await answer(0, list('a'));
  await pollDataVersion();
  expect(asked).toEqual(['listDrafts', 'dataVersion']);
  version = done({ version: 2, drafts: 0 });
  await pollDataVersion();
  expect(asked.slice(2)).toEqual(['dataVersion', 'listDrafts']);
  expect(observer.getCurrentResult().data).toEqual({ drafts: ['a'] });
  await answer(1, failed(GONE));
  expect(observer.getCurrentResult()).toMatchObject({ data: { drafts: ['a'] }, error: GONE });
});

test('a change of drafts alone reads nothing but drafts again', async () => {
  watch(new QueryObserver(queryClient, drafts));
  watch(new QueryObserver(queryClient, operationQuery('listDeclined', {})));
  await answer(0, list('a'));
  await answer(1, done({ declined: [] }));
  version = done({ version: 1, drafts: 1 });
  await pollDataVersion();
  expect(asked.slice(2)).toEqual(['dataVersion', 'listDrafts']);
});

test('what failed while the host was gone is read when it is back, whatever it is', async () => {
  const terms = new QueryObserver(queryClient, operationQuery('rateBookTerms', {}));
  watch(terms);
  version = failed(GONE);
  await pollDataVersion();
  await answer(0, failed(GONE));
  expect(terms.getCurrentResult().error).toEqual(GONE);
  version = done({ version: 1, drafts: 0 });
  await pollDataVersion();
  await answer(1, done({}));
  expect(terms.getCurrentResult()).toMatchObject({ status: 'success', data: {} });
  // No change of the data changes them.
  version = done({ version: 2, drafts: 0 });
  await pollDataVersion();
  expect(asked.filter((name) => name === 'rateBookTerms')).toHaveLength(2);
});

test('a first answer that the data has overtaken is shown, and read again', async () => {
  const observer = new QueryObserver(queryClient, drafts);
  watch(observer);
  version = done({ version: 2, drafts: 0 });
  await pollDataVersion();
  await answer(0, list('old'));
  expect(observer.getCurrentResult().data).toEqual({ drafts: ['old'] });
  await answer(1, list('new'));
  expect(observer.getCurrentResult().data).toEqual({ drafts: ['new'] });
});

test('the first version of a page is no change: what was asked with it is not asked again', async () => {
  useDataVersion.setState({ version: undefined, drafts: undefined });
  version = later();
  const poll = pollDataVersion();
  watch(new QueryObserver(queryClient, drafts));
  const { refreshes } = useDataVersion.getState();
  await answer(0, done({ version: 7, drafts: 3, problem: null }));
  await poll;
  await answer(1, list('a'));
  expect(asked).toEqual(['dataVersion', 'listDrafts']);
  expect(useDataVersion.getState()).toMatchObject({ version: 7, drafts: 3, refreshes });
});

test('an answer that a later question has overtaken is dropped', async () => {
  const observer = new QueryObserver(queryClient, operationQuery('listDeclined', { limit: 1 }));
  watch(observer);
  observer.setOptions(operationQuery('listDeclined', { limit: 2 }));
  await answer(1, done({ declined: ['later'] }));
  await answer(0, done({ declined: ['first'] }));
  expect(observer.getCurrentResult().data).toEqual({ declined: ['later'] });
});
