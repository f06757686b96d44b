import {
  daysLater,
  irishDay,
  irishDayStart,
  irishText,
  lastDayOfYear,
} from '../../../shared/domain/date.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { SALES, type Sale } from '../../../shared/domain/quotes/renewal.ts';
import type { PriceCheck, RenewalOffer } from '../../../shared/schemas/policies/renewal.ts';
import type { Explanation } from '../../../shared/schemas/quotes/explanation.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { SchemeOffer } from '../../../shared/schemas/quotes/scheme-offer.ts';
import { inputsFor, lastsAYear } from '../quotes/history/period.ts';
import { marksOf } from '../quotes/price/to-confirm.ts';
import { basisOf } from '../quotes/schemes/like-for-like.ts';
import { offerOf } from '../quotes/schemes/scheme-offer.ts';
import type { ReadyBook } from '../rate-books/library.ts';
import { bonusAfter } from './bonus.ts';
import { chargedOf } from './charge.ts';
import { type PeriodClaims, periodClaims } from './period-claims.ts';
import { type Charge, judgeRenewal } from './price-walking.ts';
import { rateCover } from './rated-cover.ts';
import { changedAnswers, termsOf } from './show-policy.ts';
import { coverOn, type PolicyCover, type PolicyTerm } from './term.ts';
import type { FoundPolicy, Situation } from './transact.ts';

/** The next period of a policy: a year from the day after its last one. */
export function nextPeriod({ period: { to } }: Pick<PolicyTerm, 'period'>): Period {
  const from = daysLater(to, 1);
  return { from, to: lastDayOfYear(from) };
}

/** One more year of what is counted in years. */
const oneMore = (years: number | undefined) => (years === undefined ? undefined : years + 1);

/** An object with some of its members given again; what is undefined stays away. */
function given<T extends object>(
  all: T,
  members: Partial<{ [K in keyof T]: T[K] | undefined }>,
): T {
  const known = Object.entries(members).filter(([, value]) => value !== undefined);
  return { ...all, ...Object.fromEntries(known) };
}

/**
 * The answers that the next period of a policy begins with: its dates, a year more of what is counted in years, and
 * the bonus after the present one. A whole year without a claim that counts earns a year; each that counts takes
 * those of the rate book.
 */
export function nextAnswers(
  sections: QuoteSections,
  {
    period,
    next,
    claims: { added, counted },
    stepBack,
  }: {
    readonly period: Period;
    readonly next: Period;
    readonly claims: PeriodClaims;
    readonly stepBack: number;
  },
): QuoteSections {
  const { policy, customer, claimsHistory, noClaimsBonus, drivers } = sections;
  const { expiryDate: _, ...kept } = policy;
  const isYear = lastsAYear(period);
  const bonus = (years: number | undefined) => bonusAfter(years, { counted, isYear, stepBack });
  const older = <P extends { readonly licenceHeldYears?: number }>(person: P): P =>
    isYear
      ? given(person, { licenceHeldYears: oneMore(person.licenceHeldYears) } as Partial<P>)
      : person;
  return {
    ...sections,
    policy: { ...kept, inceptionDate: irishText(irishDayStart(next.from)) },
    customer: given(older(customer), {
      yearsResident: isYear ? oneMore(customer.yearsResident) : undefined,
    }),
    claimsHistory: given(claimsHistory, {
      yearsNoClaims: bonus(claimsHistory.yearsNoClaims),
      ...(added.length > 0 && {
        numberOfClaims:
          (claimsHistory.numberOfClaims ?? claimsHistory.claims?.length ?? 0) + added.length,
        claims: [...(claimsHistory.claims ?? []), ...added],
      }),
    }),
    ...(noClaimsBonus && {
      noClaimsBonus: given(noClaimsBonus, {
        years: bonus(noClaimsBonus.years),
        // It was earned until now.
        expiryDate: noClaimsBonus.expiryDate && period.to,
      }),
    }),
    ...(drivers && { drivers: drivers.map(older) }),
  };
}

/** How many past periods a renewal tells of. Source: Consumer Insurance Contracts Act 2019, section 12. */
const MOST_YEARS = 5;

/** What the periods of a policy cost, the newest first. */
function yearsOf({ policy, found }: FoundPolicy): RenewalOffer['years'] {
  return policy.terms
    .map((term, at) => {
      const { period } = term;
      const number = at + 1;
      const last = coverOn(term, period.to);
      const isChanged = policy.transactions.some(
        ({ term: own, kind }) => own === number && kind === 'adjustment',
      );
      const claims = last && periodClaims(last.sections, period, found.events);
      return {
        ...period,
        paid: chargedOf(policy, number).total,
        ...(isChanged && last ? { annualised: last.explanation.grossPremium } : {}),
        claimsPaid: euro(claims?.paidCents ?? 0),
      };
    })
    .reverse()
    .slice(0, MOST_YEARS);
}

const BONUS_PATHS: readonly string[] = ['ClaimsHistory/YearsNoClaims', 'NoClaimsBonus/Years'];

/** What a period costs; the rule tells the broker's own fees from the price, which has the insurer's. */
function chargeIn({ premium, fees = [] }: Explanation): Charge {
  const own = fees.filter(({ owner }) => owner === 'broker');
  const feeCents = own.reduce((sum, { amount }) => sum + cents(amount), 0);
  return { priceCents: cents(premium) - feeCents, feeCents, channel: 'broker' };
}

/** What the period that ends was to its customer. A policy that was made to renew another one counts as renewed. */
function saleOf({ policy, found }: FoundPolicy): Sale {
  const first = found.events.find(({ kind }) => kind === 'submitted');
  const isRenewal = first?.kind === 'submitted' && first.detail.purpose === 'renewal';
  return SALES[policy.terms.length - 1 + Number(isRenewal)] ?? 'laterRenewal';
}

/**
 * Judges the price of the next period by the rule against price walking: no factor of a rate book knows who is a
 * customer already, so its price without a discount is that of an equivalent first renewal, and of new business.
 */
export function priceCheckOf(situation: Situation, parts: OfferParts): PriceCheck {
  const { library, found, context } = situation;
  const { book, next, before, after } = parts;
  const receivedOn = irishDay(context.now);
  const levies = library.levies(receivedOn, book);
  const rating = { book, levies, receivedOn, marks: marksOf(found.events), priced: next };
  const { discount: _, byHand: __, ...plain } = after.choices;
  const { explanation } = rateCover(rating, after.sections, plain);
  const { verdict, because } = judgeRenewal({
    lastYear: { ...chargeIn(before.explanation), sale: saleOf(situation) },
    offered: chargeIn(after.explanation),
    firstRenewal: chargeIn(explanation),
    same: new Set(),
  });
  const { premium: newBusiness } = explanation;
  const difference = euro(cents(after.explanation.premium) - cents(newBusiness));
  return { verdict, because: [...because], newBusiness, difference };
}

/** What is offered for the next period of a policy. @param before what it covers at the end of the present one */
export function renewalOffer(situation: Situation, parts: OfferParts): RenewalOffer {
  const { book, next, before, after, claims } = parts;
  const { library, context } = situation;
  const { sections, choices, explanation } = after;
  const today = irishDay(context.now);
  const own = sections.policy.coverType;
  const basis = basisOf([book], choices, own);
  const priced = (cover: (typeof COVERS)[number]): SchemeOffer => {
    const risk = { ...sections, policy: { ...sections.policy, coverType: cover } };
    return offerOf(book, {
      sections: risk,
      period: next,
      inputs: inputsFor(risk, next),
      basis: { ...basis, cover },
      discount: choices.discount,
      leviesOf: (one) => library.levies(today, one),
    });
  };
  const others = COVERS.filter((cover) => cover !== own).flatMap((cover) => {
    const { premium, excess } = priced(cover);
    return premium === undefined
      ? []
      : [{ cover, premium, ...(excess === undefined ? {} : { excess }) }];
  });
  const { excess } = termsOf(library, after);
  const first = {
    cover: own,
    premium: explanation.premium,
    ...(excess === undefined ? {} : { excess }),
  };
  return {
    period: next,
    covers: [first, ...others],
    bonus: changedAnswers(before, after).filter(({ path }) => BONUS_PATHS.includes(path)),
    claims: claims.counted,
    years: yearsOf(situation),
    priceCheck: priceCheckOf(situation, parts),
  };
}

interface OfferParts {
  readonly book: ReadyBook;
  readonly next: Period;
  readonly before: PolicyCover;
  readonly after: PolicyCover;
  /** Of the present period. */
  readonly claims: PeriodClaims;
}
