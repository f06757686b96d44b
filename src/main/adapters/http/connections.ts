import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections are open at once. */
export const MOST_CONNECTIONS = 256;

/** Milliseconds after which a response that nobody reads no longer protects its connection. */
const TO_ANSWER = 60_000;

/** What is known of an open connection. */
interface Connection {
  /** Whether it ever sent a whole request. */
  hasAsked: boolean;
  /** The requests of which a response is on its way, with the moments when they began. */
  readonly asking: Map<IncomingMessage, number>;
}

/** Whether a connection waits for an answer to a request that came whole. */
function isServed({ asking }: Connection, now: number): boolean {
  return [...asking].some(([request, since]) => request.complete && now - since < TO_ANSWER);
}

/**
 * Closes, at each connection too many, the oldest that is of no use to anybody: first those that never
 * sent a whole request, then those that wait for their next one. Node's own `maxConnections` would turn
 * the new ones away instead, so that as many silent ones keep everybody out.
 * @param clock epoch milliseconds
 */
export function boundConnections(server: Server, clock: () => number): void {
  /** The oldest first. */
  const open = new Map<Socket, Connection>();

  function closeOne(): void {
    const now = clock();
    const idle = [...open].filter(([, connection]) => !isServed(connection, now));
    // Where every one is being served, the newest waits for nothing yet.
    const chosen = idle.find(([, { hasAsked }]) => !hasAsked) ?? idle[0] ?? [...open].at(-1);
    chosen?.[0].destroy();
    if (chosen) open.delete(chosen[0]);
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, { hasAsked: false, asking: new Map() });
    socket.once('close', () => open.delete(socket));
    if (open.size > MOST_CONNECTIONS) closeOne();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.asking.set(request, clock());
    response.once('close', () => {
      connection.asking.delete(request);
      connection.hasAsked ||= request.complete;
    });
  });
}
