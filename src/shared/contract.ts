import { type Static, type TSchema, Type } from 'typebox';
import type { Realm } from './bridge.ts';
import type { Requirement } from './permission.ts';
import { Address, AddressQuery } from './shapes/address.ts';
import {
  AcceptRequest,
  AddOnRequest,
  OverrideRequest,
  Policy,
  ReplayReport,
  ReplayRequest,
} from './shapes/change.ts';
import { Client, ClientList, ClientQuery, IssuedClient, NewClient } from './shapes/client.ts';
import { CustomerFile, CustomerList, CustomerQuery, CustomerSearch } from './shapes/customer.ts';
import { Dashboard, DashboardQuery } from './shapes/dashboard.ts';
import { DeclinedList, DeclinedQuery } from './shapes/declined-risk.ts';
import { DocumentFile, DocumentQuery, Documents, DocumentsRequest } from './shapes/document.ts';
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
} from './shapes/draft.ts';
import { Preview, PreviewRequest } from './shapes/preview.ts';
import { CompareRequest, Comparison, PriceRequest, PriceResult } from './shapes/price.ts';
import { ProductList } from './shapes/product.ts';
import { Quote, QuoteQuery, QuoteSubmission, SubmittedQuote } from './shapes/quote.ts';
import { QuoteList, QuoteListQuery } from './shapes/quote-list.ts';
import { RateBookTerms } from './shapes/rate-book-terms.ts';
import { Pulse, ServiceStatus } from './shapes/service.ts';
import { Settings, SettingsChange } from './shapes/settings.ts';
import { Token, TokenRequest } from './shapes/token.ts';
import { TrainingData } from './shapes/training.ts';
import { ApiUsage } from './shapes/usage.ts';
import { Vehicle, VehicleQuery } from './shapes/vehicle.ts';
import { VERIFY_BYTES, VerificationReport, VerifyRequest } from './shapes/verification.ts';
import { QuoteComparison, WhatIf, WhatIfRequest } from './shapes/what-if.ts';

/** Where an operation stands in the HTTP API, and how its input travels there. */
export interface HttpPlace {
  readonly method: 'GET' | 'POST';
  /** Fastify's form: parameters as `:name`. */
  readonly path: string;
  /** `path`: the path's parameters; `json`: the body; `quote`: an XML or JSON quote document. */
  readonly from: 'none' | 'path' | 'json' | 'quote' | 'token';
}

/** One operation: what it is called everywhere, what it asks for, takes and answers. */
export interface Operation {
  readonly summary: string;
  /** Absent where only the screens and the command line have it. */
  readonly http?: HttpPlace;
  readonly requires: Requirement;
  /** Whose answer it always is; absent where each realm has its own. Live is the desk itself. */
  readonly realm?: Realm;
  readonly input: TSchema;
  /** The most bytes of input over the bridge, where it takes more than the API does. */
  readonly atMost?: number;
  readonly output: TSchema;
}

const Nothing = Type.Object({});

/** Every operation, once. HTTP routes, the bridge, the client and the documents come from here. */
export const contract = {
  issueToken: {
    summary: 'Exchange client credentials for an access token',
    http: { method: 'POST', path: '/auth/token', from: 'token' },
    requires: 'none',
    input: TokenRequest,
    output: Token,
  },
  priceQuote: {
    summary: 'Price a risk from three inputs',
    http: { method: 'POST', path: '/priceQuote', from: 'json' },
    requires: 'price',
    input: PriceRequest,
    output: PriceResult,
  },
  lookUpVehicle: {
    summary: 'Find a vehicle by its registration mark',
    http: { method: 'GET', path: '/vehicle-lookup/:vrm', from: 'path' },
    requires: 'lookup',
    input: VehicleQuery,
    output: Vehicle,
  },
  lookUpEircode: {
    summary: 'Find an address by its Eircode',
    http: { method: 'GET', path: '/eircode-lookup/:eircode', from: 'path' },
    requires: 'lookup',
    input: AddressQuery,
    output: Address,
  },
  listProducts: {
    summary: 'List the products on offer',
    http: { method: 'GET', path: '/applied/options', from: 'none' },
    requires: 'quote:read',
    input: Nothing,
    output: ProductList,
  },
  submitQuote: {
    summary: 'Submit a quote document and get its premium',
    http: { method: 'POST', path: '/applied/quote/quote', from: 'quote' },
    requires: 'quote:write',
    input: QuoteSubmission,
    output: SubmittedQuote,
  },
  overrideQuote: {
    summary: 'Override the premium, the excess or the discount of a quote',
    http: { method: 'POST', path: '/applied/quote/override', from: 'json' },
    requires: 'quote:override',
    input: OverrideRequest,
    output: Quote,
  },
  addCover: {
    summary: 'Add optional cover to a quote',
    http: { method: 'POST', path: '/applied/quote/addon', from: 'json' },
    requires: 'quote:write',
    input: AddOnRequest,
    output: Quote,
  },
  acceptQuote: {
    summary:
      'Accept a quote, so that it becomes a policy; a referred one requires quote:override, too',
    http: { method: 'POST', path: '/applied/accept', from: 'json' },
    requires: 'quote:accept',
    input: AcceptRequest,
    output: Policy,
  },
  getQuote: {
    summary: 'Retrieve a quote',
    http: { method: 'GET', path: '/applied/quote/:id', from: 'path' },
    requires: 'quote:read',
    input: QuoteQuery,
    output: Quote,
  },
  generateDocuments: {
    summary: 'Make the documents of a quote and answer links to them',
    http: { method: 'POST', path: '/applied/documentgeneration/generateDocuments', from: 'json' },
    requires: 'document:generate',
    input: DocumentsRequest,
    output: Documents,
  },
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
    summary: 'The words, limits and add-ons that a form needs of the rate book in force today',
    requires: 'desk',
    input: Nothing,
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

export type OperationName = keyof typeof contract;
export type InputOf<N extends OperationName> = Static<(typeof contract)[N]['input']>;
export type OutputOf<N extends OperationName> = Static<(typeof contract)[N]['output']>;

/** The names of all operations. */
export const operationNames = Object.keys(contract) as OperationName[];

/** Whether a word is the name of an operation. */
export function isOperation(word: string): word is OperationName {
  return Object.hasOwn(contract, word);
}

/** The realm that answers a call: the one that was asked, unless the operation has one of its own. */
export function realmOf(operation: string, asked: Realm): Realm {
  const known: Operation | undefined = isOperation(operation) ? contract[operation] : undefined;
  return known?.realm ?? asked;
}
