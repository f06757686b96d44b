import type { AccessTables } from './tables/access.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { QuoteIndexTables } from './tables/quote-index.ts';
import type { QuoteTables } from './tables/quotes.ts';
import type { RatingTables } from './tables/rating.ts';

/** The tables as they stand after all migrations. */
export interface Tables
  extends AccessTables,
    CustomerTables,
    RatingTables,
    QuoteTables,
    QuoteIndexTables {
  setting: { name: string; value: string; row_hash: string };
}
