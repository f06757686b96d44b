import type { FastifyInstance } from 'fastify';
import { FaultError } from './fault-error.ts';

const refused = (what: string) =>
  new FaultError({ kind: 'invalid', message: `Invalid request: the body ${what}` });

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Half of a character, as JSON can name it and no text can hold it; its backslash not escaped. */
const HALF = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/;

/**
 * Reads bodies of JSON as their standard has it: UTF-8, and whole characters. What could not be
 * read would be kept as something else that nobody sent. RFC 8259, 8.1 and 8.2.
 */
export function jsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = UTF8.decode(typeof body === 'string' ? Buffer.from(body) : body);
    } catch {
      done(refused('holds bytes that are not UTF-8'));
      return;
    }
    parse(request, text, (error, value) => {
      // Halves that belong together are one character by now, and are written as such.
      if (!error && HALF.test(text) && HALF.test(JSON.stringify(value))) {
        done(refused('holds half of a character (a lone surrogate)'));
      } else done(error, value);
    });
  });
}
