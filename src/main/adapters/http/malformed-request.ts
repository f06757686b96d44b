import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './guard.ts';
import { STATUS_CODES } from './node-http.ts';

/** The errors of Node's parser with a status of their own; all others are a 400. RFC 6585 5. */
const byCode: Record<string, { readonly status: number; readonly message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are larger than 8 KiB' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time' },
};
/** Bytes of a first line that has most of what address and headers may have together. */
const MOST_OF_THEM = 4096;

/** Of an address. RFC 9110 15.5.15. */
const TOO_LONG = {
  status: 414,
  message: 'The address is too long: with the headers it may have 8 KiB',
};

/** Milliseconds in which a client can read why it was refused. */
const TO_READ = 1000;

const MALFORMED = { status: 400, message: 'This is not an HTTP request' };

interface ParseError {
  readonly code?: string;
  /** What the parser was given last: of nearly every request the whole. */
  readonly rawPacket?: unknown;
}

/** Whether it is the address that Node's limit of headers, which covers it, was too small for. */
function hasLongAddress({ code, rawPacket }: ParseError): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return false;
  const start = rawPacket.subarray(0, MOST_OF_THEM).toString('latin1');
  return /^[A-Z-]+ \S+$/.test(start);
}

/** Answers, in the API's error shape, what is too broken to become a request. */
export function answerMalformed(error: ParseError, socket: Socket): void {
  // The client has left, or a response is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = hasLongAddress(error)
    ? TOO_LONG
    : (byCode[error.code ?? ''] ?? MALFORMED);
  const body = JSON.stringify({ statusCode: status, message });
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // A client may hold its own side open for good, and would keep one of few connections with it.
  socket.once('finish', () => setTimeout(() => socket.destroy(), TO_READ).unref());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
