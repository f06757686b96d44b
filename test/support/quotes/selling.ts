import type { Selling } from '../../../src/shared/domain/desk/selling.ts';

/** How a firm sells whose settings state all that a statement of suitability needs. */
export const SELLING: Selling = {
  scope: 'limited',
  insurers: 'the insurers that are listed here',
  paidBy: 'both',
  commission: 12.5,
  fee: '€50 for a new policy',
};
