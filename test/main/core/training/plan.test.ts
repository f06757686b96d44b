import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  demonstrationHash,
  readDemonstration,
} from '../../../../src/main/adapters/node/resources.ts';
import { planQuotes } from '../../../../src/main/core/training/plan.ts';

const RESOURCES = join(import.meta.dirname, '../../../../resources');
const DATA = readDemonstration(RESOURCES, demonstrationHash(RESOURCES));
const SATURDAY_MORNING = Date.UTC(2026, 10, 21, 8);

/** The whole plan, with the changes as they would be made to a quote. */
function planned(seed: number, now: number): string {
  const made = { quoteId: 'Q', premium: 500 };
  return JSON.stringify(
    planQuotes(seed, now, DATA).map(({ changes, ...quote }) => ({
      ...quote,
      changes: changes.map(({ input, ...change }) => ({ ...change, input: input(made) })),
    })),
  );
}

test('the same seed and moment give the same plan, others another', () => {
  const plan = planned(1, SATURDAY_MORNING);
  expect(planned(1, SATURDAY_MORNING)).toBe(plan);
  expect(planned(2, SATURDAY_MORNING)).not.toBe(plan);
  expect(planned(1, SATURDAY_MORNING + 1)).not.toBe(plan);
});

test.each([
  ['a Monday at noon', Date.UTC(2026, 10, 23, 12)],
  ['a Sunday before dawn', Date.UTC(2026, 10, 22, 3)],
  ['a minute before midnight', Date.UTC(2026, 10, 25, 23, 59)],
  ['the day on which summer time ends', Date.UTC(2026, 9, 25, 0, 30)],
  ['the first of January', Date.UTC(2027, 0, 1, 10)],
])('on %s nothing is planned for later, and no mark or address comes twice', (_, now) => {
  const plan = planQuotes(3, now, DATA);
  expect(plan).toHaveLength(150);
  const times = plan.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  for (const { at, changes } of plan) {
    expect(at).toBeLessThanOrEqual(now);
    expect(at).toBeGreaterThan(now - 61 * 24 * 60 * 60 * 1000);
    for (const change of changes) {
      expect(change.at).toBeGreaterThan(at);
      expect(change.at).toBeLessThan(now);
    }
  }
  const operations = plan.map(({ changes }) => changes.map(({ operation }) => operation));
  const those = (operation: 'acceptQuote' | 'decideReferral' | 'markLost' | 'referQuote') =>
    operations.filter((some) => some.includes(operation));
  expect(those('decideReferral').length).toBeGreaterThan(2);
  expect(those('referQuote').length - those('decideReferral').length).toBeGreaterThan(1);
  expect(those('markLost').length).toBeGreaterThan(20);
  // What no one takes is not accepted, too.
  for (const some of those('acceptQuote')) {
    expect(some).not.toContain('markLost');
    expect(some).not.toContain('referQuote');
  }
  const texts = plan.map(({ document }) => JSON.stringify(document));
  for (const word of [/"RegistrationNumber":"[^"]+"/, /"Eircode":"[^"]+"/]) {
    expect(new Set(texts.map((text) => word.exec(text)?.[0])).size).toBe(150);
  }
});
