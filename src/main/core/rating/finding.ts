/** What is wrong with a rate book, in words for the person who owns it. */
export interface Finding {
  /** As JavaScript reaches it: `factors[2].rows[1]`. */
  readonly path: string;
  readonly message: string;
}
