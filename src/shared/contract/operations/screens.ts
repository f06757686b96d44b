import { ReplayReport, ReplayRequest } from '../../schemas/change.ts';
import { Client, ClientList, ClientQuery, IssuedClient, NewClient } from '../../schemas/client.ts';
import {
  CustomerFile,
  CustomerList,
  CustomerQuery,
  CustomerSearch,
} from '../../schemas/customer.ts';
import { Dashboard, DashboardQuery } from '../../schemas/dashboard.ts';
import { DeclinedList, DeclinedQuery } from '../../schemas/declined-risk.ts';
import { DocumentFile, DocumentQuery } from '../../schemas/document.ts';
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
} from '../../schemas/draft.ts';
import { LogTail, ScreenFailure } from '../../schemas/log.ts';
import { Preview, PreviewRequest } from '../../schemas/preview.ts';
import { CompareRequest, Comparison } from '../../schemas/price.ts';
import { Quote } from '../../schemas/quote.ts';
import { QuoteList, QuoteListQuery } from '../../schemas/quote-list.ts';
import { RateBookTerms, RateBookTermsQuery } from '../../schemas/rate-book-terms.ts';
import { DataVersion, ServiceStatus } from '../../schemas/service.ts';
import { Settings, SettingsChange } from '../../schemas/settings.ts';
import { TrainingData } from '../../schemas/training.ts';
import { ApiUsage } from '../../schemas/usage.ts';
import { VERIFY_BYTES, VerificationReport, VerifyRequest } from '../../schemas/verification.ts';
import { QuoteComparison, WhatIf, WhatIfRequest } from '../../schemas/what-if.ts';
import { Nothing, type Operation } from './operation.ts';

/** What only the screens and the command line have. */
export const screenOperations = {
  readDocument: {
    summary: 'Read a document of a quote, made where it is not there yet',
    requires: 'broker',
    input: DocumentQuery,
    output: DocumentFile,
  },
  verifyDocument: {
    summary: 'Say of a file, or of a code on paper, whether it is a document made here',
    requires: 'broker',
    input: VerifyRequest,
    atMost: VERIFY_BYTES,
    output: VerificationReport,
  },
  listQuotes: {
    summary: 'List quotes by what was typed, by filters and in an order, a page at a time',
    requires: 'broker',
    input: QuoteListQuery,
    output: QuoteList,
  },
  listDeclined: {
    summary: 'List the risks that were declined last, the newest first',
    requires: 'broker',
    input: DeclinedQuery,
    output: DeclinedList,
  },
  findCustomers: {
    summary: 'Find customers by what was typed of any of their quotes',
    requires: 'broker',
    input: CustomerSearch,
    output: CustomerList,
  },
  getCustomer: {
    summary: 'Everything about one person: quotes, vehicles, addresses, contact data',
    requires: 'broker',
    input: CustomerQuery,
    output: CustomerFile,
  },
  dashboard: {
    summary: 'The figures of a period by day and by cover, and what expires next',
    requires: 'broker',
    input: DashboardQuery,
    output: Dashboard,
  },
  dataVersion: {
    summary: 'A number that changes whenever something kept in the data folder does',
    requires: 'broker',
    input: Nothing,
    output: DataVersion,
  },
  replayQuotes: {
    summary: 'Reckon kept quotes again and hold their history against its hashes',
    requires: 'broker',
    input: ReplayRequest,
    output: ReplayReport,
  },
  compareCovers: {
    summary: 'Price all three covers side by side',
    requires: 'broker',
    input: CompareRequest,
    output: Comparison,
  },
  previewQuote: {
    summary: 'Say what a document would give, also while it is half typed',
    requires: 'broker',
    input: PreviewRequest,
    output: Preview,
  },
  rateBookTerms: {
    summary: 'The words, limits and add-ons of the rate book in force today, or of that of a quote',
    requires: 'broker',
    input: RateBookTermsQuery,
    output: RateBookTerms,
  },
  submitDraft: {
    summary: 'Submit a document with its excess and add-ons at once, and let go of its draft',
    requires: 'broker',
    input: DraftSubmission,
    output: Quote,
  },
  saveDraft: {
    summary: 'Keep what is filled in so far',
    requires: 'broker',
    input: NewDraft,
    output: SavedDraft,
  },
  listDrafts: {
    summary: 'List the drafts, the one saved last first',
    requires: 'broker',
    input: Nothing,
    output: DraftList,
  },
  getDraft: {
    summary: 'Retrieve a draft as it was saved',
    requires: 'broker',
    input: DraftQuery,
    output: Draft,
  },
  deleteDraft: {
    summary: 'Delete a draft',
    requires: 'broker',
    input: DraftQuery,
    output: DeletedDraft,
  },
  draftFromQuote: {
    summary: 'Write a quote back as a document, to copy it or to quote again',
    requires: 'broker',
    input: QuoteToCopy,
    output: CopiedQuote,
  },
  whatWouldChange: {
    summary: 'Rate a quote again with one input changed at a time',
    requires: 'broker',
    input: WhatIfRequest,
    output: WhatIf,
  },
  compareQuote: {
    summary: 'Rate a quote under each cover',
    requires: 'broker',
    input: WhatIfRequest,
    output: QuoteComparison,
  },
  getSettings: {
    summary: 'What the broker set at the desk',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: Settings,
  },
  saveSettings: {
    summary: 'Change some of the settings of the desk',
    requires: 'broker',
    environment: 'live',
    input: SettingsChange,
    output: Settings,
  },
  serviceStatus: {
    summary: 'Where the API listens and what it rates with',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: ServiceStatus,
  },
  readLog: {
    summary: 'The newest lines of the log, and where it is',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: LogTail,
  },
  reportFailure: {
    summary: 'Have the log say that a screen has failed',
    requires: 'broker',
    environment: 'live',
    input: ScreenFailure,
    output: Nothing,
  },
  listClients: {
    summary: 'List the clients of the API',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: ClientList,
  },
  createClient: {
    summary: 'Issue a client and show its secret once',
    requires: 'broker',
    environment: 'live',
    input: NewClient,
    output: IssuedClient,
  },
  rotateClient: {
    summary: 'Give a client a new secret, shown once, and end every token it holds',
    requires: 'broker',
    environment: 'live',
    input: ClientQuery,
    output: IssuedClient,
  },
  apiUsage: {
    summary: 'How much each client uses the API, and what it was refused',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: ApiUsage,
  },
  revokeClient: {
    summary: 'Revoke a client and every token it holds',
    requires: 'broker',
    environment: 'live',
    input: ClientQuery,
    output: Client,
  },
  resetTraining: {
    summary: 'Throw the training data away and make it anew',
    requires: 'broker',
    environment: 'live',
    input: Nothing,
    output: TrainingData,
  },
} as const satisfies Record<string, Operation>;
