import type book from './en/book.json';

/**
 * Reasons as the rate books that come with Quotedesk have them, where the screens say them more plainly. The
 * words of a released book never change: its hash has them.
 */
export const BOOK_REASONS: Readonly<Partial<Record<keyof typeof book.reason, string>>> = {
  underTwentyOne: 'A driver under 21 is for an underwriter to accept',
  overEighty: 'A driver over 80 is for an underwriter to accept',
  threeClaimsOrMore: 'Three claims or more in the last five years are for an underwriter to accept',
  valueAbove75000: 'A vehicle worth more than 75,000 euro is for an underwriter to accept',
  learnerPermit: 'A driver with a learner permit is for an underwriter to accept',
  foreignLicence:
    "A licence that can't be exchanged for an Irish one is for an underwriter to accept",
  hireAndReward:
    'Carrying passengers or goods for payment, hire and tuition are for an underwriter to accept',
  motorTrade: 'Use in the motor trade is for an underwriter to accept',
  veteranVehicle:
    'A vehicle of 30 years or more is for an underwriter to accept on veteran terms: an agreed value and limited use',
  tenPointsOrMore: 'Ten penalty points or more are for an underwriter to accept',
  threeConvictionsOrMore:
    'Three convictions or more in the last five years are for an underwriter to accept',
  disqualifiedBefore: 'A disqualification in the last five years is for an underwriter to accept',
  claimsAbove50000:
    'Claims of more than 50,000 euro in the last five years are for an underwriter to accept',
  exoticMake: 'An exotic car is for an underwriter to accept',
  modifiedVehicle: 'A modified vehicle is for an underwriter to accept',
  bonusDespiteClaims:
    'Three years or more without a claim next to two claims in the last five years are for an underwriter to accept',
  lowValueForAge:
    'A vehicle of less than five years that is worth less than 2,500 euro is for an underwriter to accept',
  littleDriven: 'Fewer than 1,000 kilometres a year are for an underwriter to accept',
  overSeventyFour: 'A driver over 74 is for an underwriter to accept',
  anyClaim: 'A claim in the last five years is for an underwriter to accept',
  underThreeYearsNoClaims:
    'Fewer than three years without a claim are for an underwriter to accept',
  valueAbove60000: 'A vehicle worth more than 60,000 euro is for an underwriter to accept',
  valueAbove20000: 'A vehicle worth more than 20,000 euro is for an underwriter to accept',
  moreThanFiveClaims:
    'More than five claims in the last five years are beyond what this rate book covers',
  racing: 'Racing, rallies, track days and speed tests are beyond what this rate book covers',
  noLicence: 'The driver holds no licence, and nobody may drive on an Irish road without one',
  fromFifty: 'This scheme is for drivers from 50 years of age on',
  upToSeventyNine: 'This scheme is for drivers up to 79 years of age',
  upToThirty: 'This scheme is for drivers up to 30 years of age',
  above15000Km: 'More than 15,000 kilometres a year are beyond what this scheme covers',
  above25000Km: 'More than 25,000 kilometres a year are beyond what this scheme covers',
  twoClaimsOrMore: 'Two claims or more in the last five years are beyond what this scheme covers',
  moreThanTwoClaims:
    'More than two claims in the last five years are beyond what this scheme covers',
  fivePointsOrMore: 'Five penalty points or more are beyond what this scheme covers',
  novicePoints:
    'A novice or learner driver with seven penalty points is disqualified, and this scheme covers nobody with as many',
  engineAbove1600: 'A car with an engine of more than 1,600 cc is beyond what this scheme covers',
};
