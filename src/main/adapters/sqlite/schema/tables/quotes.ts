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
  /** The chains of events that are here, each with a number that this database gave it. */
  origin: {
    number: number;
    /** A random UUID. */
    id: string;
    /** The hash that its first event goes on from: that of an event of another chain, or empty. */
    begins: string;
    /** 1: this database appends to it. */
    own: number;
  };
  /** How far the exchange with an office has come; no row: there is no office. */
  exchange: {
    one: number;
    /** The office has judged every event up to this sequence, and may have judged later ones. */
    judged: number;
  };
  /** What happened to quotes, to rate books, to levy tables and to records of persons, in chains. */
  quote_event: {
    /** The order in this database. */
    sequence: number | null;
    /** The chain that it stands in, and its number there, from 1: no other event has both. */
    origin: number;
    seq: number;
    /** Null on an event of a rate book. */
    quote_id: string | null;
    kind: string;
    at: number;
    by: string;
    /**
     * The hash of the rate book or the levy table, or the id of the user, the erasure, the consent or the note on a
     * customer; null on an event of a quote.
     */
    kept_table: string | null;
    /** Over this event and the hash of the one before it in its chain. */
    hash: string;
    /** 1: an office refused it, or will: it stays in its chain, and counts no more. */
    refused: number;
    /** The erasure that says what is left of it, by its chain and its number there. */
    erased_origin: number | null;
    erased_seq: number | null;
    /** Its place in the order of the office, with the hash over everything up to it; null where it has none. */
    position: number | null;
    place: string | null;
    /** JSON, with the digest of each part of the body. */
    detail: string;
    /** The parts of the body: sections and warnings, JSON. */
    answers: string | null;
    /** JSON, deflated. */
    explanation: Uint8Array | null;
    /** What an erasure erased, and what it left: JSON, deflated. */
    erased: Uint8Array | null;
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
