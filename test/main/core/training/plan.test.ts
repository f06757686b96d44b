import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  demonstrationHash,
  readDemonstration,
} from '../../../../src/main/adapters/node/resources.ts';
import type { Dispatch } from '../../../../src/main/core/dispatcher.ts';
import { fill } from '../../../../src/main/core/training/fill.ts';
import { planQuotes } from '../../../../src/main/core/training/plan.ts';
import type { Change, PlannedQuote } from '../../../../src/main/core/training/planned-quote.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../src/shared/result/result.ts';

const RESOURCES = join(import.meta.dirname, '../../../../resources');

const DATA = readDemonstration(RESOURCES, demonstrationHash(RESOURCES));

const SATURDAY_MORNING = Date.UTC(2026, 10, 21, 8);

/** The whole plan, with the changes as they would be made to a quote. */
function planned(seed: number, now: number): string {
  const made = { quoteId: 'Q', premium: 500, policyId: 'P' };
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
  const those = (
    operation: 'acceptQuote' | 'decideReferral' | 'markLost' | 'recordPayment' | 'referQuote',
  ) => operations.filter((some) => some.includes(operation));
  expect(those('decideReferral').length).toBeGreaterThan(2);
  expect(those('referQuote').length - those('decideReferral').length).toBeGreaterThan(1);
  expect(those('markLost').length).toBeGreaterThan(20);
  expect(those('recordPayment').length).toBeGreaterThan(1);
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

const addOn = (at: number): Change => ({
  at,
  operation: 'addCover',
  input: ({ quoteId }) => ({ quoteId, addonType: 'legal' }),
});

const PLAN: PlannedQuote[] = [
  { at: 1, document: { name: 'A' }, isPlaced: false, changes: [addOn(4)] },
  { at: 2, document: { name: 'B' }, isPlaced: false, changes: [addOn(3)] },
];

const scheme = { id: 'standard', name: 'A scheme', insurer: 'An insurer', line: 'private-motor' };

const explanation = {
  rateBook: { name: 'A book', version: '1', hash: 'h', demonstration: true },
  cover: 'TPFT',
  receivedOn: '2026-11-21',
  rounding: 'half up',
  steps: [],
  levies: [],
  netPremium: 1,
  grossPremium: 1,
  policyFee: 1,
  premium: 1,
};

/** Fills through a dispatcher that answers each submission by its document's name. */
async function filled(submission: (name: string) => Result<unknown>) {
  const asked: string[] = [];
  let now = 0;
  const dispatch: Dispatch = async (caller, operation, input) => {
    if (operation === 'listDatabaseNotices') return done({ notices: [], total: 0 });
    const given = JSON.stringify(input);
    asked.push(`${now} ${caller.id} ${operation} ${/"(?:name|quoteId)":"(\w+)"/.exec(given)?.[1]}`);
    if (operation !== 'submitQuote') return done({});
    return submission(given.includes('"A"') ? 'A' : 'B');
  };
  const setClock = (at: number) => {
    now = at;
  };
  const made = await fill(PLAN, {
    dispatch,
    defaultScheme: 'standard',
    setClock,
    pause: async () => undefined,
  });
  return { made, asked };
}

const quoted = (quoteId: string) =>
  done({
    quoteId,
    premium: 500,
    status: 'quoted',
    referrals: [],
    scheme,
    explanation,
    assumed: [],
    unknownBeforeCover: [],
    warnings: [],
  });

test('everything happens in order and at its own time', async () => {
  expect(await filled(quoted)).toEqual({
    made: 2,
    asked: [
      '1 desk submitQuote A',
      '2 desk submitQuote B',
      '3 desk addCover B',
      '4 desk addCover A',
    ],
  });
});

test('a risk that the rate book declines is left out, with its changes', async () => {
  const declined = failed({ kind: 'declined', message: message('declined'), reasons: [] });
  const { made, asked } = await filled((name) => (name === 'A' ? declined : quoted(name)));
  expect(made).toBe(1);
  expect(asked).not.toContain('4 desk addCover A');
});

test('any other refusal ends it, with a message', async () => {
  const refused = failed({
    kind: 'invalid',
    message: message('failed', { problem: 'the mark is none' }),
  });
  await expect(filled(() => refused)).rejects.toThrow(
    'A demonstration quote was refused (submitQuote): the mark is none',
  );
});
