/** A request that its client gave a key. */
export interface KeyedRequest {
  readonly client: string;
  readonly key: string;
}

/** The first answer to a keyed request. */
export interface KeptResponse {
  readonly status: number;
  readonly etag: string | null;
  /** JSON text, to the byte. */
  readonly body: string;
}

/** What a key stands for, when a request comes with it. */
export type Claim =
  | { readonly kind: 'first' }
  /** The key belongs to a request that says something else. */
  | { readonly kind: 'different' }
  /** The first request has no answer yet. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'answered'; readonly answer: KeptResponse };

/** Where the answers to keyed requests are kept, for 24 hours. */
export interface KeptResponses {
  /**
   * Asks what a key stands for, and takes it where it is free; of many at once one is the first.
   * @param now epoch milliseconds
   */
  readonly claim: (request: KeyedRequest, fingerprint: string, now: number) => Promise<Claim>;
  readonly keep: (request: KeyedRequest, answer: KeptResponse) => Promise<void>;
  /** Frees a key whose request came to nothing. */
  readonly release: (request: KeyedRequest) => Promise<void>;
}
