import { type Static, Type } from 'typebox';

/** Who was signed in when something happened, under the name of that time. */
export const Actor = Type.Object(
  { id: Type.String(), name: Type.String() },
  { description: 'Who was signed in at the desk, under the name of that time; absent otherwise' },
);
export type Actor = Static<typeof Actor>;
