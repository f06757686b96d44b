import { NO_DRIVER_NUMBER } from '../../../../../shared/domain/messages/warnings.ts';
import type { DocumentType } from '../../../../../shared/domain/quotes/document-type.ts';
import { MONTHS } from '../../../../../shared/domain/typed-date.ts';
import type { Remark } from '../../../../../shared/schemas/common/remark.ts';

const noDriverNumber: Readonly<Record<'title' | 'text', string>> = NO_DRIVER_NUMBER;

/** What every document says: dates, marks, heads, and what stands for a missing answer. */
export const paper = {
  monthNames: MONTHS.en as readonly string[],
  atTime: (day: string, time: string) => `${day}, ${time} (Irish time)`,
  between: (from: string, to: string) => `${from} to ${to}`,
  whenSold: (day: string) => `${day}, when it goes on cover`,
  keepsLength: (days: string) => `${days}: cover that begins on another day keeps its length`,
  notGiven: 'Not given',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  months: (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`,
  assumed: (value: string) => `${value} (assumed)`,
  included: (level: string) => `${level}, included in the premium`,
  regulated: 'Regulated by the Central Bank of Ireland',
  remark: ({ suggestion }: Remark, question: string, text: string) =>
    `“${question}” ${text}${suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`}`,
  verification: (code: string) => `Verification code ${code}`,
  product: (cover: string) => `Private motor insurance · ${cover}`,
  title: {
    schedule: 'Policy schedule',
    terms: 'Terms and conditions',
    certificate: 'Certificate of insurance',
    'statement-of-fact': 'Statement of fact',
    ipid: 'Insurance product information document',
    'statement-of-suitability': 'Statement of suitability',
    'premium-calculation': 'How your premium was calculated',
    'refusal-letter': 'Refusal letter',
    receipt: 'Receipt',
    endorsement: 'Endorsement',
    'cancellation-letter': 'Cancellation letter',
    'no-claims-proof': 'Proof of no-claims bonus',
    'confirmation-of-cover': 'Confirmation of cover',
    'renewal-invitation': 'Offer of renewal',
    'lapse-letter': 'Letter of lapse',
    'terms-of-business': 'Terms of business',
  } satisfies Record<DocumentType, string>,
  mark: {
    notValid: 'Not yet valid',
    cancelled: 'Cancelled',
    notConfirmed: 'Not confirmed',
    specimen: 'Specimen',
    specimenNotValid: 'Specimen – not valid',
    demonstration: 'Demonstration – not an offer of insurance',
  },
  head: {
    quote: 'Quote',
    policy: 'Policy',
    reference: 'Reference',
    date: 'Date',
    issued: 'Issued',
    validUntil: 'Valid until',
  },
  label: {
    name: 'Name',
    address: 'Address',
    birth: 'Date of birth',
    car: 'Car',
    cover: 'Cover',
    begins: 'Begins',
    ends: 'Ends',
    use: 'Use',
    excess: 'Excess',
    endorsements: 'Endorsements',
    optional: 'Optional cover',
    driverNumber: 'Driver number',
    driverNumberOf: (name: string) => `Driver number of ${name}`,
  },
  noDriverNumber,
  /** What the trade calls the uses that rate books have as rows. */
  use: {
    SDP: 'Social, domestic and pleasure',
    'SDP with commuting': 'Social, domestic and pleasure, with commuting',
    'Class 1': 'Class 1 business use, by the policyholder',
    'Class 2': 'Class 2 business use, by the policyholder and the named drivers',
    'Class 3': 'Class 3 business use, commercial travelling included',
    'Hire and reward': 'Hire and reward',
    'Motor trade': 'The motor trade',
  },
  schedule: {
    total: (premium: string) => `Total premium ${premium}`,
    changedFrom: 'As changed from',
    accepted: (policy: string) => `This quote was accepted and is policy ${policy}.`,
    quote: (until: string) =>
      `This is a quote, not a contract. It is valid until ${until} and there is no cover until it is accepted.`,
    referred: ' It is referred: an underwriter must agree to it first.',
    refused: ' An underwriter refused it: it cannot be accepted.',
    agreed: ' An underwriter agreed to it on the terms that stand under Endorsements.',
    policyholder: 'Policyholder',
    underwriter: 'Underwriter',
    pricedFor: 'Priced for',
    drivers: 'Drivers',
    only: (name: string) => `${name} only`,
    vehicle: 'Vehicle',
    mark: 'Registration mark',
    makeAndModel: 'Make and model',
    year: 'Year',
    value: 'Value',
    engine: 'Engine',
    pay: 'What you pay',
    adjustments: 'What lowers and what raises your premium',
    ask: (day: string) =>
      `Levies as of ${day}. Ask us if you want to see how the premium was calculated, step by step.`,
  },
  certificate: {
    specimen: {
      title: 'Specimen: not valid',
      text: 'Made in training. It is no evidence of insurance: no insurer stands behind it and no cover is in force.',
    },
    draft: {
      title: 'Not yet valid',
      text: 'The quote has not been accepted. This is a draft: it is no evidence of insurance and no cover is in force.',
    },
    bySpecimen: (underwriter: string) =>
      `Not given. ${underwriter} certifies nothing by a specimen.`,
    tooEarly: (underwriter: string) =>
      `Not given. ${underwriter} certifies nothing before the quote is accepted.`,
    cancelled: (moment: string) =>
      `The policy was cancelled from ${moment}: this certificate proves no cover after that, and must be returned within seven days.`,
    certified: (underwriter: string, day: string) =>
      `The policy to which this certificate relates is certified to be issued by ${underwriter} in accordance with the law that applies to compulsory motor insurance in Ireland. Accepted on ${day}.`,
    hire: 'hire or reward',
    racing: 'racing',
    paceMaking: 'pace-making',
    speed: 'trials of speed',
    trade: 'the motor trade',
    notFor: (use: string, uses: readonly string[]) =>
      `${use}. Not for ${uses.slice(0, -1).join(', ')} or ${uses.at(-1)}.`,
    particulars: 'Particulars',
    number: '1.  Certificate and policy number',
    notIssued: 'Not yet issued',
    vehicle: '2.  Registration mark of the vehicle',
    policyholder: '3.  Name of the policyholder',
    start: '4.  Start of the insurance',
    end: '5.  Expiry of the insurance',
    drivers: '6.  Persons named as drivers',
    named: (names: string) =>
      `${names}, provided that a licence to drive the vehicle is or has been held and driving is not prohibited by law.`,
    subject: ' Subject to the endorsements.',
    use: '7.  Limitations as to use',
    certification: '8.  Certification by the insurer',
    layout:
      'The layout of this certificate is a demonstration. It is not the form that the law prescribes, and it may not be shown as evidence of insurance.',
  },
  refusal: {
    heading: 'We can not offer you insurance',
    footer: 'Refusal',
    asked: (day: string, underwriter: string) =>
      `You asked for private motor insurance on ${day}. ${underwriter} does not insure this risk, for the reasons below.`,
    what: 'What you asked for',
    why: 'Why it was refused',
    next: 'What you can do',
    steps: [
      'Ask us if you think that one of these facts is wrong: we then look at your request again.',
      'Under the Declined Cases Agreement of Insurance Ireland, the first insurer that you asked must quote if three insurers have refused you. Keep this letter to show it.',
      'If you are not satisfied with our answer to a complaint, you may turn to the Financial Services and Pensions Ombudsman.',
    ],
  },
};
