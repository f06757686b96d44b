import type { Reason } from '../schemas/reason.ts';

/** One thing that is wrong with an input. */
export interface InputError {
  /** Where: `Customer/DateOfBirth` in a quote document, `data.in_policy.dateInception` in JSON. */
  readonly path: string;
  readonly message: string;
  /** The line of an XML body, counted from 1. */
  readonly line?: number;
}

/** Everything that can go wrong, as data: it crosses the bridge and becomes a status in HTTP. */
export type Fault =
  | { readonly kind: 'invalid'; readonly message: string; readonly errors?: readonly InputError[] }
  | {
      readonly kind: 'oauth';
      readonly message: string;
      /** RFC 6749 5.2 */
      readonly error: 'invalid_request' | 'unsupported_grant_type' | 'invalid_scope';
    }
  | { readonly kind: 'badCredentials'; readonly message: string }
  | { readonly kind: 'unauthenticated'; readonly message: string; readonly presented: boolean }
  | { readonly kind: 'forbidden'; readonly message: string; readonly permission?: string }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'methodNotAllowed'; readonly message: string; readonly allow: string }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'preconditionFailed'; readonly message: string }
  | { readonly kind: 'tooLarge'; readonly message: string }
  | { readonly kind: 'unsupportedMedia'; readonly message: string }
  | { readonly kind: 'misdirected'; readonly message: string }
  | { readonly kind: 'declined'; readonly message: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'keyReused'; readonly message: string }
  | { readonly kind: 'rateLimited'; readonly message: string }
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'internal'; readonly message: string };

/** The one table from a fault to its HTTP status. */
export const statusOf = {
  invalid: 400,
  oauth: 400,
  badCredentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  gone: 410,
  preconditionFailed: 412,
  tooLarge: 413,
  unsupportedMedia: 415,
  misdirected: 421,
  declined: 422,
  keyReused: 422,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<Fault['kind'], number>;

/** What an operation answers: its value, or the fault. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

/** An answer that holds a value. */
export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** An answer that holds a fault. */
export function failed(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault };
}

/** The fault of an input that is not valid: every error, and one sentence that names them all. */
export function invalid(errors: readonly InputError[]): {
  readonly ok: false;
  readonly fault: Fault;
} {
  const list = errors.map(({ path, message }) => `${path || 'the body'} ${message}`).join('; ');
  return failed({ kind: 'invalid', message: `Invalid request: ${list}`, errors });
}
