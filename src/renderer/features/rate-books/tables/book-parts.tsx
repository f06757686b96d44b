import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type {
  Match,
  NumberTest,
  RateBook,
  RuleTest,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { language, translate } from '../../../i18n/i18n.ts';
import { count, money } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';
import { FactorPart } from './factor-part.tsx';
import { addOnTitle, inputName } from './factor-words.ts';
import { PartTable } from './part-table.tsx';
import { ServicingPart } from './servicing-part.tsx';
import {
  AddOnsPart,
  DriversPart,
  FeesPart,
  LimitsPart,
  PeriodsPart,
  PlansPart,
} from './sold-parts.tsx';
import classes from './tables.module.css';

function numberCondition({ input: name, below, above }: NumberTest): string {
  const input = inputName(name);
  if (below === undefined && above === undefined) {
    return translate('rateBooks:rules.always', { input });
  }
  if (above === undefined) {
    return translate('rateBooks:rules.below', { input, below: count(below ?? 0) });
  }
  if (below === undefined) {
    return translate('rateBooks:rules.above', { input, above: count(above) });
  }
  return translate('rateBooks:rules.either', {
    input,
    below: count(below),
    above: count(above),
  });
}

type Factors = RateBook['factors'];

function testText(test: RuleTest, factors: Factors): string {
  if ('input' in test) return numberCondition(test);
  const title = factors.find(({ id }) => id === test.factor)?.title ?? test.factor;
  return translate('rateBooks:rules.row', { factor: bookWords(title), row: bookWords(test.row) });
}

/** Conditions of which all, or one, must hold, as one. */
function joined(match: Match, conditions: readonly string[]): string {
  const type = match === 'all' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language(), { type }).format(conditions);
}

/** When a rule holds, in words. */
function condition(rule: UnderwritingRule, factors: Factors): string {
  if (!('conditions' in rule)) return testText(rule, factors);
  const texts = rule.conditions.map((one) => {
    if (!('tests' in one)) return testText(one, factors);
    const group = joined(
      one.match,
      one.tests.map((test) => testText(test, factors)),
    );
    return `(${group})`;
  });
  return joined(rule.match, texts);
}

/** The rules of underwriting as sentences, each with the reason that a broker reads. */
function RulesPart({ underwriting, factors }: Pick<RateBook, 'underwriting' | 'factors'>) {
  const { t } = useTranslation('rateBooks');
  if (underwriting.length === 0) return <p className={classes.note}>{t('rules.none')}</p>;
  return (
    <ul className={classes.rules}>
      {underwriting.map((rule) => (
        <li key={rule.id}>
          {t(`rules.${rule.decision}`, { condition: condition(rule, factors) })}
          <q className={classes.reason}>{bookWords(rule.reason)}</q>
        </li>
      ))}
    </ul>
  );
}

/** The base, the least premiums, the fees and the products of a rate book. */
function GeneralPart({ book }: { readonly book: RateBook }) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { base, minimumNetCents, policyFeeCents, smallestPremiumCents, validityDays } = book;
  const { products, beforeCover } = book;
  return (
    <>
      <PartTable
        label={t('general.base')}
        columns={[
          { title: t('general.cover') },
          { title: t('general.base'), isNumber: true },
          { title: t('general.minimum'), isNumber: true },
        ]}
      >
        {COVERS.map((cover) => (
          <tr key={cover}>
            <th scope="row">{t(`common:cover.${cover}`)}</th>
            <td className={classes.number}>{money(base.cents[cover] / 100)}</td>
            <td className={classes.number}>{money(minimumNetCents[cover] / 100)}</td>
          </tr>
        ))}
      </PartTable>
      <Facts>
        <Fact plain name={t('general.fee')} value={money(policyFeeCents / 100)} />
        <Fact plain name={t('general.smallest')} value={money(smallestPremiumCents / 100)} />
        <Fact
          plain
          name={t('general.validity')}
          value={t('general.days', { count: validityDays })}
        />
        {beforeCover && (
          <Fact
            plain
            name={t('general.facts')}
            value={t('general.factsWhere', {
              facts: beforeCover.facts.map(nameOf).join(', '),
              where: t(`general.where.${beforeCover.where}`),
            })}
          />
        )}
      </Facts>
      <PartTable
        label={t('general.product')}
        columns={[{ title: t('general.product') }, { title: t('general.what') }]}
      >
        {products.map(({ id, name, description }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{bookWords(description)}</td>
          </tr>
        ))}
      </PartTable>
    </>
  );
}

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
  const { servicing, transactionFees = [] } = book;
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
    ...(servicing
      ? [
          part(
            'servicing',
            translate('rateBooks:content.servicing'),
            <ServicingPart servicing={servicing} fees={transactionFees} />,
          ),
        ]
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
