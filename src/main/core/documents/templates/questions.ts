import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import { addressText, NOT_GIVEN, nameText } from '../format.ts';
import { endText, startText } from '../period-text.ts';

/** The parts of the statement of fact with their headings, in its order. */
export const PARTS = [
  { part: 'you', title: 'About you' },
  { part: 'car', title: 'About the car' },
  { part: 'drivers', title: 'About other drivers' },
  { part: 'claims', title: 'About claims' },
  { part: 'insurance', title: 'About earlier insurance' },
  { part: 'cover', title: 'About the cover' },
] as const;

/** What questions are answered from; of a draft, nothing was recorded. */
export type Answered = Pick<Sale, 'answers' | 'driverNumber' | 'start' | 'end'>;

/** A question that was asked. */
export interface Question {
  readonly part: (typeof PARTS)[number]['part'];
  readonly asks: string;
  /** The answer where it is more than the value of one field. */
  readonly answer?: (answered: Answered) => string;
}

const NAME: Question = {
  part: 'you',
  asks: 'What is your name?',
  answer: ({ answers }) => nameText(answers.customer),
};
const HOME: Question = {
  part: 'you',
  asks: 'Where do you live?',
  answer: ({ answers }) => addressText(answers.customer) ?? NOT_GIVEN,
};
const MAKE_AND_MODEL: Question = {
  part: 'car',
  asks: 'What make and model is it?',
  answer: ({ answers: { vehicle } }) => `${vehicle.make} ${vehicle.model}`,
};

/** An excess may change after the quote was asked for: the schedule has the one that holds. */
type AskedPath = Exclude<FieldPath, 'Policy/Product' | 'Policy/Excess'>;

/** The question that each field answers, in the order of the statement; several may share one. */
export const QUESTIONS: Readonly<Record<AskedPath | 'driverNumber', Question>> = {
  'Customer/Title': NAME,
  'Customer/FirstName': NAME,
  'Customer/Surname': NAME,
  'Customer/DateOfBirth': { part: 'you', asks: 'When were you born?' },
  'Address/AddressLine1': HOME,
  'Address/Town': HOME,
  'Address/County': HOME,
  'Address/Eircode': HOME,
  'Address/Country': HOME,
  'Customer/LicenceType': { part: 'you', asks: 'What licence do you hold?' },
  'Customer/LicenceHeldYears': { part: 'you', asks: 'How long have you held it?' },
  driverNumber: {
    part: 'you',
    asks: 'What is your driver number?',
    answer: ({ driverNumber = 'Not recorded: required before a policy is issued' }) => driverNumber,
  },
  'Customer/Occupation': { part: 'you', asks: 'What is your occupation?' },
  'Customer/YearsResident': {
    part: 'you',
    asks: 'How long have you lived in Ireland?',
  },
  'Customer/PenaltyPoints': {
    part: 'you',
    asks: 'How many penalty points do you have?',
  },
  'Customer/MarketingConsent': {
    part: 'you',
    asks: 'May we send you offers?',
  },
  'Customer/Email': { part: 'you', asks: 'What is your e-mail address?' },
  'Customer/Phone': { part: 'you', asks: 'What is your telephone number?' },
  'Vehicle/RegistrationNumber': { part: 'car', asks: 'What is its registration mark?' },
  'Vehicle/Make': MAKE_AND_MODEL,
  'Vehicle/Model': MAKE_AND_MODEL,
  'Vehicle/Year': { part: 'car', asks: 'What year was it made?' },
  'Vehicle/EngineSize': { part: 'car', asks: 'What size is its engine?' },
  'Vehicle/FuelType': { part: 'car', asks: 'What fuel does it run on?' },
  'Vehicle/Value': { part: 'car', asks: 'What is it worth?' },
  'Vehicle/Mileage': { part: 'car', asks: 'How far do you drive in a year?' },
  'Vehicle/SecurityDevices/AlarmImmobiliser': {
    part: 'car',
    asks: 'Is there an alarm or immobiliser?',
  },
  'Vehicle/BodyType': { part: 'car', asks: 'What body type is it?' },
  'Vehicle/WeightClass': {
    part: 'car',
    asks: 'What is its maximum laden weight?',
  },
  'Vehicle/Imported': { part: 'car', asks: 'Was it imported?' },
  'Vehicle/Modifications': {
    part: 'car',
    asks: 'Has it been modified, and how?',
  },
  'Vehicle/OvernightParking': {
    part: 'car',
    asks: 'Where is it parked overnight?',
  },
  'Vehicle/Owner': { part: 'car', asks: 'Who owns it?' },
  'Vehicle/RegisteredKeeper': {
    part: 'car',
    asks: 'Who is its registered keeper?',
  },
  'ClaimsHistory/NumberOfClaims': {
    part: 'claims',
    asks: 'How many claims have you had in the last five years?',
  },
  'ClaimsHistory/YearsNoClaims': {
    part: 'claims',
    asks: 'How many years have you been claim-free?',
  },
  'NoClaimsBonus/Years': {
    part: 'insurance',
    asks: 'How many years’ no-claims bonus do you have?',
  },
  'NoClaimsBonus/Insurer': {
    part: 'insurance',
    asks: 'With which insurer did you earn it?',
  },
  'NoClaimsBonus/Country': {
    part: 'insurance',
    asks: 'In which country did you earn it?',
  },
  'NoClaimsBonus/ExpiryDate': {
    part: 'insurance',
    asks: 'When does it expire, or when did it expire?',
  },
  'NoClaimsBonus/Protected': {
    part: 'insurance',
    asks: 'Is it protected?',
  },
  'NoClaimsBonus/EvidenceSeen': {
    part: 'insurance',
    asks: 'Has your broker seen the proof of it?',
  },
  'PreviousInsurance/Insurer': {
    part: 'insurance',
    asks: 'Who insured you last?',
  },
  'PreviousInsurance/Refused': {
    part: 'insurance',
    asks: 'Has an insurer ever refused to insure you?',
  },
  'PreviousInsurance/SpecialTerms': {
    part: 'insurance',
    asks: 'Has an insurer ever imposed special terms on you?',
  },
  'Policy/CoverType': { part: 'cover', asks: 'What cover do you want?' },
  'Policy/UseClass': { part: 'cover', asks: 'What will you use the car for?' },
  'Policy/InceptionDate': {
    part: 'cover',
    asks: 'When should cover begin?',
    answer: startText,
  },
  'Policy/ExpiryDate': {
    part: 'cover',
    asks: 'When should cover end?',
    answer: endText,
  },
};
