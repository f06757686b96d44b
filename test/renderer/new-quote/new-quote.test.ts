import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { call } from '../../../src/renderer/data/call.ts';
import { operationQuery } from '../../../src/renderer/data/operation-query.ts';
import { queryClient } from '../../../src/renderer/data/query-client.ts';
import { createNewQuote } from '../../../src/renderer/features/new-quote/store/new-quote.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { done, type Fault, failed, type Result } from '../../../src/shared/contract/result.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import type { NewDraft } from '../../../src/shared/schemas/draft.ts';
import type { Preview } from '../../../src/shared/schemas/preview.ts';
import { USUAL_SETTINGS } from '../../../src/shared/schemas/settings.ts';
import { stubBridge } from '../../support/stub-bridge.ts';

type Host = {
  [N in OperationName]?: (input: InputOf<N>) => Result<OutputOf<N>> | Promise<Result<OutputOf<N>>>;
};

const NOW = Date.parse('2026-11-21T09:00:00Z');
const ID = '11111111-2222-4333-8444-555555555555';
const OTHER = '99999999-2222-4333-8444-555555555555';

const GONE: Fault = { kind: 'unavailable', message: message('hostSilent') };
const ABSENT: Fault = { kind: 'notFound', message: message('vehicleNotFound') };
const BMW = {
  vrm: '191-D-12345',
  make: 'BMW',
  model: '5 Series',
  year: 2019,
  engineSize: 1995,
  fuelType: 'Diesel',
};

function said(more: Partial<Preview> = {}): Preview {
  const nothing = { missing: [], faults: [], unusual: [], warnings: [], covers: [], addOns: [] };
  return { ...nothing, assumed: [], ...more };
}

function priced(premium: number): Preview {
  const explanation: Preview['covers'][number]['explanation'] = {
    rateBook: { name: 'Test', version: '1', hash: '', demonstration: true },
    cover: 'Comprehensive',
    receivedOn: '2026-11-21',
    rounding: '',
    steps: [],
    netPremium: premium,
    levies: [],
    grossPremium: premium,
    policyFee: 0,
    premium,
  };
  return said({ covers: [{ cover: 'Comprehensive', premium, explanation }] });
}

let host: Host;
let timers: { readonly work: () => void; readonly milliseconds: number }[];
let saved: Map<string, NewDraft>;
let kept: Map<string, NewDraft>;
let asked: InputOf<'previewQuote'>[];
let quote: ReturnType<typeof createNewQuote>;

/** Lets everything go on that waits for an answer. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Lets the time pass for everything that waits for it. */
async function ring(): Promise<void> {
  const due = timers;
  timers = [];
  for (const { work } of due) work();
  await settled();
}

const texts = () => quote.form.getState().content.texts;

beforeEach(async () => {
  timers = [];
  saved = new Map();
  kept = new Map();
  asked = [];
  host = {
    previewQuote(request) {
      asked.push(request);
      return done(said());
    },
    getDraft({ id }) {
      const draft = saved.get(id);
      return draft ? done({ ...draft, savedAt: '2026-11-21T09:00:00Z' }) : failed(ABSENT);
    },
    saveDraft(draft) {
      saved.set(draft.id, draft);
      return done({ savedAt: '2026-11-21T09:00:00Z', dropped: [] });
    },
    lookUpVehicle: ({ vrm }) => (vrm === BMW.vrm ? done(BMW) : failed(ABSENT)),
  };
  const carrier = async (operation: OperationName, input: unknown) => {
    const handle = host[operation] as ((input: unknown) => unknown) | undefined;
    if (!handle) throw new Error(`${operation} was not expected`);
    return handle(input);
  };
  quote = createNewQuote({
    call: carrier as typeof call,
    now: () => NOW,
    defaults: async () => ({ ...USUAL_SETTINGS.defaults, startInDays: 1, excess: 500 }),
    later(work, milliseconds) {
      const timer = { work, milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    kept: {
      all: () => [...kept.values()],
      put: (draft) => kept.set(draft.id, draft),
      remove: (id) => kept.delete(id),
    },
  });
  await quote.begin(ID);
  await ring();
});

describe('a new quote', () => {
  it('begins with the answers of the settings, and is no draft before the first change', async () => {
    expect(texts()).toEqual({
      'Policy/InceptionDate': '22/11/2026',
      'Policy/CoverType': 'Comprehensive',
      'Address/Country': 'Ireland',
    });
    expect(quote.form.getState().content.excess).toBe(500);
    expect(saved.size).toBe(0);
  });

  it('sends dates and numbers as the document has them', async () => {
    quote.type('Customer/DateOfBirth', '12 Mar 1985');
    quote.type('Vehicle/Value', '€12,500');
    quote.type('Vehicle/EngineSize', '1,6');
    quote.form.getState().chooseAddOn('legal', 'extended');
    await ring();
    expect(asked.at(-1)).toEqual({
      document: {
        Policy: { InceptionDate: '2026-11-22T00:00:00+00:00', CoverType: 'Comprehensive' },
        Customer: { DateOfBirth: '1985-03-12' },
        Vehicle: { Value: '12500', EngineSize: '1,6' },
        Address: { Country: 'Ireland' },
      },
      excess: 500,
      addOns: [{ addonType: 'legal', level: 'extended' }],
    });
  });

  it('asks for a price with every change, before the page draws it', () => {
    const before = asked.length;
    quote.type('Vehicle/Make', 'F');
    expect(asked).toHaveLength(before + 1);
    quote.type('Vehicle/Make', 'Fo');
    expect(asked).toHaveLength(before + 2);
  });

  it('waits where two digits of a year may become four, until the field is left', async () => {
    const before = asked.length;
    quote.type('Customer/DateOfBirth', '12/03/19');
    expect(asked).toHaveLength(before);
    await quote.leave('Customer/DateOfBirth');
    expect(asked).toHaveLength(before + 1);
  });
});

describe('the price', () => {
  const changes = () => quote.preview.state.getState().changes;
  const premium = () => quote.preview.state.getState().preview?.covers[0]?.premium;

  it('counts only by the newest answer', async () => {
    const answers: ((answer: Result<Preview>) => void)[] = [];
    host.previewQuote = () => new Promise((resolve) => answers.push(resolve));
    quote.type('Vehicle/Value', '1');
    await ring();
    quote.type('Vehicle/Value', '12');
    await ring();
    answers[1]?.(done(priced(200)));
    await settled();
    answers[0]?.(done(priced(100)));
    await settled();
    expect(premium()).toBe(200);
  });

  it('says what a whole step changed, not the last key', async () => {
    const prices = [100, 110.1, 130.3, 120];
    host.previewQuote = () => done(priced(prices.shift() ?? 0));
    quote.type('Vehicle/Make', 'F');
    await ring();
    await quote.leave('Vehicle/Make');
    expect(changes()).toEqual({});
    quote.type('Vehicle/Value', '1');
    await ring();
    quote.type('Vehicle/Value', '12');
    await ring();
    expect(changes()).toEqual({ Comprehensive: 30.3 });
    await quote.leave('Vehicle/Value');
    quote.type('Vehicle/Mileage', '9000');
    await ring();
    expect(changes()).toEqual({ Comprehensive: -10.3 });
  });

  it('is gone with the host, and comes back with it', async () => {
    host.previewQuote = () => failed(GONE);
    quote.type('Vehicle/Make', 'F');
    await ring();
    expect(quote.preview.state.getState()).toMatchObject({ preview: undefined, fault: GONE });
    host.previewQuote = () => done(priced(100));
    quote.preview.retry();
    await ring();
    expect(premium()).toBe(100);
    expect(quote.preview.state.getState().fault).toBeUndefined();
  });
});

describe('a draft', () => {
  it('is kept by the page at every change, and by the host a moment later', async () => {
    quote.type('Customer/Surname', 'By');
    quote.type('Customer/Surname', 'Byrne');
    expect(kept.get(ID)?.title).toBe('Byrne');
    expect(saved.size).toBe(0);
    await ring();
    expect(saved.get(ID)?.title).toBe('Byrne');
    expect(kept.size).toBe(0);
  });

  it('is tried again until the host takes it, always the newest', async () => {
    const { saveDraft } = host;
    host.saveDraft = () => failed(GONE);
    quote.type('Customer/Surname', 'Byrne');
    await ring();
    expect(quote.keeper.state.getState()).toMatchObject({
      kind: 'unsaved',
      message: message('hostSilent'),
    });
    quote.type('Customer/Surname', 'Byrnes');
    if (saveDraft) host.saveDraft = saveDraft;
    await ring();
    expect(saved.get(ID)?.title).toBe('Byrnes');
    expect(quote.keeper.state.getState().kind).toBe('saved');
  });

  it('that an earlier page could not save is taken up', async () => {
    kept.set(OTHER, { id: OTHER, title: 'Old', content: { texts: { 'Customer/Surname': 'Old' } } });
    await quote.keeper.recover();
    expect(saved.get(OTHER)?.title).toBe('Old');
    expect(kept.size).toBe(0);
  });

  it('opens as it was, the page’s own copy before the host’s, and nothing else of it', async () => {
    const content = { texts: { 'Customer/Surname': 'Host', Nonsense: 'x' }, excess: 'no' };
    saved.set(OTHER, { id: OTHER, title: '', content });
    await quote.open(OTHER);
    expect(quote.form.getState().content).toMatchObject({
      texts: { 'Customer/Surname': 'Host' },
      excess: undefined,
    });
    expect(texts()).not.toHaveProperty('Nonsense');
    await quote.open(ID);
    kept.set(OTHER, { id: OTHER, title: '', content: { texts: { 'Customer/Surname': 'Page' } } });
    await quote.open(OTHER);
    expect(texts()['Customer/Surname']).toBe('Page');
  });

  it('is not overwritten by an empty one where the host can’t be asked', async () => {
    host.getDraft = () => failed(GONE);
    await quote.open(OTHER);
    expect(quote.session.getState().draft).toEqual({ state: 'failed', fault: GONE });
    quote.type('Customer/Surname', 'Typed');
    await ring();
    expect(saved.has(OTHER)).toBe(false);
  });

  it('that is deleted can be brought back', async () => {
    const listDrafts = () =>
      done({ drafts: [...saved.values()].map(({ id, title }) => ({ id, title, savedAt: '' })) });
    stubBridge({ listDrafts });
    const list = new QueryObserver(queryClient, operationQuery('listDrafts', {}));
    const stop = list.subscribe(() => {});
    host.deleteDraft = ({ id }) => done({ deleted: saved.delete(id) });
    quote.type('Customer/Surname', 'Byrne');
    await ring();
    await quote.deletedDraft.getState().remove(ID);
    expect(saved.size).toBe(0);
    expect(list.getCurrentResult().data).toEqual({ drafts: [] });
    await quote.deletedDraft.getState().bringBack();
    expect(saved.get(ID)?.title).toBe('Byrne');
    expect(quote.deletedDraft.getState()).toMatchObject({ deleted: undefined });
    await settled();
    expect(list.getCurrentResult().data).toMatchObject({ drafts: [{ id: ID }] });
    stop();
    vi.unstubAllGlobals();
  });
});

describe('a mark', () => {
  it('fills the car as soon as it is whole, without a key', async () => {
    quote.type('Vehicle/RegistrationNumber', '191-D');
    await ring();
    expect(quote.vehicle.state.getState().kind).toBe('idle');
    quote.type('Vehicle/RegistrationNumber', '191d12345');
    await ring();
    expect(quote.vehicle.state.getState()).toEqual({ kind: 'found', key: BMW.vrm });
    expect(texts()).toMatchObject({ 'Vehicle/Make': 'BMW', 'Vehicle/EngineSize': '1995' });
  });

  it('that is not known gives back what another had filled', async () => {
    quote.type('Vehicle/Make', 'Mine');
    quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await ring();
    quote.type('Vehicle/RegistrationNumber', '191-D-1234');
    await ring();
    expect(quote.vehicle.state.getState()).toEqual({ kind: 'unknown', key: '191-D-1234' });
    expect(texts()).toMatchObject({ 'Vehicle/Make': 'Mine', 'Vehicle/Model': '' });
  });

  it('is looked up again after undo', async () => {
    quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await ring();
    expect(quote.undo()).toBe('Vehicle/RegistrationNumber');
    expect(texts()).not.toHaveProperty('Vehicle/Make');
    quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await ring();
    expect(texts()['Vehicle/Make']).toBe('BMW');
  });

  it('drops an answer that another mark has overtaken', async () => {
    const answers: (() => void)[] = [];
    host.lookUpVehicle = ({ vrm }) =>
      new Promise((resolve) => answers.push(() => resolve(done({ ...BMW, vrm, make: vrm }))));
    quote.type('Vehicle/RegistrationNumber', '191-D-1');
    await ring();
    quote.type('Vehicle/RegistrationNumber', '191-D-12');
    await ring();
    answers[1]?.();
    await settled();
    answers[0]?.();
    await settled();
    expect(texts()['Vehicle/Make']).toBe('191-D-12');
  });
});

describe('the end', () => {
  it('names the first missing field in the order of the page', async () => {
    host.previewQuote = () =>
      done(said({ missing: [{ path: 'Customer/Surname' }, { path: 'Vehicle/Make' }] }));
    quote.type('Customer/FirstName', 'Aoife');
    expect(await quote.finish()).toEqual({ kind: 'fix', path: 'Vehicle/Make' });
    expect(quote.session.getState().tried).toBe(true);
  });

  it('looks up a mark that was typed just before', async () => {
    host.previewQuote = ({ document }) => {
      asked.push({ document });
      return done(said({ missing: [{ path: 'Customer/Surname' }] }));
    };
    quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await quote.finish();
    expect(asked.at(-1)?.document).toMatchObject({ Vehicle: { Make: 'BMW' } });
  });

  it('submits choices and origin, and lets go of the draft', async () => {
    const submissions: InputOf<'submitDraft'>[] = [];
    host.draftFromQuote = () =>
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
    expect(await quote.copy('Q-1', OTHER)).toBe(true);
    expect(texts()).toEqual({
      'Policy/InceptionDate': '22/11/2026',
      'Policy/CoverType': 'TPFT',
      'Customer/DateOfBirth': '12/03/1985',
      'Vehicle/Year': '2019',
      'Vehicle/SecurityDevices/AlarmImmobiliser': 'true',
    });
    await ring();
    expect(saved.get(OTHER)?.content).toMatchObject({ basedOn: 'Q-1', formerDiscount: 5 });
    host.submitDraft = (submission) => {
      submissions.push(submission);
      return done({ quoteId: 'Q-2' } as OutputOf<'submitDraft'>);
    };
    quote.type('Customer/Surname', 'Byrne');
    expect(await quote.finish()).toEqual({ kind: 'quoted', quoteId: 'Q-2' });
    expect(submissions).toMatchObject([
      {
        basedOn: 'Q-1',
        draftId: OTHER,
        excess: 150,
        addOns: [{ addonType: 'legal', level: 'extended' }],
      },
    ]);
    saved.clear();
    await ring();
    expect(saved.size).toBe(0);
    expect(kept.size).toBe(0);
  });

  it('loses nothing where the quote is refused, and says where to go on', async () => {
    const errors = [
      { path: 'Customer/Surname', message: message('invalid') },
      { path: 'Vehicle/Make', message: message('invalid') },
    ];
    const fault: Fault = { kind: 'invalid', message: message('invalidDocument'), errors };
    host.submitDraft = () => failed(fault);
    quote.type('Customer/Surname', 'Byrne');
    expect(await quote.finish()).toEqual({ kind: 'fix', path: 'Vehicle/Make' });
    expect(quote.session.getState()).toMatchObject({ fault, submitting: false });
    expect(texts()['Customer/Surname']).toBe('Byrne');
    await ring();
    expect(saved.get(ID)?.title).toBe('Byrne');
  });

  it('comes once, however often it is asked for', async () => {
    let submissions = 0;
    host.submitDraft = () => {
      submissions += 1;
      return failed(GONE);
    };
    await Promise.all([quote.finish(), quote.finish()]);
    expect(submissions).toBe(1);
  });
});
