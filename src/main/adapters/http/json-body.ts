import type { FastifyInstance } from 'fastify';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { FaultError } from './fault-error.ts';
import { repeatedName } from './json-names.ts';

const refused = (fault: Message) => new FaultError({ kind: 'invalid', message: fault });

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Half of a character, which JSON can name and no text can hold; its backslash is not escaped. */
const HALF = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/;

/** The forbidden name in a text that the parser refused; undefined where the text is no JSON. */
function forbiddenName(text: string): string | undefined {
  try {
    const plain = JSON.stringify(JSON.parse(text));
    return plain.includes('"__proto__":') ? '__proto__' : 'constructor.prototype';
  } catch {
    return undefined;
  }
}

function unparsed(text: string, error: Error): Error {
  const name = forbiddenName(text);
  return name === undefined ? error : refused(message('bodyName', { name }));
}

/** What else is wrong with a text that the parser accepted; null where nothing is. */
function problemIn(text: string, value: unknown): Error | null {
  // Two halves that belong together are one character by now, and are written as one.
  if (HALF.test(text) && HALF.test(JSON.stringify(value))) {
    return refused(message('bodyHalfCharacter'));
  }
  // Most programs write JSON exactly so; a name that the value lost would be missing here.
  if (JSON.stringify(value) === text) return null;
  const name = repeatedName(text);
  return name === undefined ? null : refused(message('bodyNameTwice', { name: shortly(name) }));
}

/**
 * Reads JSON bodies strictly: UTF-8, whole characters, and each name once in an object. Anything
 * else would be kept as something that the client did not send. RFC 8259, 4, 8.1 and 8.2.
 */
export function jsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = UTF8.decode(typeof body === 'string' ? Buffer.from(body) : body);
    } catch {
      done(refused(message('bodyBytes')));
      return;
    }
    parse(request, text, (error, value) => {
      if (error) done(unparsed(text, error));
      else done(problemIn(text, value), value);
    });
  });
}
