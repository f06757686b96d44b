import { expect, test } from 'vitest';
import type { Dispatch } from '../../../../src/main/core/dispatcher.ts';
import { fill } from '../../../../src/main/core/training/fill.ts';
import type { Change, PlannedQuote } from '../../../../src/main/core/training/planned-quote.ts';
import { done, failed, type Result } from '../../../../src/shared/contract/result.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';

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
