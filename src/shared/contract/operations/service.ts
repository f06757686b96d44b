import { Address, AddressQuery } from '../../schemas/address.ts';
import {
  AcceptRequest,
  AddOnRequest,
  DriverNumberRequest,
  OverrideRequest,
  Policy,
} from '../../schemas/change.ts';
import { Documents, DocumentsRequest } from '../../schemas/document.ts';
import { PriceRequest, PriceResult } from '../../schemas/price.ts';
import { ProductList } from '../../schemas/product.ts';
import { Quote, QuoteQuery, QuoteSubmission, SubmittedQuote } from '../../schemas/quote.ts';
import { Token, TokenRequest } from '../../schemas/token.ts';
import { Vehicle, VehicleQuery } from '../../schemas/vehicle.ts';
import { Nothing, type Operation } from './operation.ts';

/** What the HTTP API offers, to the screens and the command line, too. */
export const serviceOperations = {
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
  recordDriverNumber: {
    summary: "Record the policyholder's driver number, before or after a quote is accepted",
    http: { method: 'POST', path: '/applied/quote/driver-number', from: 'json' },
    requires: 'quote:write',
    input: DriverNumberRequest,
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
} as const satisfies Record<string, Operation>;
