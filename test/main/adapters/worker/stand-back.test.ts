import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { workerThread } from '../../../../src/main/adapters/worker/worker-thread.ts';
import type { TestTasks } from '../../../support/host/worker-program.ts';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const THREADS = '/proc/self/task';

function helpers(): readonly number[] {
  return readdirSync(THREADS)
    .filter((id) => readFileSync(`${THREADS}/${id}/comm`, 'utf8').includes('V8Worker'))
    .map(Number);
}

test.runIf(process.platform === 'linux')(
  'a thread goes last, the collectors of its garbage go after this one, and this one as before',
  async () => {
    const before = getPriority();
    const program = new URL('../../../support/host/worker-program.ts', import.meta.url);
    const thread = workerThread<TestTasks, object>({ program, data: {}, idle: 60_000 });
    try {
      expect(await thread.run('standBack', undefined)).toBe(PRIORITY_LOW);
      expect(getPriority()).toBe(before);
      const priorities = helpers().map((helper) => getPriority(helper));
      expect(priorities.length).toBeGreaterThan(0);
      expect(new Set(priorities)).toEqual(new Set([PRIORITY_BELOW_NORMAL]));
    } finally {
      await thread.close();
    }
  },
);
