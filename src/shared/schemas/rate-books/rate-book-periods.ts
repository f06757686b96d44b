import { type Static, Type } from 'typebox';

import { closed, share } from './rate-book-values.ts';

/** The periods that a rate book sells, and what another one than a year costs. */
export const Periods = Type.Object(
  {
    leastDays: Type.Integer({ minimum: 1, description: 'Of the shortest policy' }),
    mostMonths: Type.Integer({ minimum: 12, maximum: 36, description: 'Of the longest policy' }),
    scale: Type.Array(
      Type.Object(
        {
          upToDays: Type.Integer({ minimum: 1, description: 'The longest policy of the row' }),
          share: share("Of a year's net premium"),
        },
        closed,
      ),
      {
        minItems: 1,
        description:
          'The short-period scale, up to 366 days at a share of 1; a longer policy costs 1/365 a day',
      },
    ),
  },
  { ...closed, description: 'The periods that are sold, and what another one than a year costs' },
);
export type Periods = Static<typeof Periods>;
