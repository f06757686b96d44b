import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../src/shared/result/result.ts';
import type { Preview } from '../../../../src/shared/schemas/quotes/preview.ts';
import { GONE, type OpenForm, openForm, priced, said, settled } from './open-form.ts';

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
});

describe('a new quote', () => {
  it('begins with the answers of the settings, and is no draft before the first change', async () => {
    expect(form.texts()).toEqual({
      'Policy/InceptionDate': '22/11/2026',
      'Policy/CoverType': 'Comprehensive',
      'Address/Country': 'Ireland',
    });
    expect(form.quote.form.getState().content.excess).toBe(500);
    expect(form.saved.size).toBe(0);
  });

  it('sends dates and numbers as the document has them', async () => {
    form.quote.type('Customer/DateOfBirth', '12 Mar 1985');
    form.quote.type('Vehicle/Value', '€12,500');
    form.quote.type('Vehicle/EngineSize', '1,6');
    form.quote.form.getState().chooseAddOn('legal', 'extended');
    await form.ring();
    expect(form.asked.at(-1)).toEqual({
      document: {
        Policy: { InceptionDate: '2026-11-22T00:00:00+00:00', CoverType: 'Comprehensive' },
        Customer: { DateOfBirth: '1985-03-12' },
        Vehicle: { Value: '12500', EngineSize: '1,6' },
        Address: { Country: 'Ireland' },
      },
      excess: 500,
      addOns: [{ addonType: 'legal', level: 'extended' }],
      schemes: true,
    });
  });

  it('asks for a price with every change, before the page draws it', () => {
    const before = form.asked.length;
    form.quote.type('Vehicle/Make', 'F');
    expect(form.asked).toHaveLength(before + 1);
    form.quote.type('Vehicle/Make', 'Fo');
    expect(form.asked).toHaveLength(before + 2);
  });

  it('waits where two digits of a year may become four, until the field is left', async () => {
    const before = form.asked.length;
    form.quote.type('Customer/DateOfBirth', '12/03/19');
    expect(form.asked).toHaveLength(before);
    await form.quote.leave('Customer/DateOfBirth');
    expect(form.asked).toHaveLength(before + 1);
  });
});

describe('the price', () => {
  const changes = () => form.quote.preview.state.getState().changes;
  const premium = () => form.quote.preview.state.getState().preview?.covers[0]?.premium;

  it('counts only by the newest answer', async () => {
    const answers: ((answer: Result<Preview>) => void)[] = [];
    form.host.previewQuote = () => new Promise((resolve) => answers.push(resolve));
    form.quote.type('Vehicle/Value', '1');
    await form.ring();
    form.quote.type('Vehicle/Value', '12');
    await form.ring();
    answers[1]?.(done(priced(200)));
    await settled();
    answers[0]?.(done(priced(100)));
    await settled();
    expect(premium()).toBe(200);
  });

  it('keeps the parts that an answer leaves as they were, so that they are not drawn again', async () => {
    const unusual = () => [{ path: 'Vehicle/Value', message: message('draftChanged') }];
    const prices = [100, 110];
    form.host.previewQuote = () => done({ ...priced(prices.shift() ?? 0), unusual: unusual() });
    const shown = () => form.quote.preview.state.getState().preview;
    form.quote.type('Vehicle/Make', 'F');
    await form.ring();
    const before = shown();
    form.quote.type('Vehicle/Make', 'Fo');
    await form.ring();
    expect(shown()?.unusual[0]).toBe(before?.unusual[0]);
    expect(shown()?.covers).not.toBe(before?.covers);
  });

  it('says what a whole step changed, not the last key', async () => {
    const prices = [100, 110.1, 130.3, 120];
    form.host.previewQuote = () => done(priced(prices.shift() ?? 0));
    form.quote.type('Vehicle/Make', 'F');
    await form.ring();
    await form.quote.leave('Vehicle/Make');
    expect(changes()).toEqual({});
    form.quote.type('Vehicle/Value', '1');
    await form.ring();
    form.quote.type('Vehicle/Value', '12');
    await form.ring();
    expect(changes()).toEqual({ Comprehensive: 30.3 });
    await form.quote.leave('Vehicle/Value');
    form.quote.type('Vehicle/Mileage', '9000');
    await form.ring();
    expect(changes()).toEqual({ Comprehensive: -10.3 });
  });

  it('compares every choice with the moment before it', async () => {
    const prices = [100, 90, 95, 95];
    form.host.previewQuote = () => done(priced(prices.shift() ?? 0));
    form.quote.type('Vehicle/Make', 'F');
    await form.quote.leave('Vehicle/Make');
    form.quote.form.getState().chooseExcess(750);
    await settled();
    expect(changes()).toEqual({ Comprehensive: -10 });
    form.quote.form.getState().chooseAddOn('legal', 'standard');
    await settled();
    expect(changes()).toEqual({ Comprehensive: 5 });
    form.quote.type('Customer/Surname', 'B');
    await settled();
    // The last change is another one now, and changed nothing.
    expect(changes()).toEqual({ Comprehensive: 0 });
  });

  it('that was not there before a change is compared with nothing', async () => {
    const answers = [priced(100), said(), priced(120)];
    form.host.previewQuote = () => done(answers.shift() ?? said());
    for (const [field, text] of [
      ['Vehicle/Make', 'F'],
      ['ClaimsHistory/NumberOfClaims', '9'],
      ['Customer/Phone', '1'],
    ] as const) {
      form.quote.type(field, text);
      await form.quote.leave(field);
    }
    expect(premium()).toBe(120);
    expect(changes()).toEqual({});
  });

  it('is gone with the host, and comes back with it', async () => {
    form.host.previewQuote = () => failed(GONE);
    form.quote.type('Vehicle/Make', 'F');
    await form.ring();
    expect(form.quote.preview.state.getState()).toMatchObject({ preview: undefined, fault: GONE });
    form.host.previewQuote = () => done(priced(100));
    form.quote.preview.retry();
    await form.ring();
    expect(premium()).toBe(100);
    expect(form.quote.preview.state.getState().fault).toBeUndefined();
  });
});
