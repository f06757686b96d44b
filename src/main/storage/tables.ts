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
  };
  token: { digest: string; client_id: string; expires_at: number };
  rate_book: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
  };
  dataset: { name: string; hash: string };
  vehicle: {
    vrm: string;
    make: string;
    model: string;
    year: number;
    engine_size: number;
    fuel_type: string;
  };
  address: {
    eircode: string;
    address_line_1: string;
    address_line_2: string;
    town: string;
    county: string;
    country: string;
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
  };
  quote_event: {
    sequence: number | null;
    quote_id: string;
    kind: string;
    at: number;
    by: string;
    /** JSON. */
    detail: string;
    /** Over this event and the hash of the one before it. */
    hash: string;
  };
  document: {
    id: string;
    quote_id: string;
    type: string;
    /** How many events the quote had. */
    version: number;
    bytes: Uint8Array;
    /** Of the bytes, hexadecimal. */
    sha256: string;
    created_at: number;
    /** The verification code; null on documents that are older than such codes. */
    code: string | null;
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
  };
  setting: { name: string; value: string };
}
