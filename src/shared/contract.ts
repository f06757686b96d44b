import { type Static, type TSchema, Type } from 'typebox';
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
import { DocumentFile, DocumentQuery, Documents, DocumentsRequest } from './shapes/document.ts';
import { CompareRequest, Comparison, PriceRequest, PriceResult } from './shapes/price.ts';
import { ProductList } from './shapes/product.ts';
import { Quote, QuoteQuery, QuoteSubmission, SubmittedQuote } from './shapes/quote.ts';
import { QuoteList, QuoteListQuery } from './shapes/quote-list.ts';
import { ServiceStatus } from './shapes/service.ts';
import { Token, TokenRequest } from './shapes/token.ts';
import { Vehicle, VehicleQuery } from './shapes/vehicle.ts';
import { VERIFY_BYTES, VerificationReport, VerifyRequest } from './shapes/verification.ts';

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
    summary: 'Accept a quote, so that it becomes a policy',
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
    summary: 'List the quotes that were kept last, the newest first',
    requires: 'desk',
    input: QuoteListQuery,
    output: QuoteList,
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
  serviceStatus: {
    summary: 'Where the API listens and what it rates with',
    requires: 'desk',
    input: Nothing,
    output: ServiceStatus,
  },
  listClients: {
    summary: 'List the clients of the API',
    requires: 'desk',
    input: Nothing,
    output: ClientList,
  },
  createClient: {
    summary: 'Issue a client and show its secret once',
    requires: 'desk',
    input: NewClient,
    output: IssuedClient,
  },
  revokeClient: {
    summary: 'Revoke a client and every token it holds',
    requires: 'desk',
    input: ClientQuery,
    output: Client,
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
