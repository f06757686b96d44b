import { CompareRequest, Comparison, PriceRequest, PriceResult } from '../../schemas/price.ts';
import type { Operation } from './operation.ts';

/** Prices from three inputs. */
export const pricingOperations = {
  priceQuote: {
    summary: 'Price a risk from three inputs',
    http: {
      method: 'POST',
      path: '/priceQuote',
      from: 'json',
      faults: ['declined'],
      example: {
        data: {
          'in_policy.dateInception': '2026-12-01T00:00:00Z',
          'in_customer.dateOfBirth': '1985-06-15',
          'in_dts.raterCover': 'Comprehensive',
        },
      },
    },
    requires: 'price',
    data: 'none',
    input: PriceRequest,
    output: PriceResult,
  },
  compareCovers: {
    summary: 'Price all three covers side by side',
    requires: 'broker',
    data: 'none',
    input: CompareRequest,
    output: Comparison,
  },
} as const satisfies Record<string, Operation>;
