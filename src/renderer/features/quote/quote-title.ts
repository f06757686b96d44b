import type { Quote } from '../../../shared/schemas/quotes/quote.ts';

/** What people call a quote: who it is for, and which car. */
export function quoteTitle({ customer, vehicle }: Pick<Quote, 'customer' | 'vehicle'>): string {
  return `${customer.firstName} ${customer.surname} · ${vehicle.registrationNumber}`;
}
