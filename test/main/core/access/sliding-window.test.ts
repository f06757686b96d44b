import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slidingWindow } from '../../../../src/main/core/access/sliding-window.ts';

const SPAN = 1000;

describe('a sliding window', () => {
  test('lets no more than its limit pass in any span, and all that it may', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 80 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), (gaps, most) => {
        const window = slidingWindow({ most, span: SPAN });
        const passed: number[] = [];
        let now = 5000;
        for (const gap of gaps) {
          now += gap;
          const recent = passed.filter((at) => at > now - SPAN).length;
          const { isAllowed, remaining } = window.take('one', now);
          expect(isAllowed).toBe(recent < most);
          if (isAllowed) passed.push(now);
          expect(remaining).toBe(isAllowed ? most - recent - 1 : 0);
        }
      }),
    );
  });

  test('says in how many seconds one more is free, and then it is', () => {
    const window = slidingWindow({ most: 2, span: 60_000 });
    window.take('one', 0);
    window.take('one', 20_400);
    expect(window.take('one', 20_400)).toEqual({ isAllowed: false, remaining: 0, seconds: 40 });
    expect(window.take('one', 59_999)).toEqual({ isAllowed: false, remaining: 0, seconds: 1 });
    expect(window.take('one', 60_000).isAllowed).toBe(true);
  });

  test('counts each key by itself, and not what is taken back', () => {
    const window = slidingWindow({ most: 1, span: SPAN });
    expect(window.take('one', 0).isAllowed).toBe(true);
    expect(window.take('other', 0).isAllowed).toBe(true);
    expect(window.take('one', 1).isAllowed).toBe(false);
    window.giveBack('one', 0);
    expect(window.take('one', 1).isAllowed).toBe(true);
  });

  test('locks no one out when the clock is set back', () => {
    const window = slidingWindow({ most: 1, span: SPAN });
    window.take('one', 1_000_000);
    expect(window.take('one', 0).isAllowed).toBe(true);
  });

  test('forgets the keys that no one asks for any more', () => {
    const window = slidingWindow({ most: 1, span: SPAN });
    for (let i = 0; i < 1000; i += 1) window.take(`key ${i}`, i);
    expect(window.size()).toBe(1000);
    window.take('one', 2 * SPAN);
    expect(window.size()).toBe(1);
  });
});
