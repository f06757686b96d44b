/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly client: string;
  readonly key: string;
}

/** The first response to a keyed request. */
export interface KeptResponse {
  readonly status: number;
  readonly etag: string | null;
  /** The exact JSON text. */
  readonly body: string;
}

/** What a key belongs to, when a request comes with it. */
export type Claim =
  | { readonly kind: 'first' }
  /** The key belongs to a different request. */
  | { readonly kind: 'different' }
  /** The first request has no response yet. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'answered'; readonly answer: KeptResponse };

/** The store of responses to keyed requests, kept for 24 hours. */
export interface KeptResponses {
  /**
   * Says what a key belongs to, and claims it where it is free; of many at once, one is the first.
   * @param now epoch milliseconds
   */
  readonly claim: (request: KeyedRequest, fingerprint: string, now: number) => Promise<Claim>;
  readonly keep: (request: KeyedRequest, answer: KeptResponse) => Promise<void>;
  /** Frees a key whose request changed nothing. */
  readonly release: (request: KeyedRequest) => Promise<void>;
}
