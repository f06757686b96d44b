import type { Ending } from '../../../../../shared/domain/policies/transaction.ts';
import type { AskedPath } from './facts.ts';

/** How every letter to the policyholder begins and ends. */
const letter = {
  dear: (name: string) => `Dear ${name},`,
  close: 'Yours sincerely,',
};

/** What an endorsement says. */
const endorsement = {
  lead: (moment: string) =>
    `Your policy is changed from ${moment}. This endorsement is part of it: please keep it with your policy.`,
  from: 'Changed from',
  to: 'Changed until',
  changes: 'What changed',
  what: 'What',
  before: 'Before',
  after: 'Now',
  costs: 'What the change costs or returns',
  premiumBefore: 'Premium of a whole period before',
  premiumAfter: 'Premium of a whole period now',
  premiumText:
    'The premium of a whole period has its levies and is without fees. For the change you pay, or get back, only the part for the days that it covers.',
  rest: 'All other terms of your policy stay as they were.',
  /** What is changed, by the field; fields of one name are one answer. */
  names: {
    'Customer/Title': 'Name',
    'Customer/FirstName': 'Name',
    'Customer/Surname': 'Name',
    'Customer/DateOfBirth': 'Date of birth',
    'Address/AddressLine1': 'Address',
    'Address/Town': 'Address',
    'Address/County': 'Address',
    'Address/Eircode': 'Address',
    'Address/Country': 'Address',
    'Customer/LicenceType': 'Licence',
    'Customer/LicenceHeldYears': 'Licence held for',
    'Customer/Occupation': 'Occupation',
    'Customer/YearsResident': 'Years in Ireland',
    'Customer/PenaltyPoints': 'Penalty points',
    'Customer/MarketingConsent': 'Consent to offers',
    'Customer/Language': 'Language of documents',
    'Customer/Email': 'E-mail address',
    'Customer/Phone': 'Telephone number',
    'Vehicle/RegistrationNumber': 'Registration mark',
    'Vehicle/Make': 'Make and model',
    'Vehicle/Model': 'Make and model',
    'Vehicle/Year': 'Year',
    'Vehicle/EngineSize': 'Engine',
    'Vehicle/FuelType': 'Fuel',
    'Vehicle/Value': 'Value',
    'Vehicle/Mileage': 'Distance driven in a year',
    'Vehicle/SecurityDevices/AlarmImmobiliser': 'Alarm or immobiliser',
    'Vehicle/BodyType': 'Body type',
    'Vehicle/WeightClass': 'Maximum laden weight',
    'Vehicle/Imported': 'Imported',
    'Vehicle/Modifications': 'Modifications',
    'Vehicle/OvernightParking': 'Overnight parking',
    'Vehicle/Owner': 'Owner',
    'Vehicle/RegisteredKeeper': 'Registered keeper',
    'ClaimsHistory/NumberOfClaims': 'Claims in the last five years',
    'ClaimsHistory/YearsNoClaims': 'Years without a claim',
    'NoClaimsBonus/Years': 'No-claims bonus',
    'NoClaimsBonus/Insurer': 'Insurer of the bonus',
    'NoClaimsBonus/Country': 'Country of the bonus',
    'NoClaimsBonus/ExpiryDate': 'Bonus expires',
    'NoClaimsBonus/Protected': 'Bonus protected',
    'NoClaimsBonus/EvidenceSeen': 'Proof of the bonus seen',
    'PreviousInsurance/Insurer': 'Previous insurer',
    'PreviousInsurance/Refused': 'Refused by an insurer before',
    'PreviousInsurance/SpecialTerms': 'Special terms before',
    'Policy/CoverType': 'Cover',
    'Policy/UseClass': 'Use',
    driverNumber: 'Driver number',
    'Policy/InceptionDate': 'Begins',
    'Policy/ExpiryDate': 'Ends',
  } satisfies Record<AskedPath, string>,
};

/** What the letter of a cancellation says. Sources: Road Traffic Act 1961; Consumer Insurance Contracts Act 2019. */
const cancellation = {
  heading: 'Your policy is cancelled',
  period: 'Period of the policy',
  ends: 'Cover ends',
  never: 'No day was covered',
  how: 'How your cover ends',
  ending: {
    coolingOff: (moment: string) =>
      `You withdrew from the contract within the 14 working days that you have for it (Consumer Insurance Contracts Act 2019, section 11). Cover ends on ${moment}.`,
    customer: (moment: string) => `You asked us to cancel your policy. Cover ends on ${moment}.`,
    insurer: (moment: string, underwriter: string) =>
      `${underwriter} cancels your policy. Cover ends on ${moment}. This letter is your notice of seven days or more (Road Traffic Act 1961, section 62(1)(d); Consumer Insurance Contracts Act 2019, section 13).`,
    fromStart: () =>
      'Your policy is cancelled from its start: it is as if it had never begun, and no day was covered.',
  } satisfies Record<Ending, (moment: string, underwriter: string) => string>,
  because: (reason: string) => `The reason of the insurer: ${reason}`,
  noCover:
    'From then on this policy does not insure your car. It may not be used in a public place, nor parked there, without other insurance.',
  amounts: 'What is returned, or is still to be paid',
  kept: {
    coolingOff:
      'Only the premium for the days on which you were covered is kept. Every fee is returned.',
    customer:
      'The premium for the cover that you had is kept by the scale that your terms and the rate book of your policy state.',
    insurer:
      'The premium for the days that are left is returned to you. The cancellation costs you nothing.',
    fromStart: 'All that was charged is returned.',
  } satisfies Record<Ending, string>,
  certificate: 'Certificate and disc',
  certificateText:
    'Return the certificate of insurance and the insurance disc to us within seven days after cover ends. The law requires it (Road Traffic Act 1961, section 70).',
};

/** What the proof of a no-claims bonus says. */
const bonus = {
  lead: 'To whom it may concern: this is what our records say of the no-claims bonus under this policy.',
  number: 'Policy number',
  period: 'Period of the policy',
  lastDay: 'Last day of cover',
  bonus: 'No-claims bonus',
  atStart: 'Bonus at the start of the period',
  thisPeriod: 'This period',
  complete: 'Complete',
  early: 'Ended before its time: it counts as no further year',
  running: 'Not over yet: it counts as no further year so far',
  claims: 'Claims in this period that count against it',
  atEnd: 'Bonus at the end of the period',
  usable:
    'A bonus is usually usable for 24 months after the last day of cover. Each insurer decides what it accepts.',
};

/** What a confirmation of cover says. */
const confirmation = {
  lead: (underwriter: string) =>
    `We confirm that your car is insured by ${underwriter} as stated below.`,
  only: 'This letter is not a certificate of insurance',
  onlyText:
    'It confirms what our records say on its date. A later change or cancellation of the policy is not part of it.',
};

/**
 * What the offer of a renewal says. Sources: Consumer Insurance Contracts Act 2019, section 12; Non-Life Insurance
 * (Provision of Information) (Renewal of Policy of Insurance) Regulations 2007, SI 74/2007, as amended by SI 577/2018.
 */
const renewal = {
  heading: 'Your renewal',
  lead: (day: string) =>
    `Your policy ends on ${day}. We offer to renew it for the period below, at the price below.`,
  period: 'Next period',
  price: 'What the next period costs',
  covers: 'The price of every cover that is offered',
  excess: 'Excess',
  premium: 'Premium',
  bonus: 'No-claims bonus',
  before: 'At the start of the present period',
  after: 'At the start of the next period',
  claims: 'Claims of the present period that count against it',
  years: 'What you paid before',
  year: 'Period',
  paid: 'Premium',
  annualised: 'As a year',
  claimsPaid: 'Paid on claims',
  yearsText:
    'The premium is what was charged in all for the period. Where the policy was changed in it, “as a year” is what a whole year costs as the policy covered at the end of the period, with levies and without fees.',
  compare:
    'You are free to insure with anybody else. Compare the price, the cover and the excess with other offers before you decide.',
  todo: 'What to do',
  tell: (day: string) =>
    `Check that what you told us is still true: your address, your car, its use, its drivers, claims, penalty points. Tell us of any change. To renew, tell us by ${day}. Otherwise your cover ends on that day, and your car is not insured from then on.`,
};

/** What the letter says that a policy lapsed. */
const lapse = {
  heading: 'Your policy has ended',
  lead: (day: string) => `Your policy ended on ${day}. It was not renewed.`,
  bonus: 'Your no-claims bonus',
};

/** What the documents of a policy after its sale say. */
export const afterSale = {
  letter,
  endorsement,
  cancellation,
  bonus,
  confirmation,
  renewal,
  lapse,
};
export type AfterSaleTexts = typeof afterSale;
