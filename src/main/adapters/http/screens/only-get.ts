import type { FastifyInstance } from 'fastify';
import { FaultError } from '../../../../shared/contract/fault-error.ts';
import { message } from '../../../../shared/domain/messages/message.ts';

const TAKEN = ['GET', 'HEAD'];
const ALLOW = TAKEN.join(', ');

/**
 * Answers every other method at a path of the screens as the API does at its own: 405 with `Allow`, before
 * any body is read.
 */
export function onlyGet(server: FastifyInstance, path: string): void {
  const refuse = async (): Promise<never> => {
    const fault = message('addressTakes', { methods: ALLOW });
    throw new FaultError({ kind: 'methodNotAllowed', message: fault, allow: ALLOW });
  };
  server.route({
    method: server.supportedMethods.filter((method) => !TAKEN.includes(method)),
    url: path,
    onRequest: refuse,
    handler: refuse,
  });
}
