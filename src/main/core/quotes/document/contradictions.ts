import { lastDayOfMonths, yearsBetween } from '../../../../shared/domain/date.ts';
import { driverNumberFault } from '../../../../shared/domain/driver-number.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { ListPath } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import { DRIVING_AGE } from './driver-inputs.ts';
import { CLAIMS_YEARS, inceptionDay, recentClaims } from './inputs.ts';

/** What is wrong at a place, or nothing. */
type Finding = readonly [path: string, fault: Message | false];

const at = (path: FieldPath): string => path;
const inItem = (list: ListPath, index: number, name: string) =>
  `${itemPath(list, index + 1)}/${name}`;

/** The oldest that anybody who drives can be. */
const OLDEST = 110;
/** How far ahead cover may begin: no insurer quotes a year before its time. */
const MONTHS_AHEAD = 13;

/** Why no one of this birth drives on a day; undefined where somebody may. */
export function tooOld(born: string, day: string): Message | undefined {
  return yearsBetween(born, day) > OLDEST ? message('beyondAge', { most: OLDEST }) : undefined;
}

/** Why cover on a day can not be priced yet; undefined where it can. @param today `YYYY-MM-DD` */
export function tooFarAhead(day: string, today: string): Message | undefined {
  const last = lastDayOfMonths(today, MONTHS_AHEAD);
  return day > last ? message('beyondAhead', { months: MONTHS_AHEAD }) : undefined;
}

/** The end and the birth against the beginning. */
function dates({ policy, customer }: PartSections, today: string): Finding[] {
  const { inceptionDate, expiryDate } = policy;
  if (inceptionDate === undefined) return [];
  const field = at('Policy/InceptionDate');
  const start = readMoment(inceptionDate);
  const expiry = expiryDate === undefined ? undefined : readMoment(expiryDate);
  const born = customer.dateOfBirth;
  const isOver = expiry !== undefined && start !== undefined && expiry.utc <= start.utc;
  const day = inceptionDay(inceptionDate);
  const isUnborn = born !== undefined && born >= day;
  return [
    [at('Policy/ExpiryDate'), isOver && message('after', { field })],
    [field, tooFarAhead(day, today) ?? false],
    [at('Customer/DateOfBirth'), isUnborn && message('before', { field })],
    [at('Customer/DateOfBirth'), (born !== undefined && tooOld(born, day)) || false],
  ];
}

/** What has happened can't be to come. */
function past({ customer, claimsHistory }: PartSections, today: string): Finding[] {
  const lists = [
    ['Customer/Convictions/Conviction', customer.convictions],
    ['Customer/Disqualifications/Disqualification', customer.disqualifications],
    ['ClaimsHistory/Claims/Claim', claimsHistory.claims],
  ] as const;
  return lists.flatMap(([list, items = []]) =>
    items.map(
      ({ date }, index): Finding => [
        inItem(list, index, 'Date'),
        date !== undefined && date > today && message('inFuture'),
      ],
    ),
  );
}

/** The named drivers: old enough, with a number of their licence, and one who drives most. */
function drivers({ policy, drivers: named = [] }: PartSections, today: string): Finding[] {
  const { inceptionDate } = policy;
  const day = inceptionDate === undefined ? today : inceptionDay(inceptionDate);
  const list = 'Drivers/Driver';
  const main = named.findIndex(({ mainDriver }) => mainDriver);
  return named.flatMap(({ dateOfBirth, driverNumber, licenceType, mainDriver }, index) => {
    const isYoung = dateOfBirth !== undefined && yearsBetween(dateOfBirth, day) < DRIVING_AGE;
    const number =
      driverNumber === undefined ? undefined : driverNumberFault(driverNumber, licenceType);
    return [
      [inItem(list, index, 'DateOfBirth'), isYoung && message('youngDriver', { age: DRIVING_AGE })],
      [inItem(list, index, 'DriverNumber'), number !== undefined && message(number)],
      [
        inItem(list, index, 'MainDriver'),
        mainDriver === true && index > main && message('mainDriverTwice'),
      ],
    ] satisfies Finding[];
  });
}

/** The claims one by one against their number, which prices: it must not count fewer. */
function claims(sections: PartSections, today: string): Finding[] {
  const { numberOfClaims } = sections.claimsHistory;
  const listed = recentClaims(sections, today);
  const isShort = numberOfClaims !== undefined && numberOfClaims < listed;
  const said = isShort && message('claimsUncounted', { claims: listed, years: CLAIMS_YEARS });
  return [[at('ClaimsHistory/NumberOfClaims'), said]];
}

/**
 * Faults that several elements together show, or the calendar.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function contradictions(sections: PartSections, today: string): InputError[] {
  const found = [
    ...dates(sections, today),
    ...past(sections, today),
    ...claims(sections, today),
    ...drivers(sections, today),
  ];
  return found.flatMap(([path, fault]) => (fault ? [{ path, message: fault }] : []));
}
