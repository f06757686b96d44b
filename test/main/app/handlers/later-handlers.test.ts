import { expect, test } from 'vitest';
import { laterHandlers } from '../../../../src/main/app/handlers/handlers.ts';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import { workspaceOperations } from '../../../../src/shared/contract/operations/workspace.ts';
import { done } from '../../../../src/shared/contract/result.ts';

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
