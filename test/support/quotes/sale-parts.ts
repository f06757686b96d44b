import { assumedText } from '../../../src/main/core/documents/layout/assumed-answers.ts';
import type { Words } from '../../../src/main/core/documents/words/words.ts';
import type { SoldAssumption } from '../../../src/main/core/quotes/sale/sale.ts';
import {
  CALCULATION,
  type PrintedDocument,
  WRITTEN_DOCUMENTS,
} from '../../../src/shared/domain/quotes/document-type.ts';
import type { Quote } from '../../../src/shared/schemas/quotes/quote.ts';

const euro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const shortEuro = (amount: number) => euro(amount).replace(/\.00$/, '');

type Document = Exclude<PrintedDocument, 'refusal-letter' | 'receipt'>;

/** The documents of a sale that was not refused. */
export const SALE_DOCUMENTS: readonly Document[] = [...WRITTEN_DOCUMENTS, CALCULATION];

/** The page of a quote among the screens. */
export const PAGE = 'page';

/** A sale as the API answers it, with what its answer does not say of it. */
export interface Sold {
  readonly quote: Quote;
  readonly underwriter: string;
  readonly assumptions: readonly SoldAssumption[];
}

/** A part of a sale: its words in a language, and where they stand. */
interface Part {
  readonly words: (sold: Sold, texts: Words) => readonly string[];
  readonly on: readonly (Document | typeof PAGE)[];
}

const full = (person: { title?: string; firstName: string; surname: string }) =>
  [person.title, person.firstName, person.surname].filter(Boolean).join(' ');

/** What is sold. A document that is not named for a part is not meant to say it: the IPID, nothing personal. */
export const SALE_PARTS: Readonly<Record<string, Part>> = {
  policyholder: {
    words: ({ quote: { customer } }) => [full(customer)],
    on: [PAGE, 'schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  'named drivers': {
    words: ({ quote: { drivers = [] } }) => drivers.map(full),
    on: [PAGE, 'schedule', 'certificate'],
  },
  // A table asks for the first name and the surname by themselves.
  'surnames of drivers': {
    words: ({ quote: { drivers = [] } }) => drivers.map(({ surname }) => surname),
    on: ['statement-of-fact'],
  },
  'driver numbers': {
    words: ({ quote: { driverNumber, drivers = [] } }) =>
      [driverNumber, ...drivers.map((driver) => driver.driverNumber)].flatMap((one) => one ?? []),
    on: [PAGE, 'schedule', 'statement-of-fact'],
  },
  car: {
    words: ({ quote: { vehicle } }) => [
      vehicle.registrationNumber,
      `${vehicle.make} ${vehicle.model}`,
    ],
    on: [PAGE, 'schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  insurer: {
    words: ({ underwriter }) => [underwriter],
    on: [PAGE, 'schedule', 'terms', 'certificate', 'ipid', 'statement-of-suitability'],
  },
  cover: {
    words: ({ quote: { policy } }, { cover }) => [cover(policy.coverType)],
    on: [...SALE_DOCUMENTS, PAGE],
  },
  'first day': {
    words: ({ quote: { policyStartDate, policy } }, { day }) => [
      day(
        policyStartDate?.slice(0, 10) ??
          new Date(Date.parse(policy.inceptionDate)).toLocaleDateString('sv', {
            timeZone: 'Europe/Dublin',
          }),
      ),
    ],
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  'last day': {
    words: ({ quote: { period } }, { day }) => (period ? [day(period.to)] : []),
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  excess: {
    words: ({
      quote: {
        policy: { excess },
      },
    }) => (excess === undefined ? [] : [shortEuro(excess)]),
    on: [PAGE, 'schedule', 'terms', 'statement-of-suitability', CALCULATION],
  },
  endorsements: {
    words: ({
      quote: {
        policy: { endorsements },
      },
    }) => (endorsements === undefined ? [] : [endorsements]),
    on: [PAGE, 'schedule', 'certificate', 'statement-of-suitability'],
  },
  'optional covers': {
    words: ({ quote: { policy } }, { book }) =>
      (policy.addOns ?? []).flatMap(({ title, levelTitle }) => [
        book(title),
        book(levelTitle).replace(/([\d,]+) euro/g, '€$1'),
      ]),
    on: [PAGE, 'schedule', 'terms', 'ipid', 'statement-of-suitability'],
  },
  'covers that the scheme includes': {
    words: ({ quote: { policy } }, texts) =>
      policy.addOns?.some(({ included }) => included) ? [texts.included('')] : [],
    on: ['schedule', 'terms', 'ipid', 'statement-of-suitability'],
  },
  assumptions: {
    words: ({ assumptions }, { book }) =>
      assumptions.flatMap(({ title, isConfirmed }) => (isConfirmed ? [] : [book(title)])),
    on: ['statement-of-fact'],
  },
  'confirmed assumptions': {
    words: ({ assumptions }, texts) =>
      assumptions.flatMap((one) =>
        one.isConfirmed ? [texts.facts.confirmed(assumedText(texts, one))] : [],
      ),
    on: ['statement-of-fact'],
  },
  premium: {
    words: ({ quote: { premium } }) => [euro(premium)],
    on: [PAGE, 'schedule', 'statement-of-suitability', CALCULATION],
  },
  'levies and fees': {
    words: ({ quote: { explanation } }, texts) => {
      const { levies, fees, policyFee } = explanation;
      const charges = fees ?? [{ title: texts.premium.policyFee, amount: policyFee }];
      return [...levies, ...charges].flatMap(({ title, amount }) => [
        texts.book(title),
        euro(amount),
      ]);
    },
    on: [PAGE, 'schedule', CALCULATION],
  },
  policy: {
    words: ({ quote: { policyId } }) => (policyId === undefined ? [] : [policyId]),
    on: [PAGE, 'schedule', 'certificate'],
  },
};
