import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections are open at once. */
export const MOST_CONNECTIONS = 256;

/** Milliseconds after which a response that nobody reads no longer protects its connection. */
const TO_ANSWER = 60_000;

/** The requests of a connection of which a response is on its way, with the moments when they began. */
type Asking = Map<IncomingMessage, number>;

/** Whether a connection waits for an answer to a request that came whole. */
function isServed(asking: Asking, now: number): boolean {
  return [...asking].some(([request, since]) => request.complete && now - since < TO_ANSWER);
}

/**
 * Closes, at each connection too many, the one that has been idle for longest, whatever it asked before: it is
 * of no use to anybody. Node's own `maxConnections` would turn the new ones away instead, so that as many
 * silent ones keep everybody out.
 * @param clock epoch milliseconds
 */
export function boundConnections(server: Server, clock: () => number): void {
  /** The one that asked, or came, longest ago first. */
  const open = new Map<Socket, Asking>();

  function closeOne(newest: Socket): void {
    const now = clock();
    const idle = [...open].find(([socket, asking]) => socket !== newest && !isServed(asking, now));
    // Where every one is being served, the newest waits for nothing yet.
    const chosen = idle?.[0] ?? newest;
    chosen.destroy();
    open.delete(chosen);
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Map());
    socket.once('close', () => open.delete(socket));
    if (open.size > MOST_CONNECTIONS) closeOne(socket);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asking = open.get(request.socket);
    if (!asking) return;
    asking.set(request, clock());
    response.once('close', () => {
      asking.delete(request);
      // It begins to be idle now, unless it is closed already.
      if (open.delete(request.socket)) open.set(request.socket, asking);
    });
  });
}
