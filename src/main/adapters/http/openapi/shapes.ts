import { closed } from '../../../../shared/contract/known-names.ts';
import { OVER_HTTP } from '../../../../shared/schemas/common/remark.ts';
import { Address } from '../../../../shared/schemas/data/address.ts';
import { Vehicle } from '../../../../shared/schemas/data/vehicle.ts';
import { Token, TokenRequest } from '../../../../shared/schemas/people/token.ts';
import {
  AcceptRequest,
  AddOnRequest,
  DriverNumberRequest,
  HistoryEntry,
  OverrideRequest,
  Policy,
} from '../../../../shared/schemas/quotes/change.ts';
import { Documents, DocumentsRequest } from '../../../../shared/schemas/quotes/document.ts';
import { Explanation, LevyLine, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import { PriceRequest, PriceResult } from '../../../../shared/schemas/quotes/price.ts';
import { Product, ProductList } from '../../../../shared/schemas/quotes/product.ts';
import { Quote, SubmittedQuote } from '../../../../shared/schemas/quotes/quote.ts';
import { Reason } from '../../../../shared/schemas/quotes/reason.ts';

/** A value of the description. */
export type Json = { readonly [key: string]: unknown };

/**
 * Shapes that clients have a name for: each stands in the description once. Any other shape stands in
 * full wherever it is used.
 */
const SHAPES = {
  TokenRequest,
  Token,
  PriceRequest,
  PriceResult,
  Vehicle,
  Address,
  Product,
  ProductList,
  SubmittedQuote,
  Quote,
  Explanation,
  Step,
  LevyLine,
  Reason,
  HistoryEntry,
  OverrideRequest,
  AddOnRequest,
  AcceptRequest,
  Policy,
  DriverNumberRequest: closed(DriverNumberRequest),
  DocumentsRequest,
  Documents,
};

/** Where a schema stands that others refer to. */
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

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
