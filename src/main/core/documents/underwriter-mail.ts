import { inEnglish } from '../../../shared/domain/messages/english.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { fieldValue } from '../../../shared/domain/quote-fields/field-value.ts';
import { type FieldPath, fieldAt } from '../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, listAt } from '../../../shared/domain/quote-fields/quote-lists.ts';
import { coverTitle } from '../../../shared/domain/quotes/cover.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { UnderwriterMail } from '../../../shared/schemas/quotes/referral.ts';
import type { Context } from '../dispatcher.ts';
import type { Sale } from '../quotes/sale/sale.ts';
import { ratedUse } from './layout/assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText } from './layout/document-source.ts';
import type { Fact } from './layout/layout.ts';
import { endText, startText } from './layout/period-text.ts';
import { findSource, type MakeParts } from './make.ts';
import { answersBehind } from './referral-answers.ts';
import { addressText, money, nameText } from './words/format.ts';
import { ENGLISH_WORDS } from './words/words.ts';

const END_OF_LINE = '\r\n';

const { field: fieldText, day } = ENGLISH_WORDS;

const [RELATION] = fieldsOf(listAt('Drivers/Driver')).filter(({ name }) => name === 'Relation');

type Asked = readonly (readonly [name: string, path: FieldPath])[];

const OF_POLICYHOLDER: Asked = [
  ['Date of birth', 'Customer/DateOfBirth'],
  ['Occupation', 'Customer/Occupation'],
  ['Years resident in Ireland', 'Customer/YearsResident'],
  ['Licence', 'Customer/LicenceType'],
  ['Licence held', 'Customer/LicenceHeldYears'],
  ['Penalty points', 'Customer/PenaltyPoints'],
  ['Claims in the last five years', 'ClaimsHistory/NumberOfClaims'],
  ['Claim-free', 'ClaimsHistory/YearsNoClaims'],
  ['No-claims bonus', 'NoClaimsBonus/Years'],
];

const OF_CAR: Asked = [
  ['Registration', 'Vehicle/RegistrationNumber'],
  ['Year', 'Vehicle/Year'],
  ['Engine', 'Vehicle/EngineSize'],
  ['Fuel', 'Vehicle/FuelType'],
  ['Value', 'Vehicle/Value'],
  ['Distance in a year', 'Vehicle/Mileage'],
  ['Modifications', 'Vehicle/Modifications'],
  ['Parked overnight', 'Vehicle/OvernightParking'],
];

/** What was answered of some fields; what was not is in the statement of fact. */
function answered(asked: Asked, { answers }: Sale): Fact[] {
  return asked.flatMap(([name, path]): Fact[] => {
    const field = fieldAt(path);
    const value = fieldValue(answers, field.key);
    return value === undefined ? [] : [[name, fieldText(field, value)]];
  });
}

const lineOf = ([name, value]: Fact) => `${name}${name.endsWith('?') ? '' : ':'} ${value}`;

/** A part of the text with its heading. */
const part = (title: string, lines: readonly string[]) => [title, ...lines].join(END_OF_LINE);

/** Why the quote is referred, each reason with the answers that caused it. */
function reasonLines(source: DocumentSource): string[] {
  const { reasons = [] } = source.sale.referral ?? {};
  return reasons.flatMap((reason) => [
    `– ${inEnglish(reason.message)}`,
    ...answersBehind(reason, source).map((fact) => `    ${lineOf(fact)}`),
  ]);
}

function driverLines({ drivers }: Sale): string[] {
  return drivers.map((driver, at) => {
    const { firstName, surname, dateOfBirth, relation, licenceType, licenceHeldYears } = driver;
    const held =
      licenceHeldYears === undefined ? '' : `held ${ENGLISH_WORDS.years(licenceHeldYears)}`;
    const texts = [
      `${firstName} ${surname}`,
      relation && RELATION && fieldText(RELATION, relation).toLowerCase(),
      `born ${day(dateOfBirth)}`,
      licenceType,
      held,
    ];
    return `${at + 1}. ${texts.filter(Boolean).join(', ')}`;
  });
}

function coverFacts(sale: Sale): Fact[] {
  const excess = excessText(sale);
  return [
    ['Cover', coverTitle[sale.answers.policy.coverType]],
    ['Use', ratedUse(ENGLISH_WORDS, sale)],
    ['From', startText(ENGLISH_WORDS, sale)],
    ['To', endText(ENGLISH_WORDS, sale)],
    ...(excess === undefined ? [] : [['Excess', excess] as const]),
    ...addOnRows(ENGLISH_WORDS, sale),
    ['Premium', `${money(sale.explanation.premium)} for this period, levies and fee included`],
  ];
}

/** The e-mail that asks an underwriter to decide on a referred quote, in the words of the trade. */
function mailOf(source: DocumentSource): UnderwriterMail {
  const { sale, book, firm } = source;
  const { customer, vehicle } = sale.answers;
  const drivers = driverLines(sale);
  const isAgain = sale.referral?.lostApproval !== undefined;
  const who: Fact[] = [
    ['Name', nameText(customer)],
    ['Address', addressText(customer) ?? ''],
    ...answered(OF_POLICYHOLDER, sale),
  ];
  const car: Fact[] = [
    ['Make and model', `${vehicle.make} ${vehicle.model}`],
    ...answered(OF_CAR, sale),
  ];
  const text = [
    `To the underwriter of ${book.underwriter}`,
    'Please tell us whether you accept this risk, on which terms, and your name and reference.',
    ...(isAgain ? ['You approved it before. Its terms have changed since then.'] : []),
    part('WHY IT IS REFERRED', reasonLines(source)),
    part('POLICYHOLDER', who.filter(([, value]) => value !== '').map(lineOf)),
    part('CAR', car.map(lineOf)),
    ...(drivers.length === 0 ? [] : [part('OTHER DRIVERS', drivers)]),
    part('COVER AND PREMIUM', coverFacts(sale).map(lineOf)),
    'The statement of fact with all answers is attached.',
    `Our reference: ${sale.quoteId}`,
    ...(firm?.name ? [firm.name] : []),
  ];
  return {
    subject: `Referral ${sale.quoteId}: ${vehicle.registrationNumber}`,
    text: text.join(END_OF_LINE + END_OF_LINE),
  };
}

/** Writes the e-mail to an underwriter about a quote that waits for a decision. */
export function writeToUnderwriter(
  parts: Pick<MakeParts, 'library' | 'quotes' | 'notes' | 'firm' | 'specimen'>,
) {
  return async (
    { quoteId }: { quoteId: string },
    context: Context,
  ): Promise<Result<UnderwriterMail>> => {
    const found = await findSource(parts, { quoteId }, context);
    if (!found.ok) return found;
    const { source } = found.value;
    if (source.sale.referral?.state === 'referred') return done(mailOf(source));
    return failed({ kind: 'conflict', message: message('nothingToDecide', { id: quoteId }) });
  };
}
