import { expect } from 'vitest';
import type { Response } from './service.ts';

/** ISO 8601 UTC timestamp. */
export const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** ISO 8601 timestamp with offset. */
export const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A text that says something. */
export const TEXT = expect.stringMatching(/\S/);

/** Expects the specification's error body: `statusCode` equals the HTTP status, and `message`. */
export function expectError({ status, body }: Response, expected: number, message: RegExp): void {
  expect(status, JSON.stringify(body)).toBe(expected);
  expect(body.statusCode).toBe(status);
  expect(body.message).toMatch(message);
}

/** Expects 200 and gives the body. */
export function bodyOf({ status, body }: Response): Response['body'] {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
