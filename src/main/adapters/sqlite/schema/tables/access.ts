/** Who may call, and what was called. Amounts in cents, times in epoch milliseconds. */
export interface AccessTables {
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
    /** Over the other columns. */
    row_hash: string;
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
