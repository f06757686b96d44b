import {
  Client,
  ClientList,
  ClientQuery,
  IssuedClient,
  NewClient,
} from '../../schemas/people/client.ts';
import { RefusalList, RefusalQuery } from '../../schemas/people/refusal.ts';
import { Token, TokenRequest } from '../../schemas/people/token.ts';
import { ApiUsage } from '../../schemas/people/usage.ts';
import { PLACEHOLDERS } from './http-place.ts';
import { Nothing, type Operation } from './operation.ts';

/** The clients of the API, their tokens and what they use. */
export const apiClientOperations = {
  issueToken: {
    summary: 'Exchange client credentials for an access token',
    http: {
      method: 'POST',
      path: '/auth/token',
      from: 'token',
      faults: ['oauth', 'badCredentials', 'rateLimited'],
      example: {
        grant_type: 'client_credentials',
        client_id: PLACEHOLDERS.clientId,
        client_secret: PLACEHOLDERS.clientSecret,
        scope: PLACEHOLDERS.scope,
      },
    },
    requires: 'none',
    data: 'reads',
    unknownNames: 'warned',
    input: TokenRequest,
    output: Token,
  },
  listClients: {
    summary: 'List the clients of the API',
    requires: 'broker',
    data: 'reads',
    environment: 'live',
    input: Nothing,
    output: ClientList,
  },
  createClient: {
    summary: 'Issue a client and show its secret once',
    requires: 'broker',
    data: 'changes',
    environment: 'live',
    input: NewClient,
    output: IssuedClient,
  },
  rotateClient: {
    summary: 'Give a client a new secret, shown once, and end every token it holds',
    requires: 'broker',
    data: 'changes',
    environment: 'live',
    input: ClientQuery,
    output: IssuedClient,
  },
  revokeClient: {
    summary: 'Revoke a client and every token it holds',
    requires: 'broker',
    data: 'changes',
    environment: 'live',
    input: ClientQuery,
    output: Client,
  },
  apiUsage: {
    summary: 'How much each client uses the API, and what it was refused',
    requires: 'broker',
    data: 'reads',
    environment: 'live',
    input: Nothing,
    output: ApiUsage,
  },
  listRefusals: {
    summary: 'List what the API refused, by hour, client and address, the newest first',
    requires: 'broker',
    data: 'reads',
    environment: 'live',
    input: RefusalQuery,
    output: RefusalList,
  },
} as const satisfies Record<string, Operation>;
