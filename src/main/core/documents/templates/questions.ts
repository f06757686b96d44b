import type { Sale } from '../../quotes/sale/sale.ts';
import { endText, startText } from '../layout/period-text.ts';
import type { AskedPath } from '../words/en/facts.ts';
import { addressText, nameText } from '../words/format.ts';
import type { Words } from '../words/words.ts';

/** The parts of the statement of fact, in its order. */
export const PARTS = ['you', 'car', 'drivers', 'claims', 'insurance', 'cover'] as const;

/** What questions are answered from; of a draft, nothing was recorded. */
export type Answered = Pick<
  Sale,
  'answers' | 'driverNumber' | 'start' | 'startsWhenSold' | 'priced' | 'end'
>;

/** A question that was asked; its words are the texts' `asks`. */
export interface Question {
  readonly part: (typeof PARTS)[number];
  /** The answer where it is more than the value of one field. */
  readonly answer?: (words: Words, answered: Answered) => string;
}

const NAME: Question = {
  part: 'you',
  answer: (_, { answers }) => nameText(answers.customer),
};
const HOME: Question = {
  part: 'you',
  answer: (words, { answers }) => addressText(answers.customer) ?? words.notGiven,
};
const MAKE_AND_MODEL: Question = {
  part: 'car',
  answer: (_, { answers: { vehicle } }) => `${vehicle.make} ${vehicle.model}`,
};

/** The question that each field answers, in the order of the statement; several may share one. */
export const QUESTIONS: Readonly<Record<AskedPath, Question>> = {
  'Customer/Title': NAME,
  'Customer/FirstName': NAME,
  'Customer/Surname': NAME,
  'Customer/DateOfBirth': { part: 'you' },
  'Address/AddressLine1': HOME,
  'Address/Town': HOME,
  'Address/County': HOME,
  'Address/Eircode': HOME,
  'Address/Country': HOME,
  'Customer/LicenceType': { part: 'you' },
  'Customer/LicenceHeldYears': { part: 'you' },
  driverNumber: {
    part: 'you',
    answer: ({ facts }, { driverNumber = facts.noNumber }) => driverNumber,
  },
  'Customer/Occupation': { part: 'you' },
  'Customer/YearsResident': { part: 'you' },
  'Customer/PenaltyPoints': { part: 'you' },
  'Customer/MarketingConsent': { part: 'you' },
  'Customer/Language': {
    part: 'you',
    // The language that the documents are in, whether it was asked for or not.
    answer: ({ choice }, { answers: { customer } }) =>
      choice('language', customer.language ?? 'English'),
  },
  'Customer/Email': { part: 'you' },
  'Customer/Phone': { part: 'you' },
  'Vehicle/RegistrationNumber': { part: 'car' },
  'Vehicle/Make': MAKE_AND_MODEL,
  'Vehicle/Model': MAKE_AND_MODEL,
  'Vehicle/Year': { part: 'car' },
  'Vehicle/EngineSize': { part: 'car' },
  'Vehicle/FuelType': { part: 'car' },
  'Vehicle/Value': { part: 'car' },
  'Vehicle/Mileage': { part: 'car' },
  'Vehicle/SecurityDevices/AlarmImmobiliser': { part: 'car' },
  'Vehicle/BodyType': { part: 'car' },
  'Vehicle/WeightClass': { part: 'car' },
  'Vehicle/Imported': { part: 'car' },
  'Vehicle/Modifications': { part: 'car' },
  'Vehicle/OvernightParking': { part: 'car' },
  'Vehicle/Owner': { part: 'car' },
  'Vehicle/RegisteredKeeper': { part: 'car' },
  'ClaimsHistory/NumberOfClaims': { part: 'claims' },
  'ClaimsHistory/YearsNoClaims': { part: 'claims' },
  'NoClaimsBonus/Years': { part: 'insurance' },
  'NoClaimsBonus/Insurer': { part: 'insurance' },
  'NoClaimsBonus/Country': { part: 'insurance' },
  'NoClaimsBonus/ExpiryDate': { part: 'insurance' },
  'NoClaimsBonus/Protected': { part: 'insurance' },
  'NoClaimsBonus/EvidenceSeen': { part: 'insurance' },
  'PreviousInsurance/Insurer': { part: 'insurance' },
  'PreviousInsurance/Refused': { part: 'insurance' },
  'PreviousInsurance/SpecialTerms': { part: 'insurance' },
  'Policy/CoverType': { part: 'cover' },
  'Policy/UseClass': { part: 'cover' },
  'Policy/InceptionDate': {
    part: 'cover',
    answer: startText,
  },
  'Policy/ExpiryDate': {
    part: 'cover',
    answer: endText,
  },
};
