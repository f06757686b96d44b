import { BRIDGE, BRIDGE_PATH } from '../shared/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../shared/contract.ts';
import { type Answer, type Fault, failed } from '../shared/fault.ts';
import { getRealm } from './realm.ts';
import { say } from './words/words.ts';

const gone = (): Fault => ({ kind: 'unavailable', message: say('fault.gone') });

const closed = (): Fault => ({
  kind: 'unauthenticated',
  presented: false,
  message: say('fault.closed'),
});

/** Both ends are built from one contract, so that an answer's shape is trusted, not checked. */
function isAnswer<N extends OperationName>(body: unknown): body is Answer<OutputOf<N>> {
  return typeof body === 'object' && body !== null && 'ok' in body && typeof body.ok === 'boolean';
}

async function overHttp(operation: string, input: unknown): Promise<unknown> {
  const response = await fetch(`${BRIDGE_PATH}/${getRealm()}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return response.status === 401 ? failed(closed()) : response.json();
}

/** Calls an operation over Electron's bridge, or over HTTP in a browser. Never throws. */
export async function call<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
): Promise<Answer<OutputOf<N>>> {
  const bridge: unknown = Reflect.get(window, BRIDGE);
  try {
    const body: unknown =
      typeof bridge === 'function'
        ? await bridge(operation, input, getRealm())
        : await overHttp(operation, input);
    return isAnswer<N>(body) ? body : failed(gone());
  } catch {
    return failed(gone());
  }
}

/** Does an operation; a test has its own. */
export type Caller = typeof call;
