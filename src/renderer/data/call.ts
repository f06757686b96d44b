import { BRIDGE, BRIDGE_PATH, SESSION_KEY_HEADER } from '../../shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../shared/contract/contract.ts';
import { message } from '../../shared/domain/messages/message.ts';
import { type Fault, failed, type Result } from '../../shared/result/result.ts';
import { words } from '../i18n/i18n.ts';
import { getEnvironment } from './environment.ts';
import { getSessionKey, noteSessionKey, presentSessionKey } from './session.ts';

const GONE: Fault = { kind: 'unavailable', message: message('hostSilent') };

/** Both ends are built from one contract, so that an answer's shape is trusted, not checked. */
function isResult<N extends OperationName>(body: unknown): body is Result<OutputOf<N>> {
  return typeof body === 'object' && body !== null && 'ok' in body && typeof body.ok === 'boolean';
}

async function overHttp(operation: string, input: unknown, version?: string): Promise<unknown> {
  const key = presentSessionKey() ?? (await getSessionKey());
  const response = await fetch(`${BRIDGE_PATH}/${getEnvironment()}/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { [SESSION_KEY_HEADER]: key }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify(input),
  });
  noteSessionKey(key, response.status !== 401);
  return response.json();
}

/**
 * Calls an operation over Electron's bridge, or over HTTP in a browser. Never throws.
 * @param version of the quote that a change is meant for; any where absent
 */
export async function call<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  version?: string,
): Promise<Result<OutputOf<N>>> {
  const bridge: unknown = Reflect.get(window, BRIDGE);
  const meant = version === undefined ? [] : [version];
  try {
    const body: unknown =
      typeof bridge === 'function'
        ? await bridge(operation, input, getEnvironment(), ...meant)
        : await overHttp(operation, input, version);
    if (!isResult<N>(body)) return failed(GONE);
    // Whoever shows the fault has its words then.
    if (!body.ok && !words.hasResourceBundle('en', 'newQuote')) {
      await import('../i18n/screen-words/later.ts').catch(() => undefined);
    }
    return body;
  } catch {
    return failed(GONE);
  }
}

/** Does an operation; a test has its own. */
export type Caller = typeof call;
