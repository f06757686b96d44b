import { type Static, Type } from 'typebox';

/** The end of the log of a host. */
export const LogTail = Type.Object({
  file: Type.String({ description: 'Its path' }),
  lines: Type.Array(Type.String(), { description: 'As written, the newest last' }),
});
export type LogTail = Static<typeof LogTail>;
