import type { Credentials, TestHost } from '../../test/support/host/host.ts';

/** A change that a program sends with an Idempotency-Key. */
export interface KeyedRequest {
  readonly path: string;
  readonly key: string;
  readonly type: string;
  readonly body: string;
}

/** Sends it as a client; throws where the answer is not 200. */
export async function sendKeyed(
  host: TestHost,
  client: Credentials,
  { path, key, type, body }: KeyedRequest,
) {
  const answer = await host.send(path, {
    token: await host.token(client),
    headers: { 'content-type': type, 'idempotency-key': key },
    body,
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer;
}
