import { STATUS_CODES } from './node-http.ts';

/** The error body of the specification, and next to it whatever helps to correct the request. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly message: string;
  readonly [extension: string]: unknown;
}

/** The media type of problem details. RFC 9457 3. */
export const PROBLEM_TYPE = 'application/problem+json';

/**
 * An error as problem details: its type is the status, so its title is the status' own phrase. The
 * specification's members stay next to those of the RFC. RFC 9457 3.1, 3.2, 4.2.1.
 * @param requestId only characters that a URI's fragment may hold
 */
export function problemOf(error: ErrorBody, requestId: string): Record<string, unknown> {
  const { statusCode: status, message: detail } = error;
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail, instance: `#${requestId}`, ...error };
}
