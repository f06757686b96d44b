import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf, OutputOf } from '../../../../src/shared/contract/contract.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, type Fault, failed } from '../../../../src/shared/result/result.ts';
import { GONE, ID, type OpenForm, OTHER, openForm, said } from './open-form.ts';

const SURNAME = { path: 'Customer/Surname', forPrice: false };

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
});

describe('the end', () => {
  it('names the first missing field in the order of the page', async () => {
    form.host.previewQuote = () =>
      done(said({ missing: [SURNAME, { path: 'Vehicle/Make', forPrice: false }] }));
    form.quote.type('Customer/FirstName', 'Aoife');
    expect(await form.quote.finish()).toEqual({ kind: 'fix', path: 'Vehicle/Make' });
    expect(form.quote.session.getState().tried).toBe(true);
  });

  it('looks up a mark that was typed just before', async () => {
    form.host.previewQuote = ({ document }) => {
      form.asked.push({ document });
      return done(said({ missing: [SURNAME] }));
    };
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.quote.finish();
    expect(form.asked.at(-1)?.document).toMatchObject({ Vehicle: { Make: 'BMW' } });
  });

  it('submits choices and origin, and lets go of the draft', async () => {
    const submissions: InputOf<'submitDraft'>[] = [];
    form.host.draftFromQuote = () =>
      done({
        document: {
          Policy: { InceptionDate: '2026-01-01T00:00:00+00:00', CoverType: 'TPFT' },
          Customer: { DateOfBirth: '1985-03-12' },
          Vehicle: { Year: 2019, SecurityDevices: { AlarmImmobiliser: true } },
        },
        excess: 150,
        addOns: [{ addonType: 'legal', level: 'extended' }],
        discount: 5,
      });
    expect(await form.quote.copy({ quoteId: 'Q-1', purpose: 'offer' }, OTHER)).toBe(true);
    expect(form.texts()).toEqual({
      'Policy/InceptionDate': '22/11/2026',
      'Policy/CoverType': 'TPFT',
      'Customer/DateOfBirth': '12/03/1985',
      'Vehicle/Year': '2019',
      'Vehicle/SecurityDevices/AlarmImmobiliser': 'true',
    });
    await form.ring();
    expect(form.saved.get(OTHER)?.content).toMatchObject({ basedOn: 'Q-1', formerDiscount: 5 });
    form.host.submitDraft = (submission) => {
      submissions.push(submission);
      return done({ quoteId: 'Q-2' } as OutputOf<'submitDraft'>);
    };
    form.quote.type('Customer/Surname', 'Byrne');
    expect(await form.quote.finish()).toEqual({ kind: 'quoted', quoteId: 'Q-2' });
    expect(submissions).toMatchObject([
      {
        basedOn: 'Q-1',
        draftId: OTHER,
        excess: 150,
        addOns: [{ addonType: 'legal', level: 'extended' }],
      },
    ]);
    form.saved.clear();
    await form.ring();
    expect(form.saved.size).toBe(0);
    expect(form.kept.size).toBe(0);
  });

  it('loses nothing where the quote is refused, and says where to go on', async () => {
    const errors = [
      { path: 'Customer/Surname', message: message('invalid') },
      { path: 'Vehicle/Make', message: message('invalid') },
    ];
    const fault: Fault = { kind: 'invalid', message: message('invalidDocument'), errors };
    form.host.submitDraft = () => failed(fault);
    form.quote.type('Customer/Surname', 'Byrne');
    expect(await form.quote.finish()).toEqual({ kind: 'fix', path: 'Vehicle/Make' });
    expect(form.quote.session.getState()).toMatchObject({ fault, submitting: false });
    expect(form.texts()['Customer/Surname']).toBe('Byrne');
    await form.ring();
    expect(form.saved.get(ID)?.title).toBe('Byrne');
  });

  it('comes once, however often it is asked for', async () => {
    let submissions = 0;
    form.host.submitDraft = () => {
      submissions += 1;
      return failed(GONE);
    };
    await Promise.all([form.quote.finish(), form.quote.finish()]);
    expect(submissions).toBe(1);
  });
});
