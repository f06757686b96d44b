import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** How many connections are open at once. */
export const MOST_CONNECTIONS = 256;

/** Milliseconds after which a response that no one reads no longer protects its connection. */
const TO_ANSWER = 60_000;

/** How many bytes wait for all who read slowly, before the caller who leaves most of them loses the connection. */
const MOST_WAITING = 32 * 1024 * 1024;

/** A reader takes at least so many bytes of what waits, or all of them, in so many milliseconds. */
const PACE = { bytes: 64 * 1024, milliseconds: 30_000 };

/** Milliseconds between two looks at who reads slowly. */
const LOOK = 1_000;

/** Responses that are on their way. */
type Asking = Map<ServerResponse, { readonly request: IncomingMessage; readonly since: number }>;

interface Client {
  readonly asking: Asking;
  /** How many bytes had been taken when the pace was last kept, and when that was. */
  taken: number;
  keptAt: number;
}

/** Whether a connection waits for an answer to a request that came whole. */
function isServed({ asking }: Client, now: number): boolean {
  return [...asking.values()].some(
    ({ request, since }) => request.complete && now - since < TO_ANSWER,
  );
}

/** Bytes that were written to a connection, and not taken. */
function waitingFor(socket: Socket, { asking }: Client): number {
  // Of responses behind the next one, the socket has nothing yet. Node counts the socket's bytes with the next.
  return [...asking.keys()].reduce(
    (sum, { writableLength, socket: own }) => sum + writableLength - (own?.writableLength ?? 0),
    socket.writableLength,
  );
}

/** Whether a connection has taken all that was written to it, or much of it since this was asked last. */
function keepsPace(socket: Socket, client: Client, now: number): boolean {
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength > 0 && taken - client.taken < PACE.bytes) return false;
  client.taken = taken;
  client.keptAt = now;
  return true;
}

/**
 * Closes, at each connection too many, the one that has been idle for longest, whatever it asked before: it is
 * of no use to anybody. Node's own `maxConnections` would turn the new ones away instead, so that as many
 * silent ones keep everybody out. It also closes the connection of a caller who asks and then does not read.
 * @param clock epoch milliseconds
 */
export function boundConnections(server: Server, clock: () => number): void {
  /** The one that asked, or came, longest ago first. */
  const open = new Map<Socket, Client>();

  function close(socket: Socket): void {
    socket.destroy();
    open.delete(socket);
  }

  function closeOne(newest: Socket): void {
    const now = clock();
    const idle = [...open].find(([socket, client]) => socket !== newest && !isServed(client, now));
    // Where every one is being served, the newest waits for nothing yet.
    close(idle?.[0] ?? newest);
  }

  function closeSlow(): void {
    const now = clock();
    const waiting = [...open]
      .filter(([socket, client]) => !keepsPace(socket, client, now))
      .map(([socket, client]) => ({
        socket,
        bytes: waitingFor(socket, client),
        isLate: now - client.keptAt >= PACE.milliseconds,
      }))
      .sort((one, other) => other.bytes - one.bytes);
    let all = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { socket, bytes, isLate } of waiting) {
      if (!isLate && all <= MOST_WAITING) continue;
      close(socket);
      all -= bytes;
    }
  }

  server.once('listening', () => {
    const looking = setInterval(closeSlow, LOOK).unref();
    server.once('close', () => clearInterval(looking));
  });
  // Of a secure server, requests name the socket that the handshake made.
  const opened = server instanceof TlsServer ? 'secureConnection' : 'connection';
  server.on(opened, (socket: Socket) => {
    open.set(socket, { asking: new Map(), taken: 0, keptAt: clock() });
    socket.once('close', () => open.delete(socket));
    if (open.size > MOST_CONNECTIONS) closeOne(socket);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const client = open.get(request.socket);
    if (!client) return;
    client.asking.set(response, { request, since: clock() });
    response.once('close', () => {
      client.asking.delete(response);
      // It begins to be idle now, unless it is closed already.
      if (open.delete(request.socket)) open.set(request.socket, client);
    });
  });
}
