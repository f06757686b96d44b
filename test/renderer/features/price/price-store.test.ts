import { beforeEach, describe, expect, it } from 'vitest';
import { createPriceStore } from '../../../../src/renderer/features/price/price-store.ts';
import type { InputOf } from '../../../../src/shared/contract/contract.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../src/shared/result/result.ts';
import { USUAL_SETTINGS } from '../../../../src/shared/schemas/desk/usual-settings.ts';
import type { Comparison } from '../../../../src/shared/schemas/quotes/price.ts';
import { explanationOf } from '../quote/explanation-of.ts';

interface Asked {
  readonly request: InputOf<'compareCovers'>;
  readonly answer: (answer: Result<Comparison>) => Promise<void>;
}

let asked: Asked[];
let timers: { readonly work: () => void; readonly milliseconds: number }[];
let today: string;
let store: ReturnType<typeof createPriceStore>;

function comparison(premium: number): Comparison {
  return {
    scheme: 'standard',
    covers: [
      { cover: 'Comprehensive', explanation: explanationOf(premium), most: premium, spread: [] },
    ],
    typical: [],
    offers: [],
    warnings: [],
  };
}

const GOLF = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2019,
  engineSize: 1498,
  fuelType: 'Petrol',
};

function ring(): void {
  const due = timers;
  timers = [];
  for (const { work } of due) work();
}

function type(birth: string): Asked {
  store.getState().setBirth(birth);
  ring();
  const last = asked.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}

beforeEach(() => {
  asked = [];
  timers = [];
  today = '2026-11-21';
  store = createPriceStore({
    today: () => today,
    lookUpVehicle: async (vrm) => done({ vrm, ...GOLF }),
    lookUpAddress: async () => failed({ kind: 'notFound', message: message('addressNotFound') }),
    compare: (request) => {
      return new Promise((resolve) => {
        const answer = async (given: Result<Comparison>) => {
          resolve(given);
          // The store's own continuation was queued first.
          await Promise.resolve();
          await Promise.resolve();
        };
        asked.push({ request, answer });
      });
    },
    later: (work, milliseconds) => {
      const timer = { work, milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  });
});

describe('the price store', () => {
  it('starts cover tomorrow and asks for Irish midnight', () => {
    expect(store.getState().startText).toBe('22/11/2026');
    expect(type('12/03/1985').request).toEqual({
      inception: '2026-11-22T00:00:00',
      dateOfBirth: '1985-03-12',
    });
  });

  it('follows the clock over midnight, with a start that no one typed', async () => {
    type('12/03/1985');
    today = '2026-11-22';
    store.getState().lookAtClock();
    expect(store.getState()).toMatchObject({ today: '2026-11-22', startText: '23/11/2026' });
    ring();
    expect(asked.at(-1)?.request.inception).toBe('2026-11-23T00:00:00');
    store.getState().setStart('24/11/2026');
    today = '2026-11-23';
    store.getState().lookAtClock();
    expect(store.getState()).toMatchObject({ today: '2026-11-23', startText: '24/11/2026' });
  });

  it('asks at once by another scheme, whose price is no change of the one before it', async () => {
    await type('12/03/1985').answer(done(comparison(100)));
    store.getState().chooseScheme('young-driver');
    const other = asked.at(-1);
    expect(other?.request.product).toBe('young-driver');
    await other?.answer(done(comparison(200)));
    expect(store.getState().changes).toEqual({});
    expect(type('13/03/1985').request.product).toBe('young-driver');
  });

  it('asks with a registration and an Eircode once they are whole, and with what is found of them', async () => {
    type('12/03/1985');
    store.getState().setMark('191-D-1');
    store.getState().setMark('191-D-12345');
    store.getState().setEircode('D02 X285');
    const settled = store.getState().settle();
    await Promise.resolve();
    await asked.at(-1)?.answer(done(comparison(100)));
    ring();
    expect(asked.at(-1)?.request.document).toEqual({
      Vehicle: {
        RegistrationNumber: '191-D-12345',
        Make: 'Volkswagen',
        Model: 'Golf',
        Year: '2019',
        EngineSize: '1498',
        FuelType: 'Petrol',
      },
      Address: { Eircode: 'D02X285' },
    });
    await asked.at(-1)?.answer(done(comparison(90)));
    await settled;
    expect(store.getState().lookUps.vehicle.getState()).toMatchObject({ kind: 'found' });
    expect(store.getState().lookUps.address.getState()).toMatchObject({ kind: 'unknown' });
    store.getState().setMark('');
    ring();
    expect(asked.at(-1)?.request.document).toEqual({ Address: { Eircode: 'D02X285' } });
  });

  it('asks with the usual answers and the usual excess of the desk', () => {
    const { defaults } = USUAL_SETTINGS;
    store
      .getState()
      .setUsual({ ...defaults, county: 'Cork', licenceType: 'Full Irish', excess: 500 });
    expect(type('12/03/1985').request).toMatchObject({
      document: { Customer: { LicenceType: 'Full Irish' }, Address: { County: 'Cork' } },
      excess: 500,
    });
  });

  it('asks nothing again while the day is the same', () => {
    type('12/03/1985');
    store.getState().lookAtClock();
    expect(timers).toEqual([]);
  });

  it('asks nothing until both dates read', () => {
    store.getState().setBirth('12/03');
    ring();
    expect(asked).toEqual([]);
    expect(store.getState().pending).toBe(false);
  });

  it('asks once for what was typed in one go', () => {
    store.getState().setBirth('1/1/1980');
    store.getState().setBirth('1/1/1981');
    ring();
    expect(asked.map(({ request }) => request.dateOfBirth)).toEqual(['1981-01-01']);
  });

  it('waits longer after a short year, and not at all once the field is left', () => {
    store.getState().setBirth('1/1/1980');
    const full = timers[0]?.milliseconds ?? Number.POSITIVE_INFINITY;
    store.getState().setBirth('1/1/80');
    expect(timers).toHaveLength(1);
    expect(timers[0]?.milliseconds).toBeGreaterThan(full);
    store.getState().settle();
    expect(asked).toHaveLength(1);
    expect(timers).toEqual([]);
    store.getState().settle();
    expect(asked).toHaveLength(1);
  });

  it('drops an answer that inputs have overtaken', async () => {
    const first = type('1/1/1980');
    const second = type('1/1/1990');
    await second.answer(done(comparison(200)));
    await first.answer(done(comparison(100)));
    expect(store.getState().comparison?.covers[0]?.explanation.premium).toBe(200);
  });

  it('drops an answer that comes after the inputs were taken away', async () => {
    const first = type('1/1/1980');
    store.getState().setBirth('');
    await first.answer(done(comparison(100)));
    expect(store.getState().comparison).toBeUndefined();
  });

  it('keeps the previous price while the next is on its way, then says the difference', async () => {
    await type('1/1/1980').answer(done(comparison(100.1)));
    expect(store.getState().changes).toEqual({});
    const next = type('1/1/1990');
    expect(store.getState().pending).toBe(true);
    expect(store.getState().comparison?.covers[0]?.explanation.premium).toBe(100.1);
    await next.answer(done(comparison(100.3)));
    expect(store.getState().pending).toBe(false);
    expect(store.getState().changes).toEqual({ Comprehensive: 0.2 });
  });

  it('shows a fault instead of a price, and asks again on demand', async () => {
    await type('1/1/1980').answer(done(comparison(100)));
    await type('1/1/1990').answer(failed({ kind: 'unavailable', message: message('hostSilent') }));
    expect(store.getState().fault?.kind).toBe('unavailable');
    expect(store.getState().comparison).toBeUndefined();
    store.getState().retry();
    await asked.at(-1)?.answer(done(comparison(120)));
    expect(asked).toHaveLength(3);
    expect(store.getState().fault).toBeUndefined();
    expect(store.getState().changes).toEqual({ Comprehensive: 20 });
  });
});
