import { type Static, Type } from 'typebox';

/** A scheme as answers show it. */
export const Scheme = Type.Object({
  id: Type.String(),
  name: Type.String(),
  insurer: Type.String({ description: 'Whose policy it is' }),
  line: Type.String({ description: 'Of business, as private-motor' }),
});
export type Scheme = Static<typeof Scheme>;
