/** The tables as they stand after all migrations. Amounts in cents, times in epoch milliseconds. */
export interface Tables {
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
  token: { digest: string; client_id: string; expires_at: number; row_hash: string };
  rate_book: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
  /** Levies with their dates. */
  levy_table: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
    row_hash: string;
  };
  dataset: { name: string; hash: string; row_hash: string };
  vehicle: {
    vrm: string;
    make: string;
    model: string;
    year: number;
    engine_size: number;
    fuel_type: string;
    /** Over the other columns. */
    row_hash: string;
  };
  address: {
    eircode: string;
    address_line_1: string;
    address_line_2: string;
    town: string;
    county: string;
    country: string;
    /** Over the other columns. */
    row_hash: string;
  };
  quote: {
    id: string;
    status: string;
    created_at: number;
    expires_at: number;
    premium_cents: number;
    rate_book_hash: string;
    received_on: string;
    /** JSON. */
    sections: string;
    /** JSON. */
    explanation: string;
    /** JSON array. */
    warnings: string;
    /** The sequence of the event that made it. */
    submission: number;
    /** The levy table; null on quotes from before these were kept: the first one. */
    levies_hash: string | null;
  };
  /** A rate book that was never active. */
  rate_book_draft: {
    hash: string;
    /** JSON. */
    content: string;
    /** Over the other columns. */
    row_hash: string;
  };
  /** A levy table that was never active. */
  levy_table_draft: {
    hash: string;
    /** JSON. */
    content: string;
    /** Over the other columns. */
    row_hash: string;
  };
  /** What happened to quotes, to rate books and to levy tables, in one chain. */
  quote_event: {
    sequence: number | null;
    /** Null on an event of a rate book. */
    quote_id: string | null;
    kind: string;
    at: number;
    by: string;
    /** JSON. */
    detail: string;
    /** Over this event and the hash of the one before it. */
    hash: string;
    /** The hash of the rate book or the levy table; null on an event of a quote. */
    kept_table: string | null;
  };
  declined_risk: {
    id: string;
    at: number;
    by: string;
    rate_book_hash: string;
    /** JSON. */
    sections: string;
    /** JSON array. */
    reasons: string;
    /** Over the other columns. */
    row_hash: string;
  };
  /** What a challenger makes of a submission: no name, and no date of birth. */
  challenger_price: {
    /** The sequence of the event that started the trial. */
    trial: number;
    /** Of the quote, or of the declined risk. */
    id: string;
    /** The sequence of the submission; null of a declined risk. */
    submission: number | null;
    /** The Irish day. */
    day: string;
    by: string;
    /** Null, as the bands are, where the quote could not be read. */
    cover: string | null;
    age: string | null;
    no_claims: string | null;
    county: string | null;
    decision: string;
    premium_cents: number | null;
    /** Null where the challenger could not price it. */
    challenger_decision: string | null;
    challenger_cents: number | null;
    /** JSON array: why the challenger declines or refers. */
    reasons: string;
    /** Over the other columns. */
    row_hash: string;
  };
  document: {
    id: string;
    quote_id: string;
    type: string;
    /** How many events the quote had. */
    version: number;
    /** Empty once the file was dropped, and where it is a file of the firm. */
    bytes: Uint8Array;
    /** Of the bytes, hexadecimal. */
    sha256: string;
    created_at: number;
    /** The verification code; null on documents from before there were codes. */
    code: string | null;
    /** Over the other columns but the bytes; null on documents from before there were hashes. */
    row_hash: string | null;
  };
  /** The content of the firm's files. */
  firm_file: {
    /** Of the bytes, hexadecimal. */
    sha256: string;
    bytes: Uint8Array;
    created_at: number;
    /** Over the other columns but the bytes. */
    row_hash: string;
  };
  /** The letter about a declined risk, as it was made first. */
  declined_letter: {
    declined_id: string;
    bytes: Uint8Array;
    /** Of the bytes, hexadecimal. */
    sha256: string;
    created_at: number;
    /** Over the other columns but the bytes. */
    row_hash: string;
  };
  kept_answer: {
    client_id: string;
    key: string;
    fingerprint: string;
    at: number;
    /** Null until the request is answered. */
    status: number | null;
    etag: string | null;
    /** JSON. */
    body: string | null;
    /** Over the other columns. */
    row_hash: string;
  };
  setting: { name: string; value: string; row_hash: string };
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
  /** How many quotes of a day, a cover and a source came to what. Kept by triggers. */
  quote_outcome: {
    day: string;
    cover: string;
    source: string;
    outcome: string;
    /** Empty unless they are lost. */
    lost_reason: string;
    quotes: number;
  };
  /** One row: the last event that the quote index has. */
  register_reached: { one: number; sequence: number };
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
  draft: {
    id: string;
    title: string;
    /** JSON. */
    content: string;
    saved_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
}
