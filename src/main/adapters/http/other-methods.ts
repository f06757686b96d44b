import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import type { HttpPlace } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { METHODS } from './node-http.ts';

type Place = Pick<HttpPlace, 'method' | 'path'>;

/** The methods that a path takes. */
function methodsAt(places: readonly Place[], path: string): readonly string[] {
  const methods = places.filter((place) => place.path === path).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * Answers every other method at a known path: 405 with `Allow`, before any body is read, and before
 * Fastify takes the path for a parameter of another one. A route for each method would be thousands.
 * Routes that are added earlier in a scope of their own take no notice.
 */
export function otherMethods(api: FastifyInstance, places: readonly Place[]): void {
  // CONNECT never becomes a request: Node hangs up on it.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !api.supportedMethods.includes(method)) api.addHttpMethod(method);
  }
  const paths = findMyWay();
  for (const path of new Set(places.map((place) => place.path))) {
    paths.on('GET', path, () => undefined, { methods: methodsAt(places, path) });
  }
  api.addHook('onRequest', ({ method, url }, _reply, done) => {
    const known = paths.find('GET', url);
    const { methods } = (known?.store ?? {}) as { methods?: readonly string[] };
    if (methods === undefined || methods.includes(method)) return done();
    const allow = methods.join(', ');
    const fault = message('addressTakes', { methods: allow });
    throw new FaultError({ kind: 'methodNotAllowed', message: fault, allow });
  });
}
