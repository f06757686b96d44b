import { irishDay } from '../../../shared/domain/date.ts';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { MARK } from '../../data/form-fields.ts';
import { readDate } from '../../i18n/read-date.ts';

/** The steps to a first quote, in their order. */
export const GUIDE_STEPS = ['go', 'registration', 'eircode', 'birth', 'finish'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** What of the desk the guide looks at. */
export interface GuideSight {
  /** Where the desk is, and where it was before. */
  readonly place: string;
  readonly before: string | undefined;
  /** The form as it is typed, by field. */
  readonly texts: Readonly<Partial<Record<FormPath, string>>>;
}

const isForm = (place: string | undefined) => place?.startsWith('/new') === true;

/** A quote is made by the form, and shown next. */
const isQuote = (place: string) => /^\/quotes\/Q-/.test(place);

const MADE_BY_LOOK_UP = {
  registration: [MARK, 'Vehicle/Make', 'Vehicle/Model'],
  eircode: ['Address/Eircode', 'Address/AddressLine1', 'Address/County'],
} as const satisfies Partial<Record<GuideStep, readonly FormPath[]>>;

/** The steps that are seen to be done; what was done before stays done. */
export function stepsDone({ place, before, texts }: GuideSight): GuideStep[] {
  const has = (path: FormPath) => (texts[path] ?? '').trim() !== '';
  const born = readDate(texts['Customer/DateOfBirth'] ?? '', 'birth', irishDay(Date.now()));
  const done: Record<GuideStep, boolean> = {
    go: isForm(place),
    registration: isForm(place) && MADE_BY_LOOK_UP.registration.every(has),
    eircode: isForm(place) && MADE_BY_LOOK_UP.eircode.every(has),
    birth:
      isForm(place) && has('Customer/FirstName') && has('Customer/Surname') && born.kind === 'day',
    finish: isForm(before) && isQuote(place),
  };
  return GUIDE_STEPS.filter((step) => done[step]);
}

/** A quote that was made had all that the steps before it are about. */
export function withDone(
  before: readonly GuideStep[],
  done: readonly GuideStep[],
): readonly GuideStep[] {
  if (done.includes('finish')) return GUIDE_STEPS;
  const all = GUIDE_STEPS.filter((step) => before.includes(step) || done.includes(step));
  return all.length === before.length ? before : all;
}
