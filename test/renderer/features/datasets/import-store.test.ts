import { expect, test } from 'vitest';
import type { call } from '../../../../src/renderer/data/call.ts';
import type { runJob } from '../../../../src/renderer/data/job.ts';
import { createImportStore } from '../../../../src/renderer/features/datasets/import-store.ts';
import { FILE_PART_BYTES } from '../../../../src/shared/domain/data/dataset.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import type { DatasetReport } from '../../../../src/shared/schemas/data/dataset.ts';

const UPLOAD = '11111111-2222-4333-8444-555555555555';
const REPORT: DatasetReport = {
  kind: 'vehicles',
  fileName: 'cars.csv',
  sha256: 'a',
  rows: 1,
  taken: 1,
  refused: 0,
  erased: 0,
  refusals: [],
  incomplete: 0,
  losses: [],
  columns: [],
  unused: [],
  isInUse: false,
};
const CANCELLED = failed({ kind: 'conflict', message: message('cancelled') });

/** A store on a host that takes every part. @param run long work; by default it succeeds */
function store(run: (dryRun: boolean, signal: AbortSignal) => Promise<unknown>) {
  const calls: string[] = [];
  const ask = (async (operation: string, { upload }: { upload?: string }) => {
    calls.push(`${operation} ${upload === undefined ? 'first' : 'next'}`);
    return done({ upload: UPLOAD, size: 1 });
  }) as typeof call;
  const job = ((
    _name: string,
    { dryRun }: { dryRun: boolean },
    { signal }: { signal: AbortSignal },
  ) => run(dryRun, signal)) as typeof runJob;
  const read = async () => 'AAAA';
  return { calls, state: createImportStore({ ask, run: job, read }) };
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'cars.csv');
const untilAborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(CANCELLED)));

test('a file goes over in parts, is checked, and then used', async () => {
  const { calls, state } = store(async (dryRun) => done({ ...REPORT, isInUse: !dryRun }));
  await state.getState().take('vehicles', file(FILE_PART_BYTES + 1));
  expect(calls).toEqual(['receiveFilePart first', 'receiveFilePart next']);
  expect(state.getState().now).toEqual({
    step: 'checked',
    upload: UPLOAD,
    columns: [],
    report: REPORT,
  });
  await state.getState().use();
  expect(state.getState().now).toMatchObject({ step: 'done', report: { isInUse: true } });
});

test('an empty file is handed over, too: the host says what is wrong with it', async () => {
  const fault = { kind: 'invalid', message: message('fileEmpty') } as const;
  const { calls, state } = store(async () => failed(fault));
  await state.getState().take('vehicles', file(0));
  expect(calls).toEqual(['receiveFilePart first', 'discardFile next']);
  expect(state.getState().now).toEqual({ step: 'failed', fault });
});

test('a check that is cancelled leaves nothing', async () => {
  const { calls, state } = store((_, signal) => untilAborted(signal));
  const taken = state.getState().take('vehicles', file(1));
  await expect.poll(() => state.getState().now.step).toBe('checking');
  state.getState().cancel();
  await taken;
  expect(state.getState().now).toEqual({ step: 'none' });
  expect(calls.at(-1)).toBe('discardFile next');
});

test('an import that is cancelled leaves the checked file, to use or to discard', async () => {
  const { calls, state } = store(async (dryRun, signal) =>
    dryRun ? done(REPORT) : untilAborted(signal),
  );
  await state.getState().take('vehicles', file(1));
  const used = state.getState().use();
  state.getState().cancel();
  await used;
  expect(state.getState().now.step).toBe('checked');
  state.getState().leave();
  expect(state.getState().now).toEqual({ step: 'none' });
  expect(calls.at(-1)).toBe('discardFile next');
});

test('the columns of customers are named before anything is checked', async () => {
  const { calls, state } = store(async () => done(REPORT));
  await state.getState().take('customers', file(1));
  expect(calls).toEqual(['receiveFilePart first', 'proposeColumns next']);
  expect(state.getState().now).toMatchObject({ step: 'mapping', upload: UPLOAD });
  const columns = [{ title: 'Client', field: 'surname' }];
  await state.getState().check(columns);
  expect(state.getState().now).toMatchObject({ step: 'checked', columns });
});

test('a file whose columns no one names is removed', async () => {
  const { calls, state } = store(async () => done(REPORT));
  await state.getState().take('customers', file(1));
  state.getState().leave();
  expect(state.getState().now).toEqual({ step: 'none' });
  expect(calls.at(-1)).toBe('discardFile next');
});
