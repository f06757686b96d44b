import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { VRM_PATTERN } from '../../domain/registration.ts';

export const VehicleQuery = Type.Object({
  vrm: Type.String({
    pattern: VRM_PATTERN,
    ...rule('registration'),
    description: 'A registration mark, as 191-D-12345',
  }),
});

export const Vehicle = Type.Object({
  vrm: Type.String(),
  make: Type.String(),
  model: Type.String(),
  year: Type.Integer({ description: 'Year of first registration' }),
  engineSize: Type.Integer({ description: 'Cubic centimetres; 0 for an electric car' }),
  fuelType: Type.String(),
});
export type Vehicle = Static<typeof Vehicle>;

/** The makes of the vehicle data with their models, those of most vehicles first. */
export const Cars = Type.Object({
  makes: Type.Array(Type.Object({ make: Type.String(), models: Type.Array(Type.String()) })),
});
export type Cars = Static<typeof Cars>;
