/** What quotes are rated by, and what is looked up for them. Amounts in cents, times in epoch milliseconds. */
export interface RatingTables {
  rate_book: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
  /** A rate book that was never active. */
  rate_book_draft: {
    hash: string;
    /** JSON. */
    content: string;
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
  /** A levy table that was never active. */
  levy_table_draft: {
    hash: string;
    /** JSON. */
    content: string;
    /** Over the other columns. */
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
}
