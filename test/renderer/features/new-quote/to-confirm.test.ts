import { beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../../src/shared/result/result.ts';
import { ID, type OpenForm, OTHER, openForm, settled } from './open-form.ts';

const NCB = 'ClaimsHistory/YearsNoClaims';
const FUEL = 'Vehicle/FuelType';
const COUNTY = 'Address/County';

let form: OpenForm;

/** The answers that the newest price rests on as to be confirmed. */
const sent = () => form.asked.at(-1)?.toConfirm ?? [];

beforeEach(async () => {
  form = await openForm();
  await form.quote.begin(ID, {
    texts: { 'Customer/DateOfBirth': '12/03/1985' },
    product: undefined,
    usual: {
      texts: { [NCB]: '5', [FUEL]: 'Petrol' },
      toConfirm: [NCB, FUEL, COUNTY],
      excess: undefined,
    },
  });
});

describe('an answer to confirm', () => {
  it('stands in the form from the beginning, with the terms of the quick price', () => {
    expect(form.texts()).toMatchObject({ [NCB]: '5', [FUEL]: 'Petrol' });
    expect(sent()).toEqual([NCB, FUEL, COUNTY]);
    expect(form.asked.at(-1)).not.toHaveProperty('excess');
  });

  it('is one no more once it is changed or confirmed, and is one again after undo', () => {
    form.quote.type(NCB, '4');
    expect(sent()).toEqual([FUEL, COUNTY]);
    form.quote.form.getState().confirm(FUEL);
    expect(sent()).toEqual([COUNTY]);
    expect(form.texts()[FUEL]).toBe('Petrol');
    form.quote.undo();
    expect(sent()).toEqual([FUEL, COUNTY]);
    form.quote.undo();
    expect(sent()).toEqual([NCB, FUEL, COUNTY]);
    // What is none is confirmed without effect.
    const before = form.quote.form.getState().content;
    form.quote.form.getState().confirm('Customer/Surname');
    expect(form.quote.form.getState().content).toBe(before);
  });

  it('needs no customer while a register says it, and does again once that is given back', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.texts()[FUEL]).toBe('Diesel');
    expect(sent()).toEqual([NCB, COUNTY]);
    form.quote.form.getState().giveBack(FUEL, [FUEL]);
    expect(form.texts()[FUEL]).toBe('Petrol');
    expect(sent()).toEqual([NCB, FUEL, COUNTY]);
  });

  it('is kept with the draft', async () => {
    form.quote.form.getState().confirm(FUEL);
    await form.quote.keeper.flush();
    await form.quote.open(OTHER);
    await form.quote.open(ID);
    expect(sent()).toEqual([NCB, COUNTY]);
  });

  it('is submitted as such, and comes back with a copy of the quote', async () => {
    const submitted: unknown[] = [];
    form.host.submitDraft = (request) => {
      submitted.push(request.toConfirm);
      throw new Error('enough');
    };
    await form.quote.finish().catch(() => undefined);
    expect(submitted).toEqual([[NCB, FUEL, COUNTY]]);
    form.host.draftFromQuote = () =>
      done({
        document: { ClaimsHistory: { YearsNoClaims: 5 } },
        toConfirm: [NCB, 'Policy/Excess'],
      });
    await form.quote.copy({ quoteId: 'Q-1', purpose: 'offer' }, OTHER);
    await settled();
    // What the form does not ask it can not confirm.
    expect(sent()).toEqual([NCB]);
  });
});
