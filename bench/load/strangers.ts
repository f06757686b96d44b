import { connect, type Socket } from 'node:net';
import { contract } from '../../src/shared/contract/contract.ts';
import type { Random } from '../../src/shared/data/random.ts';
import { pick } from '../../src/shared/data/random.ts';

/** How many silent connections strangers hold at once. */
const SILENT = 1000;

interface StrangerOptions {
  readonly url: string;
  readonly random: Random;
  readonly scope: string;
  /** An id whose secret they guess. */
  readonly client_id: string;
}

/** Anyone who has no token: they guess, send rubbish and hold connections without a word. */
export function strangers({ url, random, scope, client_id }: StrangerOptions) {
  const port = Number(new URL(url).port);
  const silent: Socket[] = [];

  const send = (path: string, init: RequestInit) =>
    fetch(`${url}${path}`, init)
      .then((response) => response.text())
      .catch(() => '');

  const guess = () =>
    send(contract.issueToken.http.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        scope,
        client_id,
        client_secret: String(random()),
      }),
    });
  const ask = () =>
    send(contract.listProducts.http.path, { headers: { authorization: 'Bearer x' } });
  const rubbish = () =>
    send(contract.priceQuote.http.path, { method: 'POST', body: '{"data":{"a":' });
  async function fallSilent() {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    silent.push(socket);
    if (silent.length > SILENT) silent.shift()?.destroy();
  }
  const deeds = [guess, ask, rubbish, fallSilent, fallSilent];
  return {
    /** Does one thing. */
    step: () => pick(random, deeds)(),
    stop: () => {
      for (const socket of silent) socket.destroy();
    },
  };
}
