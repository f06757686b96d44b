import { beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../../src/shared/result/result.ts';
import { ID, type OpenForm, OTHER, openForm } from './open-form.ts';

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
});

describe('the period', () => {
  it('is sent to the last second of the day that was typed, in Irish time', async () => {
    form.quote.type('Policy/ExpiryDate', '31/3/27');
    await form.quote.leave('Policy/ExpiryDate');
    expect(form.asked.at(-1)?.document).toMatchObject({
      Policy: { ExpiryDate: '2027-03-31T23:59:59+01:00' },
    });
  });

  it.each([
    // A year needs no end, however its own was written.
    ['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', ['22/11/2026', undefined]],
    ['2026-12-01T00:00:00Z', '2027-12-01T00:00:00Z', ['01/12/2026', undefined]],
    // What began is as long as it was, from tomorrow on.
    ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', ['22/11/2026', '22/12/2026']],
    ['2026-12-01T00:00:00Z', '2026-12-10T23:59:59Z', ['01/12/2026', '10/12/2026']],
    ['2026-12-01T00:00:00Z', '2026-12-11T00:00:00Z', ['01/12/2026', '10/12/2026']],
  ])('from %s to %s is that of the copy: %j', async (InceptionDate, ExpiryDate, [start, end]) => {
    const document = { Policy: { InceptionDate, ExpiryDate } };
    form.host.draftFromQuote = () => done({ document });
    expect(await form.quote.copy({ quoteId: 'Q-1', purpose: 'offer' }, OTHER)).toBe(true);
    expect(form.texts()['Policy/InceptionDate']).toBe(start);
    expect(form.texts()['Policy/ExpiryDate']).toBe(end);
  });
});

describe('the renewal of a policy', () => {
  const renewal = (InceptionDate: string) => {
    form.host.draftFromQuote = () =>
      done({
        document: {
          Policy: {
            InceptionDate: '2025-12-01T00:00:00Z',
            ExpiryDate: '2026-05-31T23:59:59+01:00',
          },
          NoClaimsBonus: { Years: 5 },
        },
        proposed: [
          { path: 'Policy/InceptionDate', value: InceptionDate },
          { path: 'NoClaimsBonus/Years', value: '6' },
        ],
      });
    return form.quote.copy({ quoteId: 'Q-1', purpose: 'offer' }, OTHER);
  };

  it('is proposed in the form, marked, and each can be given back', async () => {
    await renewal('2026-12-01T00:00:00Z');
    const { content, giveBack } = form.quote.form.getState();
    expect(content.texts).toMatchObject({
      'Policy/InceptionDate': '01/12/2026',
      // As long as it was.
      'Policy/ExpiryDate': '31/05/2027',
      'NoClaimsBonus/Years': '6',
    });
    expect(content.proposed).toEqual(['Policy/InceptionDate', 'NoClaimsBonus/Years']);
    giveBack('NoClaimsBonus/Years', ['NoClaimsBonus/Years']);
    expect(form.texts()['NoClaimsBonus/Years']).toBe('5');
    expect(form.quote.form.getState().content.before).toEqual({
      'Policy/InceptionDate': '01/12/2025',
    });
  });

  it('begins at the usual start where its own is over, and its marks stay with the draft', async () => {
    await renewal('2026-06-01T00:00:00Z');
    expect(form.texts()['Policy/InceptionDate']).toBe('22/11/2026');
    await form.ring();
    await form.quote.begin(ID);
    await form.quote.open(OTHER);
    const { content } = form.quote.form.getState();
    expect(content.proposed).toEqual(['Policy/InceptionDate', 'NoClaimsBonus/Years']);
    expect(content.before['NoClaimsBonus/Years']).toBe('5');
  });
});
