import { type Static, Type } from 'typebox';
import { PERMISSIONS } from '../../domain/permission.ts';
import { TYPED_LINE } from '../../domain/text/text-pattern.ts';

const Permissions = Type.Array(Type.Enum([...PERMISSIONS]), { minItems: 1, uniqueItems: true });

/** Which quotes a client reaches. */
const Reach = {
  ownQuotesOnly: Type.Optional(
    Type.Literal(true, {
      description: 'It reaches only its own quotes; absent where it reaches all',
    }),
  ),
};

export const NewClient = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100, ...TYPED_LINE }),
  permissions: Type.Optional(Permissions),
  ownQuotesOnly: Type.Optional(
    Type.Boolean({
      description: 'Whether it reaches only the quotes that it submits; by default all',
    }),
  ),
});

export type NewClient = Static<typeof NewClient>;

/** A client of the API as lists show it: never its secret. */
export const Client = Type.Object({
  client_id: Type.String(),
  name: Type.String(),
  permissions: Permissions,
  ...Reach,
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  revokedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Client = Static<typeof Client>;

export const ClientList = Type.Object({ clients: Type.Array(Client) });

/** A client just issued: the only time that its secret is shown. */
export const IssuedClient = Type.Object({
  client_id: Type.String(),
  client_secret: Type.String(),
  scope: Type.String(),
  name: Type.String(),
  permissions: Permissions,
  ...Reach,
});
export type IssuedClient = Static<typeof IssuedClient>;

export const ClientQuery = Type.Object({ client_id: Type.String({ minLength: 1 }) });
