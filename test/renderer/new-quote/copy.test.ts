import { beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../src/shared/contract/result.ts';
import { type OpenForm, OTHER, openForm } from './open-form.ts';

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
    expect(await form.quote.copy('Q-1', OTHER)).toBe(true);
    expect(form.texts()['Policy/InceptionDate']).toBe(start);
    expect(form.texts()['Policy/ExpiryDate']).toBe(end);
  });
});
