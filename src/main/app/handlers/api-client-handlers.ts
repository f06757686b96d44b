import {
  createNamedClient,
  listClients,
  revokeClient,
  rotateClient,
} from '../../core/access/clients.ts';
import { listRefusals } from '../../core/access/refusals.ts';
import { issueToken } from '../../core/access/tokens.ts';
import { apiUsage } from '../../core/access/usage.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of the programs that use the API: their tokens, and what they asked. */
export function apiClientHandlers({ services, usage, takeToken }: HandlerParts) {
  const { clients } = services;
  return {
    issueToken: issueToken({ ...clients, takeToken }),
    listClients: listClients(clients),
    createClient: createNamedClient(clients),
    rotateClient: rotateClient(clients),
    revokeClient: revokeClient(clients),
    apiUsage: apiUsage({ ...clients, ...usage, usage: services.usage }),
    listRefusals: listRefusals({ refusals: services.refusals, flush: usage.flush }),
  };
}
