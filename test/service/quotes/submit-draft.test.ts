import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { duplicatesIn } from '../../../src/renderer/data/warnings.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { anyChoices, anyDocument, SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const document = SAMPLE_DOCUMENT;
const submit = (input: object = {}) => ask(host.app, 'submitDraft', { document, ...input });
const quotes = async () => (await ask(host.app, 'listQuotes', { limit: 1000 })).quotes.length;
const DRAFT = '5f0c9a52-7f0e-4c7b-9a52-2f1d3c4b5a69';

test('without choices it is the quote that the API makes of the same document', async () => {
  const { quoteId, createdAt: _, history, ...quote } = await submit();
  const { body } = await host.send(AT.submit, { body: document });
  const fromApi = await ask(host.app, 'getQuote', { id: body.quoteId });
  expect({ ...fromApi, ...quote }).toEqual(fromApi);
  expect(history).toMatchObject([{ kind: 'submitted', by: 'desk', detail: { source: 'json' } }]);
  expect(await ask(host.app, 'getQuote', { id: quoteId })).toMatchObject(quote);
});

test('the previewed premium is the submitted one, to the cent, and so it replays', async () => {
  let choosing = 0;
  await fc.assert(
    fc.asyncProperty(anyDocument, anyChoices, async (any, choices) => {
      const preview = await ask(host.app, 'previewQuote', { document: any, ...choices });
      fc.pre(preview.decision?.decision !== 'decline');
      const quote = await ask(host.app, 'submitDraft', { document: any, ...choices });
      expect(preview).toMatchObject({ missing: [], faults: [] });
      const cover = preview.covers.find((it) => it.cover === quote.policy.coverType);
      expect(cover?.premium).toBe(quote.premium);
      expect(preview.explanation).toEqual(quote.explanation);
      // Other quotes of the car are not of the quote itself.
      const named = new Set(duplicatesIn(preview.warnings).map(({ message }) => message));
      const own = preview.warnings.filter((each) => ![...named].some((one) => one === each));
      expect(quote.warnings).toEqual(expect.arrayContaining(own));
      if (quote.history.length > 1) choosing += 1;
      const kept = quote.history.at(-1)?.detail.premium;
      expect(kept).toBe(quote.premium);
    }),
  );
  expect(choosing).toBeGreaterThan(10);
  const { replayed, differing, chain } = await ask(host.app, 'replayQuotes', {});
  expect(replayed).toBeGreaterThan(100);
  expect(differing).toEqual([]);
  expect(chain.broken).toBeNull();
});

/** Sends both at once: each is checked, and waits for the lock of another process to be written. */
async function atOnce(...inputs: readonly object[]) {
  const other = new Database(join(host.dataFolder, 'quotedesk.db'));
  try {
    other.exec('begin immediate');
    const sending = inputs.map((input) =>
      host.app.dispatch(BROKER, 'submitDraft', { document, ...input }),
    );
    // Readings are answered in their order: behind these, both have read what they go by.
    for (const _ of inputs) await ask(host.app, 'listDrafts', {});
    other.exec('rollback');
    return await Promise.all(sending);
  } finally {
    other.close();
  }
}

test('a draft that is submitted twice at the same instant is one quote', async () => {
  const draftId = crypto.randomUUID();
  const before = await quotes();
  const [one, other] = await atOnce({ draftId, excess: 500 }, { draftId, excess: 500 });
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
  expect(await quotes()).toBe(before + 1);
  // With other content it is another quote, as it is one after the other.
  await atOnce({ draftId, excess: 250 }, { draftId, excess: 1000 });
  expect(await quotes()).toBe(before + 3);
});

test('a draft that was changed or deleted elsewhere becomes no quote, unless it is one already', async () => {
  const draftId = crypto.randomUUID();
  const submitAs = (versions: string[], input: object = {}) =>
    host.app.dispatch(BROKER, 'submitDraft', { document, draftId, ...input }, { versions });
  const save = (content: Record<string, unknown>) =>
    ask(host.app, 'saveDraft', { id: draftId, title: '', content });
  const before = await quotes();
  const first = await save({ by: 'both' });
  const theirs = await save({ by: 'them' });
  const changed = { ok: false, fault: { kind: 'preconditionFailed' } };
  expect(await submitAs([first.version])).toMatchObject(changed);
  expect(await ask(host.app, 'getDraft', { id: draftId })).toMatchObject({
    content: { by: 'them' },
  });
  const made = await submitAs([theirs.version]);
  expect(made).toMatchObject({ ok: true });
  // The first answer may have been lost: the same again is that quote, without its draft.
  expect(await submitAs([theirs.version])).toEqual(made);
  expect(await submitAs([theirs.version], { excess: 1000 })).toMatchObject(changed);
  expect(await quotes()).toBe(before + 1);
});

test('the draft goes as the quote comes', async () => {
  await ask(host.app, 'saveDraft', { id: DRAFT, title: 'Aoife', content: {} });
  await submit({ draftId: DRAFT });
  expect(await refusal(host.app, 'getDraft', { id: DRAFT })).toMatchObject({ kind: 'notFound' });
  // Submitted without ever being saved, or a second time: still a quote.
  expect(await submit({ draftId: DRAFT })).toMatchObject({ status: 'quoted' });
});

describe('quoted again', () => {
  test('the copy has the document and what stands of the choices', async () => {
    const { quoteId } = await submit({ excess: 500, addOns: [{ addonType: 'legal' }] });
    const change = { quoteId, reason: 'Loyal' };
    await ask(host.app, 'overrideQuote', { ...change, overrideType: 'excess', value: 750 });
    await ask(host.app, 'overrideQuote', { ...change, overrideType: 'discount', value: 5 });
    await ask(host.app, 'overrideQuote', { ...change, overrideType: 'premium', value: 600 });
    const level = { level: 'extended' };
    await ask(host.app, 'addCover', { quoteId, addonType: 'legal', addonOptions: level });
    expect(await ask(host.app, 'draftFromQuote', { quoteId })).toEqual({
      document: { ...document, Address: { ...document.Address, Eircode: 'D02X285' } },
      product: 'standard',
      excess: 750,
      discount: 5,
      addOns: [{ addonType: 'legal', level: 'extended' }],
    });
  });
});
