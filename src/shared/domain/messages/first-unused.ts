import { type Message, message } from './message.ts';

/** How many names that are not known are named; anyone who reads a quote gets them each time. */
const MOST_NAMED = 50;

/** The first of the warnings about what is not known, and how many more there are. */
export function firstUnused(unused: readonly Message[]): Message[] {
  const named = unused.slice(0, MOST_NAMED);
  const more = unused.length - named.length;
  return more === 0 ? named : [...named, message('notUsedMore', { count: more })];
}
