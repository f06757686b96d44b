import type { DataProblemKind } from '../domain/data-problem.ts';
import { type Message, message } from '../domain/messages/message.ts';
import type { Remark } from '../schemas/common/remark.ts';
import type { Reason } from '../schemas/quotes/reason.ts';

/** One thing that is wrong with an input. */
export interface InputError extends Remark {
  /** Of a rate book: the factor, the rules or the examples that it is in. */
  readonly table?: { readonly id: string; readonly title: string };
  /** The name of the row of that table. */
  readonly row?: string;
  /** The line of an XML body, counted from 1. */
  readonly line?: number;
}

/** Whether an error only says that something required is not there. */
export function isMissing({ message: { code } }: InputError): boolean {
  return code === 'required' || code === 'requiredOtherCase';
}

/** Everything that can go wrong, as data: it crosses the bridge and becomes a status in HTTP. */
export type Fault =
  | { readonly kind: 'invalid'; readonly message: Message; readonly errors?: readonly InputError[] }
  | {
      readonly kind: 'oauth';
      readonly message: Message;
      /** RFC 6749 5.2 */
      readonly error: 'invalid_request' | 'unsupported_grant_type' | 'invalid_scope';
    }
  | { readonly kind: 'badCredentials'; readonly message: Message }
  | { readonly kind: 'unauthenticated'; readonly message: Message; readonly presented: boolean }
  | { readonly kind: 'forbidden'; readonly message: Message; readonly permission?: string }
  | {
      readonly kind: 'notFound';
      readonly message: Message;
      /** What was likely meant instead. */
      readonly suggestion?: string;
    }
  /** No one is signed in at the desk, or it is locked. */
  | { readonly kind: 'locked'; readonly message: Message }
  | { readonly kind: 'methodNotAllowed'; readonly message: Message; readonly allow: string }
  | { readonly kind: 'conflict'; readonly message: Message }
  | { readonly kind: 'gone'; readonly message: Message }
  | { readonly kind: 'preconditionFailed'; readonly message: Message }
  | { readonly kind: 'tooLarge'; readonly message: Message }
  | { readonly kind: 'unsupportedMedia'; readonly message: Message }
  | { readonly kind: 'misdirected'; readonly message: Message }
  | { readonly kind: 'declined'; readonly message: Message; readonly reasons: readonly Reason[] }
  | { readonly kind: 'keyReused'; readonly message: Message }
  | {
      readonly kind: 'rateLimited';
      readonly message: Message;
      /** Whole seconds until another try may pass. */
      readonly retryAfter: number;
    }
  | {
      readonly kind: 'unavailable';
      readonly message: Message;
      /** Seconds, where the same may go through later. */
      readonly retryAfter?: number;
      /** Why the data as a whole can only be read. */
      readonly problem?: DataProblemKind;
    }
  | {
      readonly kind: 'insufficientStorage';
      readonly message: Message;
      /** Seconds. */
      readonly retryAfter: number;
    }
  | { readonly kind: 'internal'; readonly message: Message };

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
  locked: 423,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
  insufficientStorage: 507,
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

/** The fault of an input that is not valid, with everything that is wrong with it. */
export function invalid(errors: readonly InputError[]): {
  readonly ok: false;
  readonly fault: Fault;
} {
  return failed({ kind: 'invalid', message: message('invalidRequest'), errors });
}

/** The fault of a caller who asks too often. @param retryAfter whole seconds */
export function rateLimited(retryAfter: number): Fault {
  return { kind: 'rateLimited', message: message('rateLimit'), retryAfter };
}
