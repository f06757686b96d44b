import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { driverNumberOf } from '../../quotes/history/retrieve.ts';
import type { DocumentSource } from '../document-source.ts';
import { addressText, momentText, NOT_GIVEN, nameText } from '../format.ts';
import { endText } from '../period-text.ts';

/** The parts of the statement of fact with their headings, in its order. */
export const PARTS = [
  { part: 'you', title: 'About you' },
  { part: 'car', title: 'About the car' },
  { part: 'claims', title: 'About claims' },
  { part: 'cover', title: 'About the cover' },
] as const;

/** A question that was asked. */
export interface Question {
  readonly part: (typeof PARTS)[number]['part'];
  readonly asks: string;
  /** The answer where it is more than the value of one field. */
  readonly answer?: (source: DocumentSource) => string;
}

const NAME: Question = {
  part: 'you',
  asks: 'What is your name?',
  answer: ({ quote }) => nameText(quote.sections.customer),
};
const HOME: Question = {
  part: 'you',
  asks: 'Where do you live?',
  answer: ({ quote }) => addressText(quote.sections.customer) ?? NOT_GIVEN,
};
const MAKE_AND_MODEL: Question = {
  part: 'car',
  asks: 'What make and model is it?',
  answer: ({ quote: { sections } }) => `${sections.vehicle.make} ${sections.vehicle.model}`,
};

/** The question that each field answers, in the order of the statement; several may share one. */
export const QUESTIONS: Readonly<Record<FieldPath | 'driverNumber', Question>> = {
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
  'Customer/LicenceHeldYears': { part: 'you', asks: 'For how long have you held it?' },
  driverNumber: {
    part: 'you',
    asks: 'What is your driver number?',
    answer: (source) =>
      driverNumberOf(source) ?? 'Not recorded: required before a policy is issued',
  },
  'Customer/Email': { part: 'you', asks: 'What is your e-mail address?' },
  'Customer/Phone': { part: 'you', asks: 'What is your telephone number?' },
  'Vehicle/RegistrationNumber': { part: 'car', asks: 'What is its registration mark?' },
  'Vehicle/Make': MAKE_AND_MODEL,
  'Vehicle/Model': MAKE_AND_MODEL,
  'Vehicle/Year': { part: 'car', asks: 'What year is it of?' },
  'Vehicle/EngineSize': { part: 'car', asks: 'How large is its engine?' },
  'Vehicle/FuelType': { part: 'car', asks: 'What fuel does it use?' },
  'Vehicle/Value': { part: 'car', asks: 'What is it worth?' },
  'Vehicle/Mileage': { part: 'car', asks: 'How far do you drive in a year?' },
  'Vehicle/SecurityDevices/AlarmImmobiliser': {
    part: 'car',
    asks: 'Has it an alarm or immobiliser?',
  },
  'ClaimsHistory/NumberOfClaims': {
    part: 'claims',
    asks: 'How many claims were there in the last five years?',
  },
  'ClaimsHistory/YearsNoClaims': {
    part: 'claims',
    asks: 'For how many years have you had no claim?',
  },
  'Policy/CoverType': { part: 'cover', asks: 'What cover do you want?' },
  'Policy/UseClass': { part: 'cover', asks: 'What will you use the car for?' },
  'Policy/InceptionDate': {
    part: 'cover',
    asks: 'When shall it begin?',
    answer: ({ quote }) => momentText(quote.sections.policy.inceptionDate),
  },
  'Policy/ExpiryDate': {
    part: 'cover',
    asks: 'When shall it end?',
    answer: endText,
  },
};
