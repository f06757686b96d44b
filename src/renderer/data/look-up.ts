import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { writtenEircode } from '../../shared/domain/eircode.ts';
import type { Message } from '../../shared/domain/messages/message.ts';
import type { FormPath } from '../../shared/domain/quote-fields/form-fields.ts';
import type { Result } from '../../shared/result/result.ts';
import type { Address } from '../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../shared/schemas/data/vehicle.ts';
import { say } from '../i18n/say.ts';
import { useMay } from './desk.ts';
import { getEnvironment } from './environment.ts';
import type { Later } from './later.ts';
import { createNewest } from './newest.ts';
import { useOperation } from './operation-query.ts';

/** What a register answered about a mark or a code; `key` is its stored form. */
export type LookUpState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' | 'found' | 'unknown'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly message: Message };

interface LookUpParts<T> {
  /** The stored form; undefined where the text is no whole mark or code. */
  readonly normalise: (text: string) => string | undefined;
  readonly ask: (key: string) => Promise<Result<T>>;
  readonly later: Later;
  readonly onFound: (found: T) => void;
  /** What was found before no longer holds. */
  readonly onLost: () => void;
  /** A whole mark or code was looked up, with any answer of the register. */
  readonly onLookedUp?: (key: string) => void;
}

/** A mark may have one digit more: it is looked up when typing rests so many milliseconds. */
const TYPING = 120;

/** Looks up what is typed as soon as it is whole; only the newest answer counts. */
export function createLookUp<T>({ normalise, ask, later, ...on }: LookUpParts<T>) {
  const state = create<LookUpState>()(() => ({ kind: 'idle' }));
  function take(answer: Result<T>, key: string): void {
    if (answer.ok) {
      state.setState({ kind: 'found', key }, true);
      on.onFound(answer.value);
      on.onLookedUp?.(key);
      return;
    }
    on.onLost();
    on.onLookedUp?.(key);
    const { kind, message } = answer.fault;
    const unknown = kind === 'notFound' ? { kind: 'unknown' as const, key } : undefined;
    state.setState(unknown ?? { kind: 'failed', key, message }, true);
  }
  const newest = createNewest({ ask, take, later });

  function forget(): void {
    newest.forget();
    state.setState({ kind: 'idle' }, true);
  }

  return {
    state,
    typed(text: string): void {
      const key = normalise(text);
      const present = state.getState();
      if (present.kind !== 'idle' && present.kind !== 'failed' && present.key === key) return;
      forget();
      if (key === undefined) {
        on.onLost();
        return;
      }
      state.setState({ kind: 'looking', key }, true);
      newest.ask(key, TYPING);
    },
    /** Looks up at once what waits, and resolves when the answer is there. */
    settle: newest.settle,
    forget,
  };
}

/** Texts as a form has them, by field. */
type Texts = Readonly<Partial<Record<FormPath, string>>>;

/** What a register knows of a car, as the form has it. */
export function vehicleTexts({ make, model, year, engineSize, fuelType }: Vehicle) {
  return {
    'Vehicle/Make': make,
    'Vehicle/Model': model,
    'Vehicle/Year': String(year),
    'Vehicle/EngineSize': String(engineSize),
    'Vehicle/FuelType': fuelType,
  } as const satisfies Texts;
}

/** What a register knows of a place, as the form has it. */
export function addressTexts({ addressLine1, addressLine2, town, county, country }: Address) {
  return {
    'Address/AddressLine1': [addressLine1, addressLine2].filter(Boolean).join(', '),
    'Address/Town': town,
    'Address/County': county,
    'Address/Country': country,
  } as const satisfies Texts;
}

const KINDS = { vehicle: 'vehicles', address: 'addresses' } as const;

type Register = keyof typeof KINDS;

/** The file of the register that is looked up in; undefined of the demonstration, and where only others may know it. */
function useRegisterFile(register: Register): string | undefined {
  // The training has the demonstration alone.
  const isLive = getEnvironment() === 'live';
  const enabled = useMay()('administer') && isLive;
  const { value } = useOperation('listDatasets', {}, { enabled });
  return value?.datasets.find(({ kind }) => kind === KINDS[register])?.imported?.fileName;
}

/** What a register answered about the mark or the code, and which one, for the line below it. */
export function useLookUpNote(register: Register, state: LookUpState): string | undefined {
  const { t } = useTranslation('newQuote');
  const file = useRegisterFile(register);
  if (state.kind === 'idle') return undefined;
  if (state.kind === 'failed') return say(state.message);
  const key = register === 'address' ? writtenEircode(state.key) : state.key;
  if (state.kind === 'looking' || file === undefined)
    return t(`${register}.${state.kind}`, { key });
  return t(`${register}.${state.kind}In`, { key, file });
}
