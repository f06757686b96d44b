import {
  AddOnRequest,
  BindRequest,
  DriverNumberRequest,
  OverrideRequest,
  RemoveAddOnRequest,
  WithdrawOverrideRequest,
} from '../../schemas/quotes/change.ts';
import { HistoryPage, HistoryQuery } from '../../schemas/quotes/history-page.ts';
import { ProductList } from '../../schemas/quotes/product.ts';
import { Quote, QuoteQuery, QuoteSubmission, SubmittedQuote } from '../../schemas/quotes/quote.ts';
import { ReplayReport, ReplayRequest } from '../../schemas/quotes/replay.ts';
import {
  SuitabilityPreview,
  SuitabilityPreviewRequest,
  SuitabilityRequest,
} from '../../schemas/quotes/suitability.ts';
import { EXAMPLE_DOCUMENT, PLACEHOLDERS } from './http-place.ts';
import { Nothing, type Operation } from './operation.ts';
import { quoteOutcomeOperations } from './quote-outcomes.ts';

const { quoteId } = PLACEHOLDERS;

/** The life of a quote, from the products on offer to the policy. */
export const quoteOperations = {
  listProducts: {
    summary: 'List the products on offer, those of the default scheme first',
    http: {
      method: 'GET',
      path: '/applied/options',
      from: 'address',
      faults: ['unavailable'],
      example: {},
    },
    requires: 'quote:read',
    data: 'none',
    input: Nothing,
    output: ProductList,
  },
  submitQuote: {
    summary: 'Submit a quote document and get its premium',
    http: {
      method: 'POST',
      path: '/applied/quote/quote',
      from: 'quote',
      query: ['product'],
      faults: ['declined'],
      example: EXAMPLE_DOCUMENT,
    },
    requires: 'quote:write',
    data: 'changes',
    input: QuoteSubmission,
    output: SubmittedQuote,
  },
  overrideQuote: {
    summary: 'Override the premium, the excess or the discount of a quote',
    http: {
      method: 'POST',
      path: '/applied/quote/override',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed', 'unavailable'],
      example: { quoteId, overrideType: 'discount', value: 10, reason: 'A loyal customer' },
    },
    requires: 'quote:override',
    data: 'changes',
    unknownNames: 'warned',
    input: OverrideRequest,
    output: Quote,
  },
  withdrawOverride: {
    summary: 'Withdraw an override; the quote is rated again without it',
    http: {
      method: 'POST',
      path: '/applied/quote/override/withdraw',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed', 'unavailable'],
      example: { quoteId, overrideType: 'discount', reason: 'It was meant for another quote' },
    },
    requires: 'quote:override',
    data: 'changes',
    input: WithdrawOverrideRequest,
    output: Quote,
  },
  addCover: {
    summary: 'Add optional cover to a quote',
    http: {
      method: 'POST',
      path: '/applied/quote/addon',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed', 'unavailable'],
      example: { quoteId, addonType: 'breakdown', addonOptions: {} },
    },
    requires: 'quote:write',
    data: 'changes',
    unknownNames: 'warned',
    input: AddOnRequest,
    output: Quote,
  },
  removeCover: {
    summary: 'Remove optional cover from a quote',
    http: {
      method: 'POST',
      path: '/applied/quote/addon/remove',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed', 'unavailable'],
      example: { quoteId, addonType: 'breakdown' },
    },
    requires: 'quote:write',
    data: 'changes',
    input: RemoveAddOnRequest,
    output: Quote,
  },
  recordDriverNumber: {
    summary: 'Record a driver number, before or after a quote is accepted',
    http: {
      method: 'POST',
      path: '/applied/quote/driver-number',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: { quoteId, driverNumber: '123456789' },
    },
    requires: 'quote:write',
    data: 'changes',
    input: DriverNumberRequest,
    output: Quote,
  },
  ...quoteOutcomeOperations,
  getQuote: {
    summary: 'Retrieve a quote',
    http: {
      method: 'GET',
      path: '/applied/quote/:id',
      from: 'address',
      faults: ['notFound'],
      example: { id: quoteId },
    },
    requires: 'quote:read',
    data: 'reads',
    input: QuoteQuery,
    output: Quote,
  },
  getQuoteHistory: {
    summary: 'Retrieve a part of the history of a quote, by default its newest 50 entries',
    http: {
      method: 'GET',
      path: '/applied/quote/:id/history',
      from: 'address',
      faults: ['notFound'],
      example: { id: quoteId, before: 51, limit: 50 },
    },
    requires: 'quote:read',
    data: 'reads',
    input: HistoryQuery,
    output: HistoryPage,
  },
  bindQuote: {
    summary: 'Accept a quote, its driver number recorded first, and answer the quote',
    requires: 'broker',
    requiresOfUser: 'quote:accept',
    data: 'changes',
    input: BindRequest,
    output: Quote,
  },
  confirmSuitability: {
    summary: 'Confirm why a quote suits its customer, for its statement of suitability',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: SuitabilityRequest,
    output: Quote,
  },
  previewSuitability: {
    summary: 'Say what the statement of suitability of a quote would hold, before it is confirmed',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'reads',
    input: SuitabilityPreviewRequest,
    output: SuitabilityPreview,
  },
  replayQuotes: {
    summary: 'Recalculate stored quotes, and verify the hashes of their history',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: ReplayRequest,
    output: ReplayReport,
  },
} as const satisfies Record<string, Operation>;
