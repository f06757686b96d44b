import { type Static, Type } from 'typebox';
import { ERROR_PLACE, ERROR_WORD, MOST_PLACES } from '../../domain/error-facts.ts';
import { rule } from '../../domain/messages/rule.ts';

/** The end of the log of a host. */
export const LogTail = Type.Object({
  file: Type.String({ description: 'Its path' }),
  lines: Type.Array(Type.String(), { description: 'As written, the newest last' }),
});
export type LogTail = Static<typeof LogTail>;

const Word = Type.String({ pattern: ERROR_WORD.source, ...rule('programWord') });

/** What failed in a screen, as the log may say it: see `errorFacts`. */
export const ScreenFailure = Type.Object({
  screen: Type.String({
    pattern: '^[a-z-]{0,30}$',
    ...rule('smallLetters'),
    description: 'The beginning of its path',
  }),
  error: Word,
  code: Type.Optional(Word),
  at: Type.Array(Type.String({ pattern: ERROR_PLACE.source, ...rule('sourcePlace') }), {
    maxItems: MOST_PLACES,
    description: 'Where in the program, the innermost first',
  }),
});
export type ScreenFailure = Static<typeof ScreenFailure>;
