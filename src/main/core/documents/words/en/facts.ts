import type { FieldPath } from '../../../../../shared/domain/quote-fields/quote-fields.ts';
import type { ExactList } from '../../../../../shared/domain/quote-fields/quote-lists.ts';

/** The fields that the statement asks for: an excess may change, and the schedule has the one that holds. */
export type AskedPath = Exclude<FieldPath, 'Policy/Product' | 'Policy/Excess'> | 'driverNumber';

/** The lists that the form asks for; optional covers are on the schedule. */
type List = Exclude<ExactList, { readonly form: false }>;
export type AskedList = List['path'];

/** The questions about the items of each list. */
type ItemTexts = {
  readonly [L in List as L['path']]: {
    /** Whether there is an item at all. */
    readonly any: string;
    /** What an item is called. */
    readonly item: string;
    readonly asks: Readonly<Record<keyof L['fields'] & string, string>>;
  };
};

/** What the statement of fact asks and says. */
export const facts = {
  read: 'Please read this carefully',
  broker: 'your broker',
  rests: (broker: string) =>
    `Your premium rests on these answers. If one is wrong, has changed, or was not given, tell ${broker} before cover begins, by telephone, in writing or by e-mail: a wrong answer can mean that a claim is reduced or not paid.`,
  duty: 'The law asks you to answer our questions honestly and with reasonable care. You need not tell us what we did not ask.',
  assumptions: 'What we assumed',
  assumptionsText:
    'Where a question was not answered, or not in words that we know, the premium rests on these assumptions. If one is wrong, tell us: the premium may change.',
  notAnswered: 'Not answered',
  confirmed: (answer: string) => `${answer}, confirmed before cover`,
  toConfirm: (answer: string) => `${answer}, to be confirmed before cover`,
  weAssumed: (answer: string, value: string) => `${answer}: we assumed ${value}`,
  nobody: 'No one was named',
  question: 'Question',
  driver: (number: number) => `Driver ${number}`,
  noNumber: 'Not recorded: required before a policy is issued',
  part: {
    you: 'About you',
    car: 'About the car',
    drivers: 'About other drivers',
    claims: 'About claims',
    insurance: 'About earlier insurance',
    cover: 'About the cover',
  },
  /** By the field that answers; fields that share a question have the same words. */
  asks: {
    'Customer/Title': 'What is your name?',
    'Customer/FirstName': 'What is your name?',
    'Customer/Surname': 'What is your name?',
    'Customer/DateOfBirth': 'When were you born?',
    'Address/AddressLine1': 'Where do you live?',
    'Address/Town': 'Where do you live?',
    'Address/County': 'Where do you live?',
    'Address/Eircode': 'Where do you live?',
    'Address/Country': 'Where do you live?',
    'Customer/LicenceType': 'What licence do you hold?',
    'Customer/LicenceHeldYears': 'How long have you held it?',
    driverNumber: 'What is your driver number?',
    'Customer/Occupation': 'What is your occupation?',
    'Customer/YearsResident': 'How long have you lived in Ireland?',
    'Customer/PenaltyPoints': 'How many penalty points do you have?',
    'Customer/MarketingConsent': 'May we send you offers?',
    'Customer/Language': 'In which language do you want your documents?',
    'Customer/Email': 'What is your e-mail address?',
    'Customer/Phone': 'What is your telephone number?',
    'Vehicle/RegistrationNumber': 'What is its registration mark?',
    'Vehicle/Make': 'What make and model is it?',
    'Vehicle/Model': 'What make and model is it?',
    'Vehicle/Year': 'What year was it made?',
    'Vehicle/EngineSize': 'What size is its engine?',
    'Vehicle/FuelType': 'What fuel does it run on?',
    'Vehicle/Value': 'What is it worth?',
    'Vehicle/Mileage': 'How far do you drive in a year?',
    'Vehicle/SecurityDevices/AlarmImmobiliser': 'Is there an alarm or immobiliser?',
    'Vehicle/BodyType': 'What body type is it?',
    'Vehicle/WeightClass': 'What is its maximum laden weight?',
    'Vehicle/Imported': 'Was it imported?',
    'Vehicle/Modifications': 'Has it been modified, and how?',
    'Vehicle/OvernightParking': 'Where is it parked overnight?',
    'Vehicle/Owner': 'Who owns it?',
    'Vehicle/RegisteredKeeper': 'Who is its registered keeper?',
    'ClaimsHistory/NumberOfClaims': 'How many claims have you had in the last five years?',
    'ClaimsHistory/YearsNoClaims': 'How many years have you been claim-free?',
    'NoClaimsBonus/Years': 'How many years’ no-claims bonus do you have?',
    'NoClaimsBonus/Insurer': 'With which insurer did you earn it?',
    'NoClaimsBonus/Country': 'In which country did you earn it?',
    'NoClaimsBonus/ExpiryDate': 'When does it expire, or when did it expire?',
    'NoClaimsBonus/Protected': 'Is it protected?',
    'NoClaimsBonus/EvidenceSeen': 'Has your broker seen the proof of it?',
    'PreviousInsurance/Insurer': 'Who insured you last?',
    'PreviousInsurance/Refused': 'Has an insurer ever refused to insure you?',
    'PreviousInsurance/SpecialTerms': 'Has an insurer ever imposed special terms on you?',
    'Policy/CoverType': 'What cover do you want?',
    'Policy/UseClass': 'What will you use the car for?',
    'Policy/InceptionDate': 'When should cover begin?',
    'Policy/ExpiryDate': 'When should cover end?',
  } satisfies Record<AskedPath, string>,
  items: {
    'Customer/Convictions/Conviction': {
      any: 'Have you had a motoring conviction in the last five years?',
      item: 'Conviction',
      asks: {
        Offence: 'What was it for?',
        Date: 'When was it?',
        Points: 'How many penalty points did you get?',
      },
    },
    'Customer/Disqualifications/Disqualification': {
      any: 'Have you been disqualified from driving in the last five years?',
      item: 'Disqualification',
      asks: { Date: 'When did it begin?', Months: 'How long was it for?' },
    },
    'ClaimsHistory/Claims/Claim': {
      any: 'What were the claims?',
      item: 'Claim',
      asks: {
        Date: 'When did it happen?',
        ClaimType: 'What happened?',
        Amount: 'How much was paid, or is expected to be paid?',
        AtFault: 'Were you at fault?',
        ClaimStatus: 'Is it open or settled?',
      },
    },
    'Drivers/Driver': {
      any: 'Who else will drive the car?',
      item: 'Driver',
      asks: {
        FirstName: 'What is the first name?',
        Surname: 'What is the surname?',
        DateOfBirth: 'When was the driver born?',
        LicenceType: 'What licence does the driver hold?',
        LicenceHeldYears: 'How long has the driver held it?',
        Relation: 'How is the driver related to you?',
        DriverNumber: 'What is the driver number?',
        NumberOfClaims: 'How many claims has the driver had in the last five years?',
        PenaltyPoints: 'How many penalty points does the driver have?',
        MainDriver: 'Does this driver use the car most?',
      },
    },
  } satisfies ItemTexts,
};
