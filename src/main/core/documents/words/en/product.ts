/** Source: Directive 2009/103/EC, Article 9, as amended by Directive (EU) 2021/2118. */
const PROPERTY_LIMIT = '€1,300,000';

/** What the insurance product information document says. Source: Regulation (EU) 2017/1469. */
const ipid = {
  others: [
    'Death of or injury to other persons, without limit',
    `Damage to the property of others, up to ${PROPERTY_LIMIT} an accident`,
  ],
  damage: 'Accidental damage to your car',
  damageAtFault: 'Accidental damage to your car, even where you are at fault',
  fireAndTheft: 'Fire, theft and attempted theft of your car',
  excessOfOthers: (excess: string) =>
    `You bear the first ${excess} of each claim by others for their property`,
  excess: (excess: string) => `You bear the first ${excess} of each claim for your own car`,
  marketValue: 'Your car is insured up to its market value',
  nowhere: 'registered and authorised in no Member State',
  notRecorded: 'where it is registered and authorised is not recorded in the rate book',
  company: (underwriter: string, state: string) => `Company: ${underwriter}, ${state}.`,
  summary:
    'This is a summary. Complete information before and about the contract is in other documents: the schedule, and the terms and conditions.',
  kind: 'What is this type of insurance?',
  kindText: 'Private motor insurance: the cover that the law requires for a car on Irish roads.',
  insured: 'What is insured?',
  notInsured: 'What is not insured?',
  never: [
    'Wear and tear and mechanical breakdown',
    'Drivers who are not named, or who hold no licence',
    'Hire or reward, racing and trials of speed',
  ],
  restrictions: 'Are there any restrictions on cover?',
  use: 'Use is limited to what the certificate states',
  where: 'Where am I covered?',
  places: 'Ireland and Northern Ireland, Great Britain, and the European Economic Area',
  obligations: 'What are my obligations?',
  duties: [
    'Before the contract: answer all questions honestly and with reasonable care, and give the driver number of every named driver',
    'During the contract: tell us of changes to the car, its use, its drivers and your address',
    'In a claim: report accidents, thefts and claims as soon as you reasonably can',
  ],
  payment: 'When and how do I pay?',
  inFull: 'In full when you accept the quote: by card, direct debit or bank transfer.',
  byInstalments: 'Or by instalments:',
  fees: 'The premium includes levies. These fees are added:',
  period: 'When does the cover start and end?',
  dates: 'On the dates that the schedule states.',
  cancel: 'How do I cancel the contract?',
  cancelText:
    'Within 14 working days after you were told that the contract is concluded, without a reason; after that at any time, in writing to your broker.',
};

/** What the terms and conditions say. */
const terms = {
  applies: (cover: string) =>
    `These terms apply to ${cover.toLowerCase()} cover. They are a specimen wording: no insurer has issued or approved them.`,
  contract: 'The contract',
  contractText: (underwriter: string) =>
    `The contract is between you, the policyholder, and ${underwriter} (“we”). It consists of these terms, the schedule, the certificate and the statement of fact. It begins when you accept the quote and pay the premium, and covers the period that the schedule states.`,
  others: 'Injury and damage to others',
  othersText: `We pay what you are legally bound to pay for death of or injury to other persons, passengers included, without limit, and for damage to their property up to ${PROPERTY_LIMIT} an accident, as the law requires, where the car was used in a public place within the limits on the certificate.`,
  fireAndTheft: 'Fire and theft',
  fireAndTheftText:
    'We pay for loss of the car, or damage to it, by fire, lightning, explosion, theft or attempted theft, up to its market value.',
  accident:
    'Under comprehensive cover we also pay for accidental damage to the car, up to its market value, even where you are at fault.',
  optional: 'Optional cover',
  excess: 'Excess',
  noExcess: 'You bear no part of a claim.',
  excessOfOthers: (amount: string) =>
    `You bear ${amount} of each claim for damage to the property of others. We pay them in full and recover it from you.`,
  excessOf: (amount: string) =>
    `You bear ${amount} of each claim for loss of the car or damage to it.`,
  payment: 'Fees and instalments',
  fees: 'The total to pay includes these fees:',
  notCovered: 'What is not covered',
  exclusions: [
    'Use of the car outside the limits stated on the certificate.',
    'Driving by anybody who is not named as a driver, or who has no licence for the car.',
    'Wear and tear, loss of value, and mechanical or electrical breakdown.',
    'Loss or damage caused on purpose by you or with your consent.',
    'Racing, rallies and trials of speed.',
  ],
  duties: 'Your duties',
  duty: [
    'Answer our questions honestly and with reasonable care. The statement of fact returns your answers to you: tell us if one is wrong.',
    'Give us the driver number (item 4d of the driving licence) of every named driver before the policy is issued.',
    'Pay the premium when it is due.',
    'Keep the car roadworthy and take reasonable care of it.',
    'Tell us of an accident, a theft or a claim against you as soon as you reasonably can.',
    'Tell us when the car, its use, its drivers or your address change.',
  ],
  cancel: 'Your right to cancel',
  cancelText:
    'You may cancel within 14 working days after you were told that the contract is concluded, without giving a reason. We then return the premium, less the part for the days on which you were covered. After that you may cancel at any time in writing.',
  claims: 'Claims',
  claimsText:
    'Tell us what happened, when and where, and who else was concerned. Admit no liability and promise no payment without our consent. We handle a claim promptly and fairly and tell you how it stands.',
  complaints: 'Complaints',
  // Source: Consumer Protection Code 2012, 10.9; fspo.ie.
  complain:
    'Complain to your broker first: by telephone, in writing or by e-mail. Your broker acknowledges it within 5 working days, tells you at least every 20 working days how it stands, and should answer it within 40 working days.',
  ombudsman:
    'If there is no answer by then, or you are not satisfied with it, you may turn to the Financial Services and Pensions Ombudsman, free of charge: Lincoln House, Lincoln Place, Dublin 2, D02 VH29, telephone 01 567 7000, info@fspo.ie.',
  law: 'Law',
  lawText: 'The law of Ireland applies. We communicate with you in English.',
};

export const product = { ipid, terms };
