import { Type } from 'typebox';
import {
  addressParameters,
  type HttpOperation,
  httpOperations,
} from '../../../../shared/contract/contract.ts';
import { closed } from '../../../../shared/contract/known-names.ts';
import { OVER_HTTP } from '../../../../shared/schemas/common/remark.ts';
import { Address } from '../../../../shared/schemas/data/address.ts';
import { Vehicle } from '../../../../shared/schemas/data/vehicle.ts';
import { NoteOnPolicy, PolicyNotes } from '../../../../shared/schemas/people/notes.ts';
import { Token, TokenRequest } from '../../../../shared/schemas/people/token.ts';
import { AccidentList, AccidentRequest } from '../../../../shared/schemas/policies/accident.ts';
import { PaymentRequest, PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import {
  AdjustRequest,
  CancelRequest,
  InviteRequest,
  PolicyPreview,
  PolicyPreviewRequest,
  ReinstateRequest,
  RenewRequest,
  ReverseRequest,
} from '../../../../shared/schemas/policies/requests.ts';
import {
  AcceptRequest,
  AddOnRequest,
  DriverNumberRequest,
  HistoryEntry,
  OverrideRequest,
  Policy,
  RemoveAddOnRequest,
  WithdrawOverrideRequest,
} from '../../../../shared/schemas/quotes/change.ts';
import { Documents, DocumentsRequest } from '../../../../shared/schemas/quotes/document.ts';
import { Explanation, LevyLine, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import { HistoryPage } from '../../../../shared/schemas/quotes/history-page.ts';
import { LostRequest, NotLostRequest } from '../../../../shared/schemas/quotes/lost.ts';
import { PriceResult, ProductPriceRequest } from '../../../../shared/schemas/quotes/price.ts';
import { Product, ProductList } from '../../../../shared/schemas/quotes/product.ts';
import { Quote, SubmittedQuote } from '../../../../shared/schemas/quotes/quote.ts';
import { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import {
  ReferRequest,
  ReferralDecisionRequest,
} from '../../../../shared/schemas/quotes/referral.ts';
import { RenewalCheck, RenewalRequest } from '../../../../shared/schemas/quotes/renewal.ts';
import { SchemeComparison } from '../../../../shared/schemas/quotes/scheme-comparison.ts';
import { ImpactReport, ImpactRequest } from '../../../../shared/schemas/rate-books/impact.ts';
import {
  CheckedRateBook,
  KeptRateBooks,
  RateBookContent,
} from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import {
  CheckedLevyTable,
  KeptLevyTables,
  LevyTableCheck,
  LevyTableContent,
} from '../../../../shared/schemas/rate-books/levy-table.ts';
import { BookPair, RateBookDiff } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import {
  CheckedRateBookFile,
  ExportedRateBook,
  RateBookFileRequest,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import {
  RateBookCheck,
  RateBookTrial,
  TrialRequest,
} from '../../../../shared/schemas/rate-books/rate-book-trial.ts';
import {
  ActivateRequest,
  ApproveRequest,
  ImportLevyTableRequest,
  ImportRequest,
  WithdrawRequest,
} from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import { HealthStatus } from '../health.ts';
import { AuthorizationServer } from '../metadata.ts';

/** A value of the description. */
export type Json = { readonly [key: string]: unknown };

/** What an operation takes in its body: its input without what travels in the address. */
export function bodyShape({ http, input, unknownNames }: HttpOperation) {
  const { path, query } = addressParameters(http, input);
  const elsewhere = [...path, ...query];
  const named = elsewhere.length === 0 ? input : Type.Omit(input, elsewhere);
  return unknownNames === 'warned' ? named : closed(named);
}

/** The inputs of operations, by the names that clients have for what they send as a body. */
const INPUTS = {
  TokenRequest,
  PriceRequest: ProductPriceRequest,
  OverrideRequest,
  WithdrawOverrideRequest,
  AddOnRequest,
  RemoveAddOnRequest,
  DriverNumberRequest,
  ReferRequest,
  ReferralDecisionRequest,
  LostRequest,
  NotLostRequest,
  AcceptRequest,
  DocumentsRequest,
  PolicyPreviewRequest,
  AdjustRequest,
  ReverseRequest,
  CancelRequest,
  ReinstateRequest,
  InviteRequest,
  RenewRequest,
  AccidentRequest,
  PaymentRequest,
  PolicyNoteRequest: NoteOnPolicy,
  RenewalRequest,
  RateBookFileRequest,
  ImportRateBookRequest: ImportRequest,
  ApproveRequest,
  ActivateRequest,
  WithdrawRequest,
  TrialRequest,
  ImportLevyTableRequest,
  BookPair,
  ImpactRequest,
};

const BODIES = Object.fromEntries(
  Object.entries(INPUTS).flatMap(([name, input]) => {
    const operation = httpOperations.find((one) => one.input === input);
    return operation ? [[name, bodyShape(operation)]] : [];
  }),
);

/**
 * Shapes that clients have a name for: each stands in the description once. Every body has one; any
 * other shape stands in full wherever it is used.
 */
const SHAPES: Readonly<Record<string, object>> = {
  ...BODIES,
  Token,
  AuthorizationServer,
  HealthStatus,
  PriceResult,
  SchemeComparison,
  RenewalCheck,
  Vehicle,
  Address,
  Product,
  ProductList,
  SubmittedQuote,
  Quote,
  ExplainedQuote,
  Explanation,
  Step,
  LevyLine,
  Reason,
  HistoryEntry,
  HistoryPage,
  Policy,
  PolicyView,
  PolicyPreview,
  PolicyAccount,
  AccidentList,
  PolicyNotes,
  Documents,
  KeptRateBooks,
  RateBookContent,
  RateBookCheck,
  RateBookDiff,
  RateBookTrial,
  CheckedRateBook,
  CheckedRateBookFile,
  ExportedRateBook,
  ImpactReport,
  KeptLevyTables,
  LevyTableContent,
  LevyTableCheck,
  CheckedLevyTable,
};

/** Where a schema stands that others refer to. */
export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const names = new Map(Object.entries(SHAPES).map(([name, shape]) => [JSON.stringify(shape), name]));

function part(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(part);
  if (typeof value !== 'object' || value === null) return value;
  const shown: unknown = Reflect.get(value, OVER_HTTP);
  return shown === undefined ? described(value) : part(shown);
}

/** What only the flag `u` of ECMA-262 gives a meaning to. */
const UNICODE = /\\[pu]\{/;

/**
 * The keyword of a value. A pattern that needs the flag `u` is no `pattern`: most tools compile one
 * without the flag, and it would then refuse every name.
 */
const keyword = (key: string, value: unknown): string =>
  key === 'pattern' && typeof value === 'string' && UNICODE.test(value) ? 'x-pattern' : key;

function inside(shape: object): Json {
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [keyword(key, value), part(value)]),
  );
}

/** A shape of the contract as the description has it: by its name, or all in it that has one. */
export function described(shape: object): Json {
  const name = names.get(JSON.stringify(shape));
  return name === undefined ? inside(shape) : reference(name);
}

/** The named shapes themselves. */
export const shapeSchemas: Json = Object.fromEntries(
  Object.entries(SHAPES).map(([name, shape]) => [name, inside(shape)]),
);
