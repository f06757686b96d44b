/** The names and codes of errors are words of programs: `TypeError`, `SQLITE_FULL`. */
const WORD = /^[A-Za-z]\w{0,60}$/;

/** A place in a source, without the folders above it: they may name a user. */
const PLACE = /^ {4}at .*?([\w.-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;

// As many frames as V8 keeps: the uppermost are often those of a package.
const MOST_PLACES = 10;

function word(text: unknown): string | undefined {
  return typeof text === 'string' && WORD.test(text) ? text : undefined;
}

function places({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const frames = stack.slice(start + message.length).split('\n');
  return frames.flatMap((frame) => PLACE.exec(frame)?.[1] ?? []).slice(0, MOST_PLACES);
}

/**
 * What a log may say of an error: its name, its code, and where in the program it was thrown. Never
 * its message, which may quote what somebody typed.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error ? word(error.code) : undefined;
  return { error: word(error.name) ?? 'unknown', code, at: places(error) };
}
