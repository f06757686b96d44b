import { type Static, Type } from 'typebox';
import { closed, share } from './rate-book-values.ts';

/** How named drivers count: by what the one with the highest premium costs more than the policyholder. */
export const NamedDrivers = Type.Object(
  {
    title: Type.String({ minLength: 1, description: 'Of the step in the premium' }),
    driver: Type.String({ minLength: 1, description: 'What one is called, as Named driver' }),
    factors: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      description: "The ids of the factors that are rated again with a named driver's own answers",
    }),
    share: share('Of the difference'),
    mainShare: share('The same for the one who is the main driver'),
  },
  {
    ...closed,
    description:
      'How named drivers count: by what the one with the highest premium costs more than the policyholder',
  },
);
export type NamedDrivers = Static<typeof NamedDrivers>;
