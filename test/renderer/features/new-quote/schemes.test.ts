import { beforeEach, expect, test } from 'vitest';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done } from '../../../../src/shared/result/result.ts';
import type { SchemeOffer } from '../../../../src/shared/schemas/quotes/scheme-offer.ts';
import { ID, type OpenForm, OTHER, openForm, priced, said } from './open-form.ts';

const offer = (id: string, premium: number): SchemeOffer => ({
  scheme: { id, name: id, insurer: id, line: 'private-motor' },
  rateBook: { name: id, version: '1', hash: id, demonstration: false },
  decision: 'quote',
  reasons: [],
  faults: [],
  addOns: [],
  assumed: [],
  premium,
  choices: { addOns: [] },
  differs: [],
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

test('the excess and the covers of an offer come along, and go back with one step', async () => {
  await answer(OFFERS);
  const { chooseScheme, chooseExcess, chooseAddOn } = form.quote.form.getState();
  chooseExcess(300);
  chooseAddOn('legal', 'extended');
  chooseAddOn('windscreen', 'standard');
  form.quote.form.getState().leave();
  const addOns = [{ addonType: 'legal', level: 'standard' }] as const;
  const differs = [message('addOnNotSold', { title: 'Windscreen and glass' })];
  const far = { choices: { excess: 500, addOns: [...addOns] }, differs, comparedAt: 300 };
  chooseScheme('far', far);
  await form.ring();
  expect(form.asked.at(-1)).toMatchObject({ product: 'far', excess: 500, addOns });
  expect(form.saved.get(ID)?.content).toMatchObject({ product: 'far', excess: 500 });
  form.quote.undo();
  const { content } = form.quote.form.getState();
  expect([content.product, content.excess, content.addOns]).toEqual([
    undefined,
    300,
    { legal: 'extended', windscreen: 'standard' },
  ]);
  // An offer at the standard excess leaves none that was chosen.
  chooseScheme('near', { choices: { addOns: [] }, differs: [], comparedAt: 300 });
  await form.ring();
  expect(form.asked.at(-1)).not.toHaveProperty('excess');
});

test('what a scheme does not sell stays wanted, and the others are compared with that', async () => {
  await answer(OFFERS);
  const { chooseScheme, chooseExcess, chooseAddOn } = form.quote.form.getState();
  chooseExcess(undefined);
  chooseAddOn('legal', 'extended');
  const differs = [message('addOnNotSold', { title: 'Motor legal protection' })];
  chooseScheme('far', { choices: { excess: 500, addOns: [] }, differs, comparedAt: 300 });
  await form.ring();
  const legal = [{ addonType: 'legal', level: 'extended' }];
  expect(form.asked.at(-1)).toMatchObject({
    excess: 500,
    compared: { excess: 300, addOns: legal },
  });
  expect(form.asked.at(-1)).not.toHaveProperty('addOns');
  // As it was saved, it comes back.
  await form.quote.open(OTHER);
  await form.quote.open(ID);
  expect(form.asked.at(-1)?.compared).toEqual({ excess: 300, addOns: legal });
  chooseExcess(750);
  chooseAddOn('keycare', 'standard');
  await form.ring();
  expect(form.asked.at(-1)).toMatchObject({ excess: 750, compared: { excess: 750 } });
  expect(form.asked.at(-1)?.compared?.addOns).toHaveLength(2);
  // Another one that does not sell it either leaves it wanted; one that sells it all has it.
  chooseScheme('other', { choices: { excess: 750, addOns: [] }, differs, comparedAt: 750 });
  expect(form.quote.form.getState().content.wanted?.addOns).toHaveProperty('legal');
  const all = { excess: 750, addOns: [{ addonType: 'legal', level: 'extended' } as const] };
  chooseScheme('near', { choices: all, differs: [], comparedAt: 750 });
  await form.ring();
  expect(form.asked.at(-1)).toMatchObject({ product: 'near', excess: 750, addOns: legal });
  expect(form.asked.at(-1)).not.toHaveProperty('compared');
});
