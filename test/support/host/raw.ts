import { request } from 'node:http';
import { connect } from 'node:net';

/** The response on a bare connection. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are, and reads until the host closes: for what no HTTP client would send. */
export async function sendRaw(port: number, text: string | Uint8Array): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(text);
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  const received = Buffer.concat(chunks).toString('utf8');
  const end = received.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]),
    head: received.slice(0, end),
    body: received.slice(end + 4),
  };
}

/** The lines of a request, with the line ends of HTTP. */
export function lines(...text: string[]): string {
  return `${text.join('\r\n')}\r\n\r\n`;
}

/** The status of a GET with headers that only a browser may set in fetch. */
export function statusAs(
  url: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    sent.once('error', reject);
    sent.end();
  });
}
