/** Does the work after so many milliseconds; what it returns takes that back. */
export type Later = (work: () => void, milliseconds: number) => () => void;

/** By the clock of the page. */
export const later: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
