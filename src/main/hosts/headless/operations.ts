import type { ServerResponse } from 'node:http';
import { createServer } from '../../adapters/http/node-http.ts';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import type { Api } from '../../app/build-api.ts';

/** What those who watch over a host are answered. */
export interface OperationsParts {
  readonly api: Pick<Api, 'inject'>;
  /** The host of the address that the API answers at, as requests name it. */
  readonly host: () => string;
  readonly metrics: Metrics;
  /** Whether it is about to end: whoever sends it requests sends them elsewhere. */
  readonly isEnding: () => boolean;
}

const send = (response: ServerResponse, status: number, type: string, text: string) => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
};

/**
 * Opens what probes and Prometheus ask, in a place of its own: it names no client and no quote, and needs no token.
 * @returns a function that closes it
 * @throws what the system says where the place is taken
 */
export async function openOperations(
  place: { readonly host: string; readonly port: number },
  { api, host, metrics, isEnding }: OperationsParts,
): Promise<() => void> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/metrics') return send(response, 200, metrics.contentType, await metrics.text());
    if (path !== '/health/live' && path !== '/health/ready') {
      return send(response, 404, 'text/plain', 'Not found\n');
    }
    if (isEnding() && path === '/health/ready') {
      return send(response, 503, 'application/json', '{"status":"ending"}');
    }
    const { statusCode, body } = await api.inject({ url: path, headers: { host: host() } });
    send(response, statusCode, 'application/json', body);
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '', response).catch(() => send(response, 500, 'text/plain', 'Failed\n'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place.port, place.host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
