import { type Static, Type } from 'typebox';

export const RefusalQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type RefusalQuery = Static<typeof RefusalQuery>;

/** What the API refused: missing tokens (401), missing permissions (403) and limits (429). */
export const RefusalList = Type.Object({
  refusals: Type.Array(
    Type.Object({
      hour: Type.String({ description: 'When the hour began, ISO 8601, UTC' }),
      client_id: Type.Union([Type.String(), Type.Null()], {
        description: 'null without a valid token',
      }),
      route: Type.String({ description: 'The address as the contract has it, or unknown' }),
      status: Type.Integer(),
      requests: Type.Integer({ description: 'How many within the hour' }),
      lastAt: Type.String({ description: 'The last of them, ISO 8601, UTC' }),
    }),
    { description: 'The newest first' },
  ),
});
export type RefusalList = Static<typeof RefusalList>;
