import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { contract } from '../../../shared/contract/contract.ts';
import { limitStrangers } from './rate-limit.ts';

/** Where a client of OAuth 2.0 learns how tokens are issued here. RFC 8414 3. */
export const metadataPlace = {
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
} as const;

/** The metadata of an authorisation server. RFC 8414 2. */
export const AuthorizationServer = Type.Object({
  issuer: Type.String({ format: 'uri', description: 'The origin that the host answers at' }),
  token_endpoint: Type.String({ format: 'uri' }),
  grant_types_supported: Type.Array(Type.String()),
  token_endpoint_auth_methods_supported: Type.Array(Type.String()),
  scopes_supported: Type.Array(Type.String()),
  response_types_supported: Type.Array(Type.String(), {
    description: 'None: there is no authorization endpoint',
  }),
  service_documentation: Type.String({ format: 'uri' }),
});

interface MetadataParts {
  /** The origin that the host answers at, which those who ask have compared with where they asked. */
  readonly issuer: () => string;
  readonly scope: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Answers the metadata, without a token. Access tokens can't be read by anyone else: there are no keys to check them. */
export function metadataRoute(api: FastifyInstance, parts: MetadataParts): void {
  const onRequest = limitStrangers('description', parts.clock);
  api.get(
    metadataPlace.path,
    { onRequest },
    async (): Promise<Static<typeof AuthorizationServer>> => {
      const issuer = parts.issuer();
      return {
        issuer,
        token_endpoint: `${issuer}${contract.issueToken.http.path}`,
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        scopes_supported: [parts.scope],
        response_types_supported: [],
        service_documentation: `${issuer}/docs`,
      };
    },
  );
}
