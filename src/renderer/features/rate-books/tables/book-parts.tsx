import type { ReactNode } from 'react';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { FeesPart, LimitsPart, PlansPart } from './charges-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { addOnTitle } from './factor-words.ts';
import { GeneralPart } from './general-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { AddOnsPart, DriversPart, PeriodsPart } from './sold-parts.tsx';

/** A part of a rate book that is read by itself. */
export interface BookPart {
  /** Where it is in the book: `factors[2]`. */
  readonly path: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Whether it can be had as CSV. */
  readonly isTable: boolean;
}

/** The title of a factor; with that of its optional cover, or where several have it, with its covers. */
function factorTitle(
  { title, covers, addOn }: RateBook['factors'][number],
  { factors, addOns }: RateBook,
): string {
  if (addOn !== undefined) return `${addOnTitle(addOns, addOn)}: ${bookWords(title)}`;
  const isShared = factors.filter((factor) => factor.title === title).length > 1;
  if (!covers || !isShared) return bookWords(title);
  const names = covers.map((cover) => translate(`common:cover.${cover}`));
  return `${bookWords(title)} (${names.join(', ')})`;
}

/** The parts of a rate book in its order. */
export function bookParts(book: RateBook): readonly BookPart[] {
  const { factors, limits, fees, instalmentPlans, addOns, periods, namedDrivers, underwriting } =
    book;
  const part = (path: string, title: string, content: ReactNode, isTable = false): BookPart => ({
    path,
    title,
    content,
    isTable,
  });
  return [
    part('general', translate('rateBooks:content.general'), <GeneralPart book={book} />),
    ...factors.map((factor, i) =>
      part(
        `factors[${i}]`,
        factorTitle(factor, book),
        <FactorPart factor={factor} addOns={addOns} />,
        true,
      ),
    ),
    ...(limits
      ? [
          part(
            'limits',
            translate('rateBooks:content.limits'),
            <LimitsPart limits={limits} factors={factors} />,
          ),
        ]
      : []),
    ...(namedDrivers
      ? [
          part(
            'namedDrivers',
            translate('rateBooks:content.drivers'),
            <DriversPart drivers={namedDrivers} factors={factors} />,
          ),
        ]
      : []),
    ...(addOns.length > 0
      ? [part('addOns', translate('rateBooks:content.addOns'), <AddOnsPart addOns={addOns} />)]
      : []),
    ...(periods
      ? [part('periods', translate('rateBooks:content.periods'), <PeriodsPart periods={periods} />)]
      : []),
    ...(fees ? [part('fees', translate('rateBooks:content.fees'), <FeesPart fees={fees} />)] : []),
    ...(instalmentPlans
      ? [
          part(
            'instalmentPlans',
            translate('rateBooks:content.plans'),
            <PlansPart plans={instalmentPlans} />,
          ),
        ]
      : []),
    part(
      'underwriting',
      translate('rateBooks:content.rules'),
      <RulesPart underwriting={underwriting} factors={factors} />,
    ),
  ];
}

/** The part that holds a path of the book; else the first. */
export function partOf(parts: readonly BookPart[], path: string): BookPart | undefined {
  return parts.find((part) => path.startsWith(part.path)) ?? parts[0];
}
