import { describe, expect, test } from 'vitest';
import type { Context } from '../../../../../src/main/core/dispatcher.ts';
import { draftFromQuote } from '../../../../../src/main/core/policies/draft-from-quote.ts';
import { overrideQuote } from '../../../../../src/main/core/quotes/change/change-terms.ts';
import { getQuote } from '../../../../../src/main/core/quotes/sale/retrieve.ts';
import { listDeclined } from '../../../../../src/main/core/quotes/submit/declined.ts';
import { submitQuote } from '../../../../../src/main/core/quotes/submit/submit.ts';
import { submitDraft } from '../../../../../src/main/core/quotes/submit/submit-draft.ts';
import type { Result } from '../../../../../src/shared/result/result.ts';
import type { DraftSubmission } from '../../../../../src/shared/schemas/quotes/draft.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

const DAY = 24 * 60 * 60 * 1000;
const quotes = openedForAll(() => openQuotes());

/** The sample with some of one section changed. */
const sample = (section: keyof typeof SAMPLE_DOCUMENT, changed: object) => ({
  ...SAMPLE_DOCUMENT,
  [section]: { ...SAMPLE_DOCUMENT[section], ...changed },
});
const TOO_YOUNG = sample('Customer', { DateOfBirth: '2011-06-15' });

const submit = (document: unknown, context: Context = CONTEXT) =>
  submitQuote(quotes.parts)({ document, source: 'json' }, context);
const draft = (choices: Partial<DraftSubmission> = {}, context: Context = CONTEXT) =>
  submitDraft(quotes.parts)({ document: SAMPLE_DOCUMENT, ...choices }, context);
const read = async (id: string) => valueIn(await getQuote(quotes.parts)({ id }, CONTEXT));
const faultOf = (result: Result<unknown>) => (result.ok ? undefined : result.fault);
const count = () => quotes.parts.quotes.count();

/** What a call kept with its change. */
function keeping() {
  const kept: unknown[] = [];
  const keep = (result: Result<unknown>) => {
    kept.push(result);
    return undefined;
  };
  return { kept, context: { ...CONTEXT, keep } };
}

describe('a document', () => {
  test('is a quote for thirty days, kept with its first event and its answer', async () => {
    const { kept, context } = keeping();
    const answer = await submit(SAMPLE_DOCUMENT, context);
    expect(kept).toEqual([answer]);
    const { quoteId, premium, explanation } = valueIn(answer);
    expect(valueIn(answer)).toMatchObject({ status: 'quoted', referrals: [], warnings: [] });
    const found = await quotes.parts.quotes.find(quoteId);
    expect(found?.quote).toMatchObject({
      createdAt: CONTEXT.now,
      expiresAt: CONTEXT.now + 30 * DAY,
      receivedOn: '2026-11-21',
      leviesHash: 'demonstration',
    });
    expect(found?.events).toMatchObject([
      { kind: 'submitted', at: CONTEXT.now, by: 'desk', detail: { source: 'json', premium } },
    ]);
    expect(found?.events[0]?.detail).not.toHaveProperty('referrals');
    expect(await read(quoteId)).toMatchObject({ premium, explanation, status: 'quoted' });
  });

  test('that is odd says all of it: what is not used, what is unusual, what was assumed', async () => {
    const odd = { ...sample('Vehicle', { Mileage: 90_000 }), Colour: 'red' };
    const { warnings } = valueIn(await submit(odd));
    expect(warnings).toMatchObject([
      { code: 'notUsed', values: { name: 'Colour' } },
      { path: 'Vehicle/Mileage', message: { code: 'muchDriven' } },
    ]);
  });

  test('that underwriting refers is a quote, whose history keeps why', async () => {
    const learner = sample('Customer', { LicenceType: 'Provisional' });
    const { quoteId, referrals } = valueIn(await submit(learner));
    expect(referrals).toMatchObject([{ rule: 'learner-permit' }]);
    expect(await read(quoteId)).toMatchObject({ referrals, history: [{ detail: { referrals } }] });
  });

  test.each([
    ['an element that is missing', sample('Vehicle', { Make: '' }), ['Vehicle/Make']],
    [
      'elements that contradict one another',
      sample('Policy', { ExpiryDate: '2026-11-30T00:00:00Z' }),
      ['Policy/ExpiryDate'],
    ],
    [
      'an inception before every rate book',
      sample('Policy', { InceptionDate: '1999-12-01T00:00:00Z', ExpiryDate: '' }),
      ['Policy/InceptionDate'],
    ],
  ])('with %s is no quote', async (_, document, paths) => {
    const before = await count();
    const fault = faultOf(await submit(document));
    expect(fault).toMatchObject({ kind: 'invalid', message: { code: 'invalidDocument' } });
    expect(fault?.kind === 'invalid' && fault.errors?.map(({ path }) => path)).toEqual(paths);
    expect(await count()).toBe(before);
  });

  test('names the line of what contradicts in it, where it came as XML', async () => {
    const document = sample('Policy', { ExpiryDate: '2026-11-30T00:00:00Z' });
    const lines = { 'Policy/ExpiryDate': 7 };
    const refused = await submitQuote(quotes.parts)({ document, source: 'xml', lines }, CONTEXT);
    expect(faultOf(refused)).toMatchObject({
      message: { code: 'invalidXml' },
      errors: [{ path: 'Policy/ExpiryDate', line: 7 }],
    });
  });
});

describe('a declined risk', () => {
  const list = async (limit?: number) =>
    valueIn(await listDeclined(quotes.parts)(limit === undefined ? {} : { limit })).declined;

  test('is no quote, and kept with its reasons and its answer', async () => {
    const before = await count();
    const { kept, context } = keeping();
    const answer = await submit(TOO_YOUNG, context);
    expect(faultOf(answer)).toMatchObject({
      kind: 'declined',
      message: { code: 'declined' },
      reasons: [{ rule: 'under-seventeen' }],
    });
    expect(kept).toEqual([answer]);
    expect(await count()).toBe(before);
    const [newest] = await list(1);
    expect(newest).toMatchObject({
      at: '2026-11-21T09:30:00Z',
      by: 'desk',
      reasons: [{ rule: 'under-seventeen' }],
      customer: { firstName: 'Aoife', dateOfBirth: '2011-06-15' },
    });
  });

  test('is listed with the fifty newest, or as many as are asked for', async () => {
    for (let i = 0; i < 51; i += 1) await submit(TOO_YOUNG);
    expect(await list()).toHaveLength(50);
    expect(await list(51)).toHaveLength(51);
  });
});

describe('a draft with choices', () => {
  const CHOICES = {
    excess: 1000,
    addOns: [{ addonType: 'legal', level: 'extended' }, { addonType: 'keycare' }],
  } as const;

  test('is one quote whose events are its choices, each with the premium after it', async () => {
    const quote = valueIn(await draft({ ...CHOICES, addOns: [...CHOICES.addOns] }));
    const premiums = quote.history.map(({ detail }) => Number(detail.premium));
    const reason = 'Chosen with the quote';
    expect(quote.history.map(({ kind, detail }) => ({ kind, detail }))).toMatchObject([
      { kind: 'submitted', detail: { source: 'json' } },
      { kind: 'overridden', detail: { overrideType: 'excess', value: 1000, reason } },
      { kind: 'addOn', detail: { addOn: 'legal', level: 'extended' } },
      { kind: 'addOn', detail: { addOn: 'keycare', level: 'standard' } },
    ]);
    const [first = 0, second = 0, third = 0, fourth = 0] = premiums;
    expect([second < first, third > second, fourth > third]).not.toContain(false);
    expect(quote.premium).toBe(fourth);
    expect(await read(quote.quoteId)).toEqual(quote);
    const copied = valueIn(await draftFromQuote(quotes.parts)({ quoteId: quote.quoteId }, CONTEXT));
    expect(copied).toMatchObject({
      excess: 1000,
      addOns: [
        { addonType: 'legal', level: 'extended' },
        { addonType: 'keycare', level: 'standard' },
      ],
    });
  });

  test('names every choice that cannot be made, and is no quote', async () => {
    const before = await count();
    const addOns = [
      { addonType: 'keycare' as const },
      { addonType: 'legal' as const, level: 'gold' },
    ];
    expect(faultOf(await draft({ excess: 5000, addOns }))).toMatchObject({
      kind: 'invalid',
      errors: [
        { path: 'excess', message: { code: 'euroRange' } },
        { path: 'addOns.1.level', message: { code: 'oneOf' } },
      ],
    });
    expect(await count()).toBe(before);
  });

  test('that was submitted already is the same quote, until its choices change', async () => {
    const draftId = crypto.randomUUID();
    const first = valueIn(await draft({ draftId, excess: 500 }));
    const before = await count();
    expect(valueIn(await draft({ draftId, excess: 500 }))).toEqual(first);
    const { quoteId } = first;
    const change = { quoteId, overrideType: 'discount', value: 5, reason: 'Loyal' } as const;
    const cheaper = valueIn(await overrideQuote(quotes.parts)(change, CONTEXT));
    expect(valueIn(await draft({ draftId, excess: 500 }))).toEqual(cheaper);
    expect(await count()).toBe(before);
    const other = valueIn(await draft({ draftId, excess: 1000 }));
    expect(other.quoteId).not.toBe(quoteId);
    expect(valueIn(await draft({ excess: 500 })).quoteId).not.toBe(quoteId);
    expect(await count()).toBe(before + 2);
  });

  test('that was made from a quote says so, and the quote names it', async () => {
    const basedOn = await quotes.submitted();
    const quote = valueIn(await draft({ basedOn }));
    expect(quote).toMatchObject({ basedOn });
    expect(quote).not.toHaveProperty('followedBy');
    expect(await read(basedOn)).toMatchObject({ followedBy: [quote.quoteId] });
    const before = await count();
    expect(faultOf(await draft({ basedOn: 'Q-NONE' }))).toMatchObject({ kind: 'notFound' });
    expect(faultOf(await draft({ document: TOO_YOUNG }))).toMatchObject({ kind: 'declined' });
    expect(await count()).toBe(before);
    const none = draftFromQuote(quotes.parts)({ quoteId: 'Q-NONE' }, CONTEXT);
    expect(faultOf(await none)).toMatchObject({ kind: 'notFound' });
  });
});
