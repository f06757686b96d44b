import { Address } from '../../shared/shapes/address.ts';
import {
  AcceptRequest,
  AddOnRequest,
  HistoryEntry,
  OverrideRequest,
  Policy,
} from '../../shared/shapes/change.ts';
import { Documents, DocumentsRequest } from '../../shared/shapes/document.ts';
import { Explanation, LevyLine, Step } from '../../shared/shapes/explanation.ts';
import { PriceRequest, PriceResult } from '../../shared/shapes/price.ts';
import { Product, ProductList } from '../../shared/shapes/product.ts';
import { Quote, SubmittedQuote } from '../../shared/shapes/quote.ts';
import { Reason } from '../../shared/shapes/reason.ts';
import { Token, TokenRequest } from '../../shared/shapes/token.ts';
import { Vehicle } from '../../shared/shapes/vehicle.ts';

type Json = { readonly [key: string]: unknown };

/** Shapes that clients have a name for: each stands in the description once. */
const SHAPES = {
  ...{ TokenRequest, Token, PriceRequest, PriceResult, Vehicle, Address, Product, ProductList },
  ...{ SubmittedQuote, Quote, Explanation, Step, LevyLine, Reason, HistoryEntry },
  ...{ OverrideRequest, AddOnRequest, AcceptRequest, Policy, DocumentsRequest, Documents },
};

/** Where a schema stands that others refer to. */
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const names = new Map(Object.entries(SHAPES).map(([name, shape]) => [JSON.stringify(shape), name]));

function part(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(part);
  return typeof value === 'object' && value !== null ? described(value) : value;
}

function inside(shape: object): Json {
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, part(value)]));
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
