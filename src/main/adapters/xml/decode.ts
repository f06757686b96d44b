/** The largest body, in bytes: far larger than any quote, and below every limit of libxml2. */
const LARGEST_BYTES = 262_144;

const LINE_FEED = 0x0a;

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'ISO-8859-1';

/** A body as text with XML's line ends, and the encoding that it was read in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether the content type stated the encoding, so that the document's declaration does not count. */
  readonly isStated: boolean;
}

/** Why a body is no text; the line counts from 1. */
export interface Undecodable {
  readonly message: string;
  readonly line?: number;
}

// WHATWG's `iso-8859-1` is Windows-1252; Node's `latin1` is the real one.
const latin1 = (body: Uint8Array): string =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');

const fatal = (label: string): ((body: Uint8Array) => string) => {
  const decoder = new TextDecoder(label, { fatal: true });
  return (body) => decoder.decode(body);
};

const READERS: Record<Encoding, (body: Uint8Array) => string> = {
  'UTF-8': fatal('utf-8'),
  'UTF-16LE': fatal('utf-16le'),
  'UTF-16BE': fatal('utf-16be'),
  'ISO-8859-1': latin1,
};

const DECLARES = /^<\?xml[^>]*encoding[ \t\r\n]*=[ \t\r\n]*["']([A-Za-z][\w.-]{0,40})["']/i;

/** The encodings of the names in a declaration or a charset, where there is no mark. */
const NAMED: { readonly [name: string]: Encoding | undefined } = {
  'UTF-8': 'UTF-8',
  // As many programs write it.
  UTF8: 'UTF-8',
  'US-ASCII': 'UTF-8',
  'ISO-8859-1': 'ISO-8859-1',
};

/** The accepted encodings, in words. */
export const READ = 'UTF-8, ISO-8859-1, or UTF-16 with a byte order mark';

function marked([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'UTF-8' : undefined;
}

/** Whether a body that was sent with a charset can be read; its mark comes first. RFC 7303 3.3. */
export function isReadable(body: Uint8Array, charset: string): boolean {
  return (marked(body) ?? NAMED[charset.toUpperCase()]) !== undefined;
}

/** The name of the encoding in a document's declaration, in capitals. */
function declaredBy(body: Uint8Array): string | undefined {
  // A declaration is ASCII, so that reading it this way is right whatever bytes follow.
  return DECLARES.exec(latin1(body.subarray(0, 200)))?.[1]?.toUpperCase();
}

function read(body: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return READERS[encoding](body);
  } catch {
    return undefined;
  }
}

/** The line of the first byte that is not UTF-8, whose longer characters hold no line feed. */
function faultyLine(body: Uint8Array): number {
  let line = 1;
  let from = 0;
  for (;;) {
    const end = body.indexOf(LINE_FEED, from);
    if (end === -1 || read(body.subarray(from, end), 'UTF-8') === undefined) return line;
    from = end + 1;
    line += 1;
  }
}

/**
 * Decodes a whole body or nothing: by its byte order mark, else by the charset that it was sent
 * with, else by its declaration, else as UTF-8. RFC 7303 3, XML 1.0 4.3.3.
 */
export function decode(body: Uint8Array, charset?: string): Decoded | Undecodable {
  if (body.length === 0) return { message: 'the document is empty' };
  if (body.length > LARGEST_BYTES) return { message: 'the document is larger than 256 KiB' };
  const mark = marked(body);
  const stated = mark === undefined ? NAMED[charset?.toUpperCase() ?? ''] : undefined;
  const declared = mark === undefined && stated === undefined ? declaredBy(body) : undefined;
  const encoding = mark ?? stated ?? NAMED[declared ?? 'UTF-8'];
  if (encoding === undefined) {
    return { message: `the declared encoding ${declared} is not supported: send ${READ}`, line: 1 };
  }
  const text = read(body, encoding);
  if (text === undefined) {
    const message = `the document holds bytes that are not ${encoding}`;
    return encoding === 'UTF-8' ? { message, line: faultyLine(body) } : { message };
  }
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return { text: lines, encoding, isStated: stated !== undefined };
}
