/** The quote index: it follows from quotes and their events, and is made again from them. Amounts in cents, times in epoch milliseconds. */
export interface QuoteIndexTables {
  quote_line: {
    number: number | null;
    id: string;
    status: string;
    created_at: number;
    expires_at: number;
    premium_cents: number;
    /** The Irish day. */
    created_day: string;
    cover: string;
    inception_date: string;
    /** The last Irish day of its period. */
    last_day: string | null;
    /** The last Irish day of cover of a policy that ended early. */
    cover_ends: string | null;
    /** The first Irish day of the last renewal that was taken up. */
    renewed_day: string | null;
    /** The Irish day of the first payment of a policy that is open. */
    unpaid_since: string | null;
    customer_key: string;
    customer_name: string;
    /** Folded, the surname first. */
    customer_order: string;
    date_of_birth: string;
    email: string | null;
    phone: string | null;
    eircode: string | null;
    registration_number: string;
    vehicle: string;
    policy_id: string | null;
    accepted_at: number | null;
    /** The Irish day. */
    accepted_day: string | null;
    /** Where its referral stands; null where it was never referred. */
    referral: string | null;
    /** When it was referred last. */
    referred_at: number | null;
    /** What made it: a client's id, or `desk`. */
    source: string;
    /** What became of it. */
    outcome: string;
    /** Null unless it is lost. */
    lost_reason: string | null;
    /** The colleague who looks after it; null where nobody in particular does. */
    assignee_id: string | null;
    assignee_name: string | null;
    rate_book_hash: string;
  };
  /** The words of each line, under its number. */
  quote_search: { rowid: number; words: string };
  /** Kept by triggers. */
  customer: {
    key: string;
    name: string;
    date_of_birth: string;
    email: string | null;
    phone: string | null;
    eircode: string | null;
    newest_at: number;
    quotes: number;
    policies: number;
  };
  /** Kept by triggers. */
  quote_day: {
    day: string;
    cover: string;
    quotes: number;
    premium_cents: number;
    /** How many of the day's quotes were accepted since. */
    converted: number;
    /** How many quotes, made on any day, were accepted on this one. */
    acceptances: number;
    accepted_cents: number;
  };
  /** How many quotes of a day, a cover, a source and a rate book came to what. Kept by triggers. */
  quote_outcome: {
    day: string;
    cover: string;
    source: string;
    rate_book_hash: string;
    outcome: string;
    /** Empty unless they are lost. */
    lost_reason: string;
    quotes: number;
  };
  /** One row: the last event that the quote index has. */
  quote_index_reached: { one: number; sequence: number };
}
