import { between, pick, type Random, seeded } from '../../../shared/data/random.ts';
import {
  daysLater,
  irishDay,
  irishMoment,
  irishText,
  monthsLater,
  weekday,
} from '../../../shared/domain/date.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../shared/schemas/data/vehicle.ts';
import { DAY, HOUR, MINUTE, withOutcomes } from './outcomes.ts';
import type { Change, PlannedQuote } from './planned-quote.ts';
import { quoteDocument, type Stock } from './risk.ts';

/** How many days back the demonstration goes, today included. */
const DAYS = 60;

/** How long a quote of the demonstration rate book stays open. */
const VALIDITY_DAYS = 30;

/** The relative number of quotes on each day of the week, Sunday first. */
const WEEK = [0.1, 1.2, 1, 1, 1, 1.1, 0.5];

/** A period of time, epoch milliseconds. */
interface Hours {
  readonly from: number;
  readonly until: number;
}

const lengthOf = ({ from, until }: Hours) => Math.max(0, until - from);

const within = (random: Random, { from, until }: Hours) =>
  Math.round(from + random() * (until - from));

function openingHours(day: string): Hours {
  return { from: irishMoment(day, '09:00:00'), until: irishMoment(day, '17:30:00') };
}

/** When ordinary quotes were made in the last days, epoch milliseconds. */
function officeMoments(random: Random, count: number, now: number): number[] {
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const day = daysLater(irishDay(now), -ago);
    const { from, until } = openingHours(day);
    const hours = { from, until: Math.min(until, now) };
    const busy = WEEK[weekday(day)] ?? 0;
    return { hours, weight: busy * lengthOf(hours) };
  });
  return Array.from({ length: count }, () => {
    const { hours } = pick(random, days, ({ weight }) => weight);
    return within(random, hours);
  });
}

/** When quotes were made that expire later today, within the opening hours where possible. */
function expiringToday(random: Random, count: number, now: number): number[] {
  const day = irishDay(now);
  const closing = openingHours(day).until;
  const until = now < closing ? closing : irishMoment(day, '23:59:59');
  return Array.from(
    { length: count },
    () => within(random, { from: now, until: Math.max(now, until) }) - VALIDITY_DAYS * DAY,
  );
}

/** When quotes were made that expire in the opening hours of one of the next six days. */
function expiringSoon(random: Random, count: number, now: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const hours = openingHours(daysLater(irishDay(now), 1 + (i % 6)));
    return within(random, hours) - VALIDITY_DAYS * DAY;
  });
}

/** The vehicles and addresses that quotes are made from. */
export interface PlanData {
  readonly vehicles: readonly Vehicle[];
  readonly addresses: readonly Address[];
}

const QUOTES = { ordinary: 139, today: 3, soon: 8 };

const REASONS = {
  premium: ['Matched a competing quote', 'Agreed with the customer at renewal'],
  discount: ['Loyal customer', 'Second car of the household', 'Advanced driving course'],
  excess: ['The customer asked for a higher excess', 'The customer asked for a lower excess'],
} as const;

const FIRST_DRIVER_NUMBER = 710_000_000;

/** Rounds a premium down to a round figure, as a broker offers on the telephone. */
const roundedDown = (premium: number) => Math.floor((premium * 0.97) / 5) * 5;

function override(random: Random, at: number): Change {
  const overrideType = pick(random, ['discount', 'discount', 'excess', 'premium'] as const);
  const reason = pick(random, REASONS[overrideType]);
  const percent = pick(random, [2.5, 5, 7.5, 10]);
  const excess = reason.includes('lower') ? 150 : pick(random, [500, 750, 1000]);
  const values = { discount: () => percent, excess: () => excess, premium: roundedDown };
  return {
    at,
    operation: 'overrideQuote',
    input: ({ quoteId, premium }) => {
      return { quoteId, overrideType, value: values[overrideType](premium), reason };
    },
  };
}

function addOns(random: Random, after: number): Change[] {
  const wanted = (['breakdown', 'legal', 'windscreen', 'keycare'] as const).filter(
    () => random() < 0.4,
  );
  return wanted.map((addonType, i) => ({
    at: after + (1 + i) * MINUTE,
    operation: 'addCover',
    input: ({ quoteId }) => ({ quoteId, addonType }),
  }));
}

/** What the checklist before cover wants, and then the acceptance itself. */
function acceptance(random: Random, at: number, number: number): Change[] {
  const paymentMethod = pick(random, ['card', 'direct_debit', 'bank_transfer'] as const);
  const paymentReference = `TRAINING-${String(number).padStart(4, '0')}`;
  return [
    {
      at: at - 2 * MINUTE,
      operation: 'confirmSuitability',
      input: ({ quoteId }) => ({
        quoteId,
        reasons: ['meetsDemands'],
        confirmedBy: 'A broker of the demonstration',
      }),
    },
    {
      at: at - MINUTE,
      operation: 'recordDriverNumber',
      input: ({ quoteId }) => ({ quoteId, driverNumber: String(FIRST_DRIVER_NUMBER + number) }),
    },
    {
      at,
      operation: 'acceptQuote',
      input: ({ quoteId }) => ({
        quoteId,
        paymentMethod,
        paymentReference,
        termsGiven: true,
        // There are fewer cars than quotes.
        duplicateReason: 'A quote of the demonstration',
      }),
    },
  ];
}

/** How many policies are paid by instalments: every other one is behind with them. */
const BY_INSTALMENTS = 6;
/** How long ago such a policy was sold at least: an instalment was due since. */
const INSTALMENT_DAYS = 35;

const DEBIT = 'direct_debit';

/** The payments of a policy by instalments: its plan and deposit, and what became of the first instalment. */
function payments(soldAt: number, number: number, isBehind: boolean): Change[] {
  const reference = `DD-${String(number).padStart(4, '0')}`;
  const plannedAt = soldAt + MINUTE;
  const due = monthsLater(irishDay(plannedAt), 1);
  const received: Extract<Change, { operation: 'recordPayment' }>['input'] = ({
    policyId,
    next,
  }) => ({
    policyId,
    received: { amount: next?.amount ?? 0, method: DEBIT, reference },
  });
  return [
    {
      at: plannedAt,
      operation: 'recordPayment',
      input: ({ policyId }) => ({ policyId, plan: { id: 'ten', mandate: `QD-${number}` } }),
    },
    { at: plannedAt + MINUTE, operation: 'recordPayment', input: received },
    {
      at: irishMoment(due, '11:00:00'),
      operation: 'recordPayment',
      input: isBehind
        ? ({ policyId }) => ({ policyId, missed: { day: due, reason: 'Refused by the bank' } })
        : received,
    },
  ];
}

/** Some of the older policies for a year are paid by instalments. */
function withInstalments(plan: readonly PlannedQuote[], now: number): PlannedQuote[] {
  let number = 0;
  return plan.map((quote) => {
    const sold = quote.changes.find(({ operation }) => operation === 'acceptQuote');
    const isYear = !('ExpiryDate' in Object(Object(quote.document).Policy));
    const isOld = sold !== undefined && sold.at < now - INSTALMENT_DAYS * DAY;
    if (!isOld || !isYear || number === BY_INSTALMENTS) return quote;
    number += 1;
    return {
      ...quote,
      changes: [...quote.changes, ...payments(sold.at, number, number % 2 === 0)],
    };
  });
}

/** When a quote is made, and whether it may be accepted. */
interface Occasion {
  readonly at: number;
  readonly mayBeAccepted: boolean;
}

/** Each of so many policies is for {@link SHORT_DAYS}, so that some renewals are due. */
const SHORT_EACH = 4;
const SHORT_DAYS = 60;

/** A quote document with a short period from a day on. */
function brief(document: ReturnType<typeof quoteDocument>, from: string) {
  const last = daysLater(from, SHORT_DAYS - 1);
  const ExpiryDate = irishText(irishMoment(last, '23:59:59'));
  return { ...document, Policy: { ...document.Policy, ExpiryDate } };
}

function planQuote(
  random: Random,
  stock: Stock,
  {
    occasion: { at, mayBeAccepted },
    number,
    now,
  }: { occasion: Occasion; number: number; now: number },
): PlannedQuote {
  const lead = between(random, 2, 28);
  const inception = daysLater(irishDay(at), lead);
  const document = quoteDocument(random, stock, inception);
  const changed = at + between(random, 3, 50) * MINUTE;
  const accepted = at + Math.round(HOUR + random() * (Math.min(lead - 1, 6) * DAY - HOUR));
  const changes = [
    ...(random() < 0.35 ? [override(random, changed)] : []),
    ...(random() < 0.45 ? addOns(random, changed) : []),
    ...(random() < 0.45 && mayBeAccepted ? acceptance(random, accepted, number) : []),
  ];
  // What is to expire soon does so by the validity of the default scheme.
  const isPlaced = mayBeAccepted;
  const made = changes.filter((change) => change.at < now);
  const isSold = made.some(({ operation }) => operation === 'acceptQuote');
  const isShort = isSold && number % SHORT_EACH === 0;
  return { at, document: isShort ? brief(document, inception) : document, isPlaced, changes: made };
}

/**
 * Plans the demonstration quotes of the days up to a moment, the oldest first. The same seed, moment
 * and data give the same plan.
 * @param now epoch milliseconds
 */
export function planQuotes(seed: number, now: number, data: PlanData): PlannedQuote[] {
  const random = seeded(seed);
  const stock: Stock = {
    vehicles: [...data.vehicles],
    addresses: [...data.addresses],
  };
  const ordinary = officeMoments(random, QUOTES.ordinary, now);
  const open = [
    ...expiringToday(random, QUOTES.today, now),
    ...expiringSoon(random, QUOTES.soon, now),
  ];
  const occasions: Occasion[] = [
    ...ordinary.map((at) => ({ at, mayBeAccepted: true })),
    ...open.map((at) => ({ at, mayBeAccepted: false })),
  ];
  const plan = occasions
    .sort((a, b) => a.at - b.at)
    .map((occasion, i) => planQuote(random, stock, { occasion, number: i + 1, now }));
  return withInstalments(withOutcomes(random, plan, now), now);
}
