import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { openStorage } from '../../../src/main/adapters/sqlite/storage.ts';
import { backgroundCheck } from '../../../src/main/app/background-check.ts';
import { laterHandlers } from '../../../src/main/app/handlers/handlers.ts';
import { openLibraries } from '../../../src/main/app/services/open-libraries.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { checksHere } from '../../../src/main/core/rate-books/book-checks.ts';
import { workspaceOperations } from '../../../src/shared/contract/operations/workspace.ts';
import { type Message, message } from '../../../src/shared/domain/messages/message.ts';
import { done } from '../../../src/shared/result/result.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

test('a library says where it could not read what happened, and reads it the next time', async () => {
  const folder = temporaryFolder();
  const since = '2026-11-21T09:00:00Z';
  const onFault = () => undefined;
  const database = await openDatabase({ folder, host: 'command', since, unsynced: true, onFault });
  const { library } = await openLibraries(openStorage(database, contentHash), {
    resourcesFolder: join(import.meta.dirname, '../../../resources'),
    clock: () => Date.parse(since),
    onDamage: () => undefined,
    checks: checksHere,
  });
  expect(await library.refresh()).toBe(true);
  database.sqlite.exec('alter table quote_event rename to away');
  expect(await library.refresh()).toBe(false);
  expect(library.inForce('2026-12-01')).toBeDefined();
  database.sqlite.exec('alter table away rename to quote_event');
  expect(await library.refresh()).toBe(true);
  await database.close();
  rmSync(folder, { recursive: true });
});

const { resetTraining } = workspaceOperations;

const context = { caller: BROKER, now: 0 };

/** A group of one handler that counts how often its code is loaded. */
function counted() {
  const { later, loadAll } = laterHandlers();
  let loads = 0;
  const handlers = later({ resetTraining }, async () => {
    loads += 1;
    return { resetTraining: async (_, { now }) => done({ quotes: now }) };
  });
  return { handlers, loadAll, loads: () => loads };
}

test('the code of a group is loaded with the first call, and once', async () => {
  const { handlers, loads } = counted();
  expect(loads()).toBe(0);
  const calls = [1, 2].map((now) => handlers.resetTraining({}, { ...context, now }));
  expect(await Promise.all(calls)).toEqual([done({ quotes: 1 }), done({ quotes: 2 })]);
  expect(loads()).toBe(1);
});

test('all groups are loaded where somebody says so, and not again', async () => {
  const { handlers, loadAll, loads } = counted();
  await loadAll();
  expect(loads()).toBe(1);
  await handlers.resetTraining({}, context);
  expect(loads()).toBe(1);
});

describe('background check', () => {
  const DAMAGE = message('quoteDamaged', { id: 'Q-1' });

  const MINUTE = 60_000;

  beforeEach(() => vi.useFakeTimers());

  afterEach(() => vi.useRealTimers());

  /** A check that finds one thing after the other, and then nothing. */
  function checking(outcomes: (readonly Message[] | Error)[]) {
    const seen: string[] = [];
    const check = backgroundCheck({
      check: async () => {
        const next = outcomes.shift() ?? [];
        if (next instanceof Error) throw next;
        return next;
      },
      onDamage: ({ code }) => seen.push(code),
      onWhole: () => seen.push('whole'),
      onError: (error) => seen.push(String(error)),
      prune: async () => undefined,
      isTimed: true,
    });
    return { check, seen };
  }

  test('what looked damaged is looked at again in a moment, not a day later', async () => {
    const { check, seen } = checking([]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(seen).toEqual(['whole']);
    check.lookAgain();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual(['whole', 'whole']);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(seen).toEqual(['whole', 'whole']);
    await check.close();
  });

  test('while something is damaged, or the drive fails, it is checked again each ten minutes', async () => {
    const { check, seen } = checking([[DAMAGE], new Error('EIO'), []]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(seen).toEqual(['quoteDamaged']);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(seen).toEqual(['quoteDamaged', 'Error: EIO']);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(seen).toEqual(['quoteDamaged', 'Error: EIO', 'whole']);
    await check.close();
  });
});
