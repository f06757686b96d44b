import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backgroundCheck } from '../../../src/main/app/background-check.ts';
import { type Message, message } from '../../../src/shared/domain/messages/message.ts';

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
