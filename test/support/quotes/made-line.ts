import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';

/** A line of the list whose id, customer and premium are its number. */
export function madeLine(number: number): QuoteLine {
  return {
    quoteId: `Q-${number}`,
    status: 'quoted',
    premium: number,
    cover: 'Comprehensive',
    createdAt: '2026-11-21T09:30:00Z',
    expiresAt: '2026-12-21T09:30:00Z',
    inceptionDate: '2026-12-01T00:00:00Z',
    customerName: `Customer ${number}`,
    customerKey: `${number}`,
    dateOfBirth: '1985-03-12',
    registrationNumber: '191-D-1',
    vehicle: 'Toyota Corolla',
    by: 'desk',
  };
}
