import { Type } from 'typebox';
import { ADD_ONS } from '../../domain/quotes/add-on.ts';
import { Cover } from '../quotes/cover.ts';
import { cents, name, Relativity } from './rate-book-values.ts';

/** What a row does to the premium: it multiplies it, and then it may add a flat amount. */
export const effect = {
  relativity: Relativity,
  loadCents: Type.Optional(cents('A flat amount added after the multiplier')),
};

/** What every factor has, whatever its kind. */
export const common = {
  id: name('What the factor is called, once under each cover'),
  title: name('What a person reads'),
  covers: Type.Optional(Type.Array(Cover, { minItems: 1, description: 'Absent: every cover' })),
  addOn: Type.Optional(
    Type.Enum([...ADD_ONS], {
      description: 'The optional cover whose price alone it moves; absent: the premium',
    }),
  ),
  optional: Type.Optional(
    Type.Boolean({
      description:
        'Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it',
    }),
  ),
};
