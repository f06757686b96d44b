import {
  CompareRequest,
  Comparison,
  PriceResult,
  ProductPriceRequest,
} from '../../schemas/quotes/price.ts';
import {
  SchemeComparison,
  SchemeComparisonRequest,
} from '../../schemas/quotes/scheme-comparison.ts';
import { EXAMPLE_DOCUMENT, PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

/** Prices of what is not kept: from three inputs, or by every scheme. */
export const pricingOperations = {
  priceQuote: {
    summary: 'Price a risk from three inputs',
    http: {
      method: 'POST',
      path: '/priceQuote',
      from: 'json',
      query: ['product'],
      faults: ['declined'],
      example: {
        data: {
          'in_policy.dateInception': PLACEHOLDERS.inception,
          'in_customer.dateOfBirth': '1985-06-15',
          'in_dts.raterCover': 'Comprehensive',
        },
      },
    },
    requires: 'price',
    data: 'none',
    unknownNames: 'warned',
    input: ProductPriceRequest,
    output: PriceResult,
  },
  compareSchemes: {
    summary: 'Price a quote document with every scheme, the cheapest first; nothing is stored',
    http: {
      method: 'POST',
      path: '/applied/quote/compare',
      from: 'quote',
      faults: [],
      example: EXAMPLE_DOCUMENT,
    },
    requires: 'price',
    data: 'none',
    input: SchemeComparisonRequest,
    output: SchemeComparison,
  },
  compareCovers: {
    summary: 'Price all three covers side by side, by every scheme',
    requires: 'broker',
    requiresOfUser: 'price',
    data: 'none',
    input: CompareRequest,
    output: Comparison,
  },
} as const satisfies Record<string, Operation>;
