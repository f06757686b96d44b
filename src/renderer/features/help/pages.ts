import type { CommandId } from '../../commands/catalogue.ts';
import type { English } from '../../i18n/english.ts';

export type PageName = keyof English['help']['pages'];

interface Page {
  /** The command that goes to its screen; the page is there while that is. */
  readonly go?: CommandId;
  readonly commands: readonly CommandId[];
}

/** The pages of the help: how to get about, then the screens in their order, with the commands that each needs. */
export const pages: Readonly<Record<PageName, Page>> = {
  keyboard: { commands: ['openPalette', 'showHelp', 'showShortcuts', 'coverWindow'] },
  dashboard: { go: 'goDashboard', commands: ['goNewQuote'] },
  newQuote: { go: 'goNewQuote', commands: ['finish', 'compareInsurers', 'undo', 'redo'] },
  quotes: {
    go: 'goQuotes',
    commands: [
      'overrideQuote',
      'addCover',
      'recordDriverNumber',
      'confirmSuitability',
      'goReferrals',
      'goNotices',
      'referQuote',
      'sendToUnderwriter',
      'approveReferral',
      'refuseReferral',
      'markLost',
      'markNotLost',
      'acceptQuote',
      'quoteAgain',
      'explainQuote',
      'showDocuments',
      'sectionOverview',
      'sectionPremium',
      'sectionTerms',
      'sectionDocuments',
      'sectionHistory',
      'sectionClaims',
      'printDocument',
      'saveDocument',
      'mailDocuments',
    ],
  },
  policies: {
    commands: [
      'cancelPolicy',
      'reinstatePolicy',
      'reverseTransaction',
      'reportAccident',
      'recordComplaint',
      'goComplaints',
      'goOverdue',
    ],
  },
  customers: { go: 'goCustomers', commands: ['openPalette', 'goRenewals'] },
  price: { go: 'goPrice', commands: [] },
  rateBooks: { go: 'goRateBooks', commands: ['finish'] },
  access: { go: 'goAccess', commands: [] },
  settings: { go: 'goSettings', commands: ['coverWindow', 'toggleBlur'] },
};

export const pageNames = Object.keys(pages) as PageName[];

/** Whether a word is the name of a page. */
export function isPage(word: string | undefined): word is PageName {
  return pageNames.some((name) => name === word);
}
