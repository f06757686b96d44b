import { create, type StoreApi } from 'zustand';
import type { InputOf } from '../../../shared/contract/contract.ts';
import { put } from '../../../shared/data/nested-value.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import { normaliseEircode } from '../../../shared/domain/eircode.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import type { Fault, Result } from '../../../shared/result/result.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../shared/schemas/data/vehicle.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { USUAL_SETTINGS } from '../../../shared/schemas/desk/usual-settings.ts';
import type { Comparison } from '../../../shared/schemas/quotes/price.ts';
import type { Beginning } from '../../data/beginning.ts';
import { call } from '../../data/call.ts';
import { EIRCODE, MARK } from '../../data/form-fields.ts';
import { type Later, later } from '../../data/later.ts';
import { addressTexts, createLookUp, type LookUpState, vehicleTexts } from '../../data/look-up.ts';
import { createNewest } from '../../data/newest.ts';
import { type Amounts, amountsOf, changesSince } from '../../data/premium-changes.ts';
import { dayAfter, typedDay } from '../../i18n/day.ts';
import { type DateReading, readDate } from '../../i18n/read-date.ts';

type Request = InputOf<'compareCovers'>;

/** Texts as the form has them, by field. */
type Texts = Beginning['texts'];

export interface PriceState {
  /** The Irish day when the clock was looked at last. */
  readonly today: string;
  readonly startText: string;
  readonly birthText: string;
  /** The registration and the Eircode as they were typed; each may stay empty. */
  readonly markText: string;
  readonly eircodeText: string;
  /** What the registers know of them, by the fields of the form. */
  readonly found: { readonly vehicle: Texts; readonly address: Texts };
  /** The answers and the excess that every new quote of this desk begins with. */
  readonly usual: Settings['defaults'];
  readonly cover: Cover;
  /** The id of the scheme that was chosen; undefined: the default one. */
  readonly product: string | undefined;
  /** What the registers answered about the registration and the Eircode. */
  readonly lookUps: Readonly<Record<keyof PriceState['found'], StoreApi<LookUpState>>>;
  readonly comparison: Comparison | undefined;
  /** What the newest answer changed against the one before it. */
  readonly changes: Amounts;
  readonly fault: Fault | undefined;
  /** Whether an answer to the present inputs is still to come. */
  readonly pending: boolean;
  /** Looks what day it is; a start that no one typed stays the day after. */
  readonly lookAtClock: () => void;
  readonly setStart: (text: string) => void;
  readonly setBirth: (text: string) => void;
  readonly setMark: (text: string) => void;
  readonly setEircode: (text: string) => void;
  readonly setUsual: (usual: Settings['defaults']) => void;
  readonly choose: (cover: Cover) => void;
  /** Prices by another scheme, at once. @param scheme its id */
  readonly chooseScheme: (scheme: string) => void;
  /** Asks at once instead of waiting for more typing, and resolves when the answer is there. */
  readonly settle: () => Promise<void>;
  readonly retry: () => void;
}

export interface PriceParts {
  readonly compare: (request: Request) => Promise<Result<Comparison>>;
  readonly lookUpVehicle: (mark: string) => Promise<Result<Vehicle>>;
  readonly lookUpAddress: (eircode: string) => Promise<Result<Address>>;
  /** Does the work after so many milliseconds; what it returns takes that back. */
  readonly later: Later;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: () => string;
}

const TYPING = 120;
/** Two digits of a year are often the beginning of four. */
const SHORT_YEAR = 700;

type Inputs = Pick<PriceState, 'startText' | 'birthText' | 'today'>;
type Known = Pick<PriceState, 'markText' | 'eircodeText' | 'found' | 'usual'>;

/** What is known next to the dates, as a quote document: a mark or a code that is half typed is not. */
function documentOf({ markText, eircodeText, found, usual }: Known): Record<string, unknown> {
  const mark = normaliseVrm(markText);
  const eircode = normaliseEircode(eircodeText);
  const texts: Texts = {
    ...(usual.useClass && { 'Policy/UseClass': usual.useClass }),
    ...(usual.licenceType && { 'Customer/LicenceType': usual.licenceType }),
    ...(usual.county && { 'Address/County': usual.county }),
    ...found.vehicle,
    ...found.address,
    ...(mark && { [MARK]: mark }),
    ...(eircode && { [EIRCODE]: eircode }),
  };
  const document: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(texts)) put(document, path.split('/'), text);
  return document;
}

const NOTHING_FOUND: PriceState['found'] = { vehicle: {}, address: {} };

/** Both dates as they read. */
export function readings({ startText, birthText, today }: Inputs): {
  readonly start: DateReading;
  readonly birth: DateReading;
} {
  return {
    start: readDate(startText, 'cover', today),
    birth: readDate(birthText, 'birth', today),
  };
}

const premiums = ({ covers }: Comparison) =>
  covers.map(({ cover, explanation: { premium } }) => ({ cover, premium }));

/** The quick price: two dates, a car and a place where they are known, a cover, and the newest answer to them. */
export function createPriceStore(parts: PriceParts) {
  const { compare, later, today } = parts;
  let last: Amounts = {};
  let isStartTyped = false;
  const tomorrow = (day: string) => typedDay(dayAfter(day));
  const begun = today();

  return create<PriceState>()((set, get) => {
    function take(answer: Result<Comparison>): void {
      if (!answer.ok) {
        set({ pending: false, comparison: undefined, changes: {}, fault: answer.fault });
        return;
      }
      const comparison = answer.value;
      const now = premiums(comparison);
      const changes = changesSince(last, now);
      last = amountsOf(now);
      set({ pending: false, fault: undefined, comparison, changes });
    }
    const newest = createNewest({ ask: compare, take, later });

    function inputsChanged() {
      const { start, birth } = readings(get());
      if (start.kind !== 'day' || birth.kind !== 'day') {
        newest.forget();
        set({ pending: false, comparison: undefined, changes: {}, fault: undefined });
        return;
      }
      set({ pending: true, fault: undefined });
      // Without an offset a date-time is Irish time.
      const { product, usual } = get();
      const document = documentOf(get());
      const request = {
        inception: `${start.day}T00:00:00`,
        dateOfBirth: birth.day,
        ...(Object.keys(document).length === 0 ? {} : { document }),
        ...(product === undefined ? {} : { product }),
        ...(usual.excess === null ? {} : { excess: usual.excess }),
      };
      newest.ask(request, start.short || birth.short ? SHORT_YEAR : TYPING);
    }

    const foundBy = (register: keyof PriceState['found']) => (texts: Texts) => {
      const { found } = get();
      if (Object.keys(texts).length + Object.keys(found[register]).length === 0) return;
      set({ found: { ...found, [register]: texts } });
      inputsChanged();
    };
    const showVehicle = foundBy('vehicle');
    const showAddress = foundBy('address');
    const vehicle = createLookUp({
      normalise: normaliseVrm,
      ask: parts.lookUpVehicle,
      later,
      onFound: (known) => showVehicle(vehicleTexts(known)),
      onLost: () => showVehicle({}),
    });
    const address = createLookUp({
      normalise: normaliseEircode,
      ask: parts.lookUpAddress,
      later,
      onFound: (known) => showAddress(addressTexts(known)),
      onLost: () => showAddress({}),
    });

    return {
      lookUps: { vehicle: vehicle.state, address: address.state },
      today: begun,
      startText: tomorrow(begun),
      birthText: '',
      markText: '',
      eircodeText: '',
      found: NOTHING_FOUND,
      usual: USUAL_SETTINGS.defaults,
      cover: 'Comprehensive',
      product: undefined,
      comparison: undefined,
      changes: {},
      fault: undefined,
      pending: false,
      lookAtClock() {
        const day = today();
        if (day === get().today) return;
        set({ today: day, ...(!isStartTyped && { startText: tomorrow(day) }) });
        inputsChanged();
      },
      setStart(startText) {
        isStartTyped = true;
        set({ startText });
        inputsChanged();
      },
      setBirth(birthText) {
        set({ birthText });
        inputsChanged();
      },
      setMark(markText) {
        const isOther = normaliseVrm(markText) !== normaliseVrm(get().markText);
        set({ markText });
        vehicle.typed(markText);
        if (isOther) inputsChanged();
      },
      setEircode(eircodeText) {
        const isOther = normaliseEircode(eircodeText) !== normaliseEircode(get().eircodeText);
        set({ eircodeText });
        address.typed(eircodeText);
        if (isOther) inputsChanged();
      },
      setUsual(usual) {
        if (JSON.stringify(usual) === JSON.stringify(get().usual)) return;
        set({ usual });
        inputsChanged();
      },
      choose: (cover) => set({ cover }),
      chooseScheme(product) {
        // Another scheme's premium is no change of this one's.
        last = {};
        set({ product, changes: {} });
        inputsChanged();
        void newest.settle();
      },
      async settle() {
        await Promise.all([newest.settle(), vehicle.settle(), address.settle()]);
        // What was found is asked with, too.
        await newest.settle();
      },
      retry() {
        inputsChanged();
        void newest.settle();
      },
    };
  });
}

export const usePrice = createPriceStore({
  compare: (request) => call('compareCovers', request),
  lookUpVehicle: (vrm) => call('lookUpVehicle', { vrm }),
  lookUpAddress: (eircode) => call('lookUpEircode', { eircode }),
  later,
  today: () => irishDay(Date.now()),
});
