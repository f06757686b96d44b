import { type Static, Type } from 'typebox';

/** A client's credentials, however they were carried. RFC 6749 4.4. */
export const TokenRequest = Type.Object({
  client_id: Type.Optional(Type.String({ maxLength: 200 })),
  client_secret: Type.Optional(Type.String({ maxLength: 200 })),
  scope: Type.Optional(Type.String({ maxLength: 500 })),
  grant_type: Type.Optional(Type.String({ maxLength: 100 })),
});
export type TokenRequest = Static<typeof TokenRequest>;

export const Token = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'Lifetime in seconds' }),
});
export type Token = Static<typeof Token>;
