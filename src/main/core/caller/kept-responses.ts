/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly client: string;
  readonly key: string;
  /** The same for the same operation with the same body. */
  readonly fingerprint: string;
}

/** The first response to a keyed request. */
export interface KeptResponse {
  readonly status: number;
  readonly etag: string | null;
  /** The exact JSON text. */
  readonly body: string;
}

/** A response with the request that it answers. */
export interface ResponseToKeep extends KeyedRequest, KeptResponse {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is known of a key when a request comes with it. */
export type KnownKey =
  /** The key belongs to a different request. */
  | { readonly kind: 'different' }
  /** The same request is on its way. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'answered'; readonly answer: KeptResponse };

/** How long a response is kept, in milliseconds. */
export const RESPONSE_KEPT_FOR = 24 * 60 * 60 * 1000;

/** The store of responses to keyed requests, kept for 24 hours. */
export interface KeptResponses {
  /**
   * Says what a key belongs to; undefined where it is free.
   * @param now epoch milliseconds
   */
  readonly find: (request: KeyedRequest, now: number) => Promise<KnownKey | undefined>;
  /** Keeps the response of a request that changed nothing; a change keeps its own with itself. */
  readonly keep: (response: ResponseToKeep) => Promise<void>;
}
