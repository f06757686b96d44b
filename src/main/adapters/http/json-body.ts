import type { FastifyInstance } from 'fastify';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { repeatedName } from './json-names.ts';

const refused = (fault: Message) => new FaultError({ kind: 'invalid', message: fault });

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Half of a character, as `JSON.stringify` writes it; its backslash is not escaped. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

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

/** The value as JSON; undefined where it nests more deeply than can be written. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** What else is wrong with a text that the parser accepted; null where nothing is. */
function problemIn(text: string, value: unknown): Error | null {
  const again = written(value);
  if (again === undefined) return refused(message('bodyDepth'));
  // Two halves that belong together are one character by now, and are written as one.
  if (HALF.test(again)) return refused(message('bodyHalfCharacter'));
  // Most programs write JSON exactly so; a name that the value lost would be missing here.
  if (again === text) return null;
  const name = repeatedName(text);
  return name === undefined ? null : refused(message('bodyNameTwice', { name: shortly(name) }));
}

/**
 * Reads JSON bodies strictly: UTF-8, whole characters, and each name once in an object. Anything
 * else would be kept as something that the client did not send. RFC 8259, 4, 8.1 and 8.2.
 */
export function jsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      let text: string;
      try {
        text = UTF8.decode(body);
      } catch {
        done(refused(message('bodyBytes')));
        return;
      }
      parse(request, text, (error, value) => {
        if (error) done(unparsed(text, error));
        else done(problemIn(text, value), value);
      });
    },
  );
}
