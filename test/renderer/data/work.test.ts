import { expect, test } from 'vitest';
import { runJob } from '../../../src/renderer/data/job.ts';
import { beginWork, useWork } from '../../../src/renderer/data/work.ts';
import { endedNotice, shownWork } from '../../../src/renderer/shell/window/use-long-work.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../src/shared/result/result.ts';
import { stubBridge } from '../../support/screens/stub-bridge.ts';

const pause = async () => undefined;
const running = () => shownWork(useWork.getState().running).work;

test('what a page works on is said with how far it is, until it ends', () => {
  const work = beginWork('exportQuotes');
  const other = beginWork('replayQuotes');
  work.onProgress({ done: 250, of: 1000 });
  expect(running()).toEqual([
    { label: 'Check of all quotes' },
    { label: 'Export of quotes', done: 250, of: 1000 },
  ]);
  work.end('done');
  expect(running()).toEqual([{ label: 'Check of all quotes' }]);
  other.end('failed');
  expect(running()).toEqual([]);
});

test.each([
  [done({ quotes: 1 }), 'done'],
  [failed({ kind: 'internal', message: message('exportFailed') }), 'failed'],
] as const)('work of the host is among it: %j', async (result, outcome) => {
  const seen: number[] = [];
  stubBridge({
    startJob: () => done({ jobId: 'a', operation: 'resetTraining' }),
    getJob: () => {
      seen.push(running().length);
      return done({ jobId: 'a', operation: 'resetTraining', result });
    },
  });
  const { signal } = new AbortController();
  await runJob('resetTraining', {}, { signal, onProgress: () => undefined, pause });
  expect(seen).toEqual([1]);
  expect(running()).toEqual([]);
  expect(useWork.getState().ended).toMatchObject({ kind: 'resetTraining', outcome });
});

test('a notification leads to where the work was begun; what was cancelled is no news', () => {
  const work = { kind: 'exportQuotes', place: '#/quotes', progress: undefined } as const;
  expect(endedNotice({ ...work, outcome: 'done' })).toEqual({
    kind: 'notify',
    title: 'Finished: Export of quotes',
    body: 'Click to see the result.',
    command: '#/quotes',
    unlessFocused: true,
  });
  expect(endedNotice({ ...work, outcome: 'failed' })).toMatchObject({
    title: 'Not finished: Export of quotes',
  });
  expect(endedNotice({ ...work, outcome: 'cancelled' })).toBeUndefined();
});
