import { beforeEach, expect, test } from 'vitest';
import { done } from '../../../../src/shared/contract/result.ts';
import type { SchemeOffer } from '../../../../src/shared/schemas/quotes/scheme-offer.ts';
import { ID, type OpenForm, OTHER, openForm, priced, said } from './open-form.ts';

const offer = (id: string, premium: number): SchemeOffer => ({
  scheme: { id, name: id, insurer: id, line: 'private-motor' },
  rateBook: { name: id, version: '1', hash: id, demonstration: false },
  ...{ decision: 'quote', reasons: [], faults: [], addOns: [], assumed: [], premium },
});

const OFFERS = [offer('near', 400), offer('far', 500)];

let form: OpenForm;
const offers = () => form.quote.preview.state.getState().offers;

beforeEach(async () => {
  form = await openForm();
});

/** Has the host answer the next change with these schemes. */
async function answer(schemes: readonly SchemeOffer[] | undefined): Promise<void> {
  form.host.previewQuote = (request) => {
    form.asked.push(request);
    const preview = schemes?.length === 0 ? said() : priced(500);
    return done({ ...preview, ...(schemes ? { schemes: [...schemes] } : {}) });
  };
  form.quote.type('Vehicle/Value', `${form.asked.length}000`);
  await form.ring();
}

test('every form is priced by all schemes, and what they said last stays without a price', async () => {
  await answer(OFFERS);
  expect(form.asked.at(-1)?.schemes).toBe(true);
  expect(offers()).toEqual(OFFERS);
  await answer([]);
  expect(offers()).toEqual(OFFERS);
  await answer(undefined);
  expect(offers()).toEqual([]);
});

test('what stays the same is the same object: only what has changed is drawn', async () => {
  await answer(OFFERS);
  const [, far] = offers();
  await answer([offer('near', 410), offer('far', 500)]);
  expect(offers()[1]).toBe(far);
});

test('a chosen scheme is asked for, kept with the draft, and undone', async () => {
  await answer(OFFERS);
  form.quote.form.getState().chooseScheme('far');
  await form.ring();
  expect(form.asked.at(-1)?.product).toBe('far');
  expect(form.saved.get(ID)?.content.product).toBe('far');
  await form.quote.open(OTHER);
  expect(form.quote.form.getState().content.product).toBeUndefined();
  await form.quote.open(ID);
  expect(form.quote.form.getState().content.product).toBe('far');
  form.quote.form.getState().chooseScheme('near');
  form.quote.undo();
  await form.ring();
  expect(form.asked.at(-1)?.product).toBe('far');
});
