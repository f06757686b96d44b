/** The names and codes of errors are words of programs: `TypeError`, `SQLITE_FULL`. */
export const ERROR_WORD = /^[A-Za-z]\w{0,60}$/;

/** A place in a source, without the folders above it: they may name a user. */
export const ERROR_PLACE = /^[\w.-]{1,100}:\d{1,9}:\d{1,9}$/;

/** As many places as V8 keeps: the uppermost are often those of a package. */
export const MOST_PLACES = 10;

/** A line of a stack, with its place at the end. In development, Vite puts a query behind the file. */
const FRAME = /^ {4}at .*?([\w.-]+\.[cm]?[jt]sx?)(?:\?[\w=&.-]*)?(:\d+:\d+)\)?$/;

/** What a log may say of an error. */
export interface ErrorFacts {
  readonly error: string;
  readonly code?: string;
  /** Where in the program it was thrown, the innermost first: `app.ts:12:3`. */
  readonly at?: string[];
}

const isWord = (text: unknown): text is string => typeof text === 'string' && ERROR_WORD.test(text);

function places({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const frames = stack.slice(start + message.length).split('\n');
  return frames
    .map((frame) => FRAME.exec(frame)?.slice(1).join('') ?? '')
    .filter((place) => ERROR_PLACE.test(place))
    .slice(0, MOST_PLACES);
}

/**
 * What a log may say of an error: its name, its code, and where in the program it was thrown. Never
 * its message, which may quote what somebody typed.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { name } = error;
  return {
    error: isWord(name) ? name : 'unknown',
    ...('code' in error && isWord(error.code) ? { code: error.code } : {}),
    at: places(error),
  };
}
