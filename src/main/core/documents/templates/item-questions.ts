import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { AskedList } from '../words/en/facts.ts';
import type { Question } from './questions.ts';

/** Where the questions about each item of a list stand; their words are the texts' `items`. */
interface ItemQuestions {
  readonly part: Question['part'];
  /** Whether it was still to be asked if there is an item: other answers may say it. By default it was. */
  readonly isOpen?: (sections: QuoteSections) => boolean;
}

/** The questions about the items of each list, in the order of the statement. */
export const ITEM_QUESTIONS: Readonly<Record<AskedList, ItemQuestions>> = {
  'Customer/Convictions/Conviction': { part: 'you' },
  'Customer/Disqualifications/Disqualification': { part: 'you' },
  'ClaimsHistory/Claims/Claim': {
    part: 'claims',
    isOpen: ({ claimsHistory }) => claimsHistory.numberOfClaims !== 0,
  },
  'Drivers/Driver': { part: 'drivers' },
};
