import type { ExactList } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { Question } from './questions.ts';

/** The questions about each item of a list; they are asked only where they are answered. */
interface ItemQuestions<Name extends string> {
  readonly part: Question['part'];
  /** What an item is called. */
  readonly item: string;
  readonly asks: Readonly<Record<Name, string>>;
}

/** The lists that the form asks for; optional covers are on the schedule. */
type AskedList = Exclude<ExactList, { readonly form: false }>;

/** The questions about the items of each list, in the order of the statement. */
export const ITEM_QUESTIONS: {
  readonly [L in AskedList as L['path']]: ItemQuestions<keyof L['fields'] & string>;
} = {
  'Customer/Convictions/Conviction': {
    part: 'you',
    item: 'Conviction',
    asks: {
      Offence: 'What was it for?',
      Date: 'When was it?',
      Points: 'How many penalty points did it bring?',
    },
  },
  'Customer/Disqualifications/Disqualification': {
    part: 'you',
    item: 'Disqualification',
    asks: { Date: 'When did it begin?', Months: 'For how long was it?' },
  },
  'ClaimsHistory/Claims/Claim': {
    part: 'claims',
    item: 'Claim',
    asks: {
      Date: 'When did it happen?',
      ClaimType: 'What happened?',
      Amount: 'How much was or will be paid?',
      AtFault: 'Were you at fault?',
      ClaimStatus: 'Is it open or settled?',
    },
  },
  'Drivers/Driver': {
    part: 'drivers',
    item: 'Driver',
    asks: {
      FirstName: 'What is the first name?',
      Surname: 'What is the surname?',
      DateOfBirth: 'When was the driver born?',
      LicenceType: 'What licence does the driver hold?',
      LicenceHeldYears: 'For how long was it held?',
      Relation: 'What is the driver to you?',
      DriverNumber: 'What is the driver number?',
      NumberOfClaims: 'How many claims had the driver in the last five years?',
      PenaltyPoints: 'How many penalty points has the driver?',
      MainDriver: 'Does this driver drive the car most?',
    },
  },
};
