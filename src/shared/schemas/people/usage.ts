import { type Static, Type } from 'typebox';

/** Requests of some time, and how many of them were refused. */
export const Usage = Type.Object({
  requests: Type.Integer(),
  unauthenticated: Type.Integer({ description: '401' }),
  forbidden: Type.Integer({ description: '403' }),
  rateLimited: Type.Integer({ description: '429' }),
  otherRefusals: Type.Integer({ description: 'Every other 4xx' }),
  failures: Type.Integer({ description: '5xx' }),
});
export type Usage = Static<typeof Usage>;

const Times = {
  today: Usage,
  lastSevenDays: Type.Object(Usage.properties, { description: 'Irish days, today included' }),
  lastUsedAt: Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601, UTC' }),
};

/** How much the API is used. */
export const ApiUsage = Type.Object({
  clients: Type.Array(Type.Object({ client_id: Type.String(), name: Type.String(), ...Times }), {
    description: 'Every client, revoked ones too',
  }),
  unknown: Type.Object(Times, { description: 'Refusals of requests without a valid token' }),
});
export type ApiUsage = Static<typeof ApiUsage>;
