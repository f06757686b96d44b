import type { QuoteIndexTables } from './tables/quote-index.ts';
import type { QuoteTables } from './tables/quotes.ts';
import type { RatingTables } from './tables/rating.ts';

/** Who may call, and what was called. Amounts in cents, times in epoch milliseconds. */
interface AccessTables {
  client: {
    id: string;
    name: string;
    secret_hash: string;
    /** JSON array. */
    permissions: string;
    created_at: number;
    revoked_at: number | null;
    /** 1 or 0. */
    own_quotes_only: number;
    /** Over the other columns. */
    row_hash: string;
  };
  /** Who signs in at the desk. */
  user: {
    id: string;
    name: string;
    pin_hash: string;
    /** JSON array. */
    roles: string;
    /** Percent; null: no limit. */
    limit_down: number | null;
    limit_up: number | null;
    login: string | null;
    created_at: number;
    disabled_at: number | null;
    /** Over the other columns. */
    row_hash: string;
  };
  token: { digest: string; client_id: string; expires_at: number; row_hash: string };
  kept_answer: {
    client_id: string;
    key: string;
    fingerprint: string;
    at: number;
    status: number;
    etag: string | null;
    /** JSON. */
    body: string;
    /** Over the columns before it. */
    row_hash: string;
    /** Of the event that it is kept with; null where it is of none. */
    sequence: number | null;
  };
  api_usage: {
    day: string;
    client_id: string;
    requests: number;
    unauthenticated: number;
    forbidden: number;
    rate_limited: number;
    other_refusals: number;
    failures: number;
    last_used_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
  /** What was refused in an hour, with how often. */
  refusal: {
    hour: string;
    client_id: string;
    route: string;
    status: number;
    requests: number;
    last_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
}

/** Customers of another system: all that is kept of them. Days as `YYYY-MM-DD`. */
interface CustomerTables {
  imported_customer: {
    number: number;
    /** The dataset that it came with. */
    dataset: number;
    /** As quotes name a customer. */
    customer_key: string;
    first_name: string;
    surname: string;
    date_of_birth: string;
    /** The first day of the next period. */
    renewal_date: string;
    phone: string | null;
    email: string | null;
    eircode: string | null;
    registration: string | null;
    insurer: string | null;
    policy_number: string | null;
    no_claims_years: number | null;
    /** Over the other columns. */
    row_hash: string;
  };
}

/** The tables as they stand after all migrations. */
export interface Tables
  extends AccessTables,
    CustomerTables,
    RatingTables,
    QuoteTables,
    QuoteIndexTables {
  setting: { name: string; value: string; row_hash: string };
}
