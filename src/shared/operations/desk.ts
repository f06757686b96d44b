import { ReplayReport, ReplayRequest } from '../shapes/change.ts';
import { Client, ClientList, ClientQuery, IssuedClient, NewClient } from '../shapes/client.ts';
import { CustomerFile, CustomerList, CustomerQuery, CustomerSearch } from '../shapes/customer.ts';
import { Dashboard, DashboardQuery } from '../shapes/dashboard.ts';
import { DeclinedList, DeclinedQuery } from '../shapes/declined-risk.ts';
import { DocumentFile, DocumentQuery } from '../shapes/document.ts';
import {
  CopiedQuote,
  DeletedDraft,
  Draft,
  DraftList,
  DraftQuery,
  DraftSubmission,
  NewDraft,
  QuoteToCopy,
  SavedDraft,
} from '../shapes/draft.ts';
import { LogTail, ScreenFailure } from '../shapes/log.ts';
import { Preview, PreviewRequest } from '../shapes/preview.ts';
import { CompareRequest, Comparison } from '../shapes/price.ts';
import { Quote } from '../shapes/quote.ts';
import { QuoteList, QuoteListQuery } from '../shapes/quote-list.ts';
import { RateBookTerms, RateBookTermsQuery } from '../shapes/rate-book-terms.ts';
import { Pulse, ServiceStatus } from '../shapes/service.ts';
import { Settings, SettingsChange } from '../shapes/settings.ts';
import { TrainingData } from '../shapes/training.ts';
import { ApiUsage } from '../shapes/usage.ts';
import { VERIFY_BYTES, VerificationReport, VerifyRequest } from '../shapes/verification.ts';
import { QuoteComparison, WhatIf, WhatIfRequest } from '../shapes/what-if.ts';
import { Nothing, type Operation } from './operation.ts';

/** What only the screens and the command line have. */
export const deskOperations = {
  readDocument: {
    summary: 'Read a document of a quote, made where it is not there yet',
    requires: 'desk',
    input: DocumentQuery,
    output: DocumentFile,
  },
  verifyDocument: {
    summary: 'Say of a file, or of a code on paper, whether it is a document made here',
    requires: 'desk',
    input: VerifyRequest,
    atMost: VERIFY_BYTES,
    output: VerificationReport,
  },
  listQuotes: {
    summary: 'List quotes by what was typed, by filters and in an order, a page at a time',
    requires: 'desk',
    input: QuoteListQuery,
    output: QuoteList,
  },
  listDeclined: {
    summary: 'List the risks that were declined last, the newest first',
    requires: 'desk',
    input: DeclinedQuery,
    output: DeclinedList,
  },
  findCustomers: {
    summary: 'Find customers by what was typed of any of their quotes',
    requires: 'desk',
    input: CustomerSearch,
    output: CustomerList,
  },
  getCustomer: {
    summary: 'Everything about one person: quotes, vehicles, addresses, contact data',
    requires: 'desk',
    input: CustomerQuery,
    output: CustomerFile,
  },
  dashboard: {
    summary: 'The figures of a period by day and by cover, and what expires next',
    requires: 'desk',
    input: DashboardQuery,
    output: Dashboard,
  },
  pulse: {
    summary: 'A number that changes whenever something kept in the data folder does',
    requires: 'desk',
    input: Nothing,
    output: Pulse,
  },
  replayQuotes: {
    summary: 'Reckon kept quotes again and hold their history against its hashes',
    requires: 'desk',
    input: ReplayRequest,
    output: ReplayReport,
  },
  compareCovers: {
    summary: 'Price all three covers side by side',
    requires: 'desk',
    input: CompareRequest,
    output: Comparison,
  },
  previewQuote: {
    summary: 'Say what a document would give, also while it is half typed',
    requires: 'desk',
    input: PreviewRequest,
    output: Preview,
  },
  rateBookTerms: {
    summary: 'The words, limits and add-ons of the rate book in force today, or of that of a quote',
    requires: 'desk',
    input: RateBookTermsQuery,
    output: RateBookTerms,
  },
  submitDraft: {
    summary: 'Submit a document with its excess and add-ons at once, and let go of its draft',
    requires: 'desk',
    input: DraftSubmission,
    output: Quote,
  },
  saveDraft: {
    summary: 'Keep what is filled in so far',
    requires: 'desk',
    input: NewDraft,
    output: SavedDraft,
  },
  listDrafts: {
    summary: 'List the drafts, the one saved last first',
    requires: 'desk',
    input: Nothing,
    output: DraftList,
  },
  getDraft: {
    summary: 'Retrieve a draft as it was saved',
    requires: 'desk',
    input: DraftQuery,
    output: Draft,
  },
  deleteDraft: {
    summary: 'Delete a draft',
    requires: 'desk',
    input: DraftQuery,
    output: DeletedDraft,
  },
  draftFromQuote: {
    summary: 'Write a quote back as a document, to copy it or to quote again',
    requires: 'desk',
    input: QuoteToCopy,
    output: CopiedQuote,
  },
  whatWouldChange: {
    summary: 'Rate a quote again with one input changed at a time',
    requires: 'desk',
    input: WhatIfRequest,
    output: WhatIf,
  },
  compareQuote: {
    summary: 'Rate a quote under each cover',
    requires: 'desk',
    input: WhatIfRequest,
    output: QuoteComparison,
  },
  getSettings: {
    summary: 'What the broker set at the desk',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: Settings,
  },
  saveSettings: {
    summary: 'Change some of the settings of the desk',
    requires: 'desk',
    realm: 'live',
    input: SettingsChange,
    output: Settings,
  },
  serviceStatus: {
    summary: 'Where the API listens and what it rates with',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: ServiceStatus,
  },
  readLog: {
    summary: 'The newest lines of the log, and where it is',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: LogTail,
  },
  noteFailure: {
    summary: 'Have the log say that a screen has failed',
    requires: 'desk',
    realm: 'live',
    input: ScreenFailure,
    output: Nothing,
  },
  listClients: {
    summary: 'List the clients of the API',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: ClientList,
  },
  createClient: {
    summary: 'Issue a client and show its secret once',
    requires: 'desk',
    realm: 'live',
    input: NewClient,
    output: IssuedClient,
  },
  rotateClient: {
    summary: 'Give a client a new secret, shown once, and end every token it holds',
    requires: 'desk',
    realm: 'live',
    input: ClientQuery,
    output: IssuedClient,
  },
  apiUsage: {
    summary: 'How much each client uses the API, and what it was refused',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: ApiUsage,
  },
  revokeClient: {
    summary: 'Revoke a client and every token it holds',
    requires: 'desk',
    realm: 'live',
    input: ClientQuery,
    output: Client,
  },
  resetTraining: {
    summary: 'Throw the training data away and make it anew',
    requires: 'desk',
    realm: 'live',
    input: Nothing,
    output: TrainingData,
  },
} as const satisfies Record<string, Operation>;
