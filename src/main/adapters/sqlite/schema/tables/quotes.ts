/** Quotes with their history, and what was made of them. Amounts in cents, times in epoch milliseconds. */
export interface QuoteTables {
  /** Follows from the events of a quote. */
  quote: {
    id: string;
    /** The sequence of the event that made it. */
    submission: number;
    status: string;
    created_at: number;
    expires_at: number;
    /** Normalised; empty once it was erased. */
    registration_number: string;
    erased_at: number | null;
  };
  /** What happened to quotes, to rate books, to levy tables and to records of persons, in one chain. */
  quote_event: {
    sequence: number | null;
    /** Null on an event of a rate book. */
    quote_id: string | null;
    kind: string;
    at: number;
    by: string;
    /** JSON, with the digests of the answers and the explanation where there are any. */
    detail: string;
    /** Sections and warnings: JSON. */
    answers: string | null;
    /** JSON, deflated. */
    explanation: Uint8Array | null;
    /** Over this event and the hash of the one before it. */
    hash: string;
    /**
     * The hash of the rate book or the levy table, or the id of the user, the erasure or the consent;
     * null on an event of a quote.
     */
    kept_table: string | null;
    /** The sequence of the erasure that sealed what is left of it. */
    erased_by: number | null;
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
  declined_risk: {
    id: string;
    at: number;
    by: string;
    rate_book_hash: string;
    /** JSON, along with who was signed in at the desk. */
    sections: string;
    /** JSON array. */
    reasons: string;
    /** Over the other columns. */
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
    /** The verification code; null on a file of the firm. */
    code: string | null;
    /** Over the other columns but the bytes. */
    row_hash: string;
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
}
