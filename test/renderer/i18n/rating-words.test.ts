import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNames, readBook } from '../../../scripts/demonstration/read-book.ts';
import { whatWouldChange } from '../../../src/main/core/quotes/explore/quote-page.ts';
import { price } from '../../../src/main/core/quotes/price/explanation.ts';
import { compileBook } from '../../../src/main/core/rating/rate.ts';
import { bookWords } from '../../../src/renderer/i18n/book-words.ts';
import { changeLanguage } from '../../../src/renderer/i18n/i18n.ts';
import { stepInput, stepRow } from '../../../src/renderer/i18n/step-words.ts';
import { inEnglish } from '../../../src/shared/domain/messages/english.ts';
import type { RatedText } from '../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import { in2026 } from '../../main/core/rating/demonstration.ts';

const ALONE: RatingInputs = { cover: 'Comprehensive', driverAge: 41, yearsSinceSeventeen: 24 };
const NOVICE = {
  driver: 2,
  driverAge: 22,
  yearsSinceSeventeen: 5,
  licenceType: 'N plate',
  faultClaims: 2,
  penaltyPoints: 4,
  mainDriver: true,
};
const RISKS: readonly RatingInputs[] = [
  ALONE,
  { ...ALONE, namedDrivers: [NOVICE] },
  {
    ...ALONE,
    namedDrivers: [{ ...NOVICE, driverAge: 41, yearsSinceSeventeen: 24, faultClaims: 0 }],
    fuelType: 'Electric',
    licenceYears: 1,
    value: 80_000,
    mileage: 30_000,
    vehicleAge: 1,
    excess: 750,
    discount: 7.5,
    periodDays: 90,
    penaltyPoints: 3,
  },
];
const adjustments = { addOns: [] };

beforeAll(() => changeLanguage('ga'));
afterAll(() => changeLanguage('en'));

/** Whether a text is the same in both languages: it has no word but a unit. */
const isBare = (text: string) =>
  !/\p{L}{2,}/u.test(text.replace(/\b(km|cc|kg|SDP|SUV|MPV)\b/g, ''));

test.each(bookNames())(
  'every step of a premium by %s and every change of it is said in Irish',
  (name) => {
    const book = { ...compileBook(readBook(name)), hash: 'any' };
    const texts = RISKS.flatMap((inputs): (readonly [RatedText, string])[] => {
      const risk = { book, levies: in2026, inputs, addOns: [] };
      const { changes } = whatWouldChange({ risk, setByHand: false });
      const explained = COVERS.map((cover) =>
        price({
          book,
          levies: in2026,
          adjustments,
          receivedOn: '2026-11-21',
          inputs: { ...inputs, cover },
        }),
      );
      return [
        ...changes.flatMap(({ title, from, to }) =>
          [title, from, to].map((text) => [text, bookWords(text)] as const),
        ),
        ...explained.flatMap(({ explanation: { steps, levies, rounding } }) => [
          ...steps.flatMap((step): (readonly [RatedText, string])[] => [
            [step.title, bookWords(step.title)],
            [step.input, stepInput(step)],
            [step.row, stepRow(step)],
          ]),
          ...levies.map(({ title }) => [title, bookWords(title)] as const),
          [rounding, bookWords(rounding)] as const,
        ]),
      ];
    });
    const english = texts.map(([text, irish]) => [inEnglish(text), irish] as const);
    const left = english.filter(([text, irish]) => text === irish && !isBare(text));
    expect([...new Set(left.map(([text]) => text))]).toEqual([]);
  },
);
