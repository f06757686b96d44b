import type { ExactList } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Question } from './questions.ts';

/** The questions about each item of a list. */
interface ItemQuestions<Name extends string> {
  readonly part: Question['part'];
  /** Whether there is an item at all. */
  readonly any: string;
  /** Whether that was still to be asked: other answers may say it. By default it was. */
  readonly isOpen?: (sections: QuoteSections) => boolean;
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
    any: 'Have you had a motoring conviction in the last five years?',
    item: 'Conviction',
    asks: {
      Offence: 'What was it for?',
      Date: 'When was it?',
      Points: 'How many penalty points did you get?',
    },
  },
  'Customer/Disqualifications/Disqualification': {
    part: 'you',
    any: 'Have you been disqualified from driving in the last five years?',
    item: 'Disqualification',
    asks: { Date: 'When did it begin?', Months: 'How long was it for?' },
  },
  'ClaimsHistory/Claims/Claim': {
    part: 'claims',
    any: 'What were the claims?',
    isOpen: ({ claimsHistory }) => claimsHistory.numberOfClaims !== 0,
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
    part: 'drivers',
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
};
