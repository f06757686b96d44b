/** Who did something: a client, a person at the desk, or the desk itself. */
interface Actor {
  /** A client's id, or `desk`. */
  readonly by: string;
  /** Who was signed in at the desk; absent of a client, and where no one signs in. */
  readonly user?: { readonly id: string } | undefined;
}

/**
 * Whether two things may have been done by one person. A client is another one than the desk, and two who
 * signed in are two; what the desk did with no one signed in, anybody at the desk may have done.
 */
export function maybeSamePerson(one: Actor, other: Actor): boolean {
  if (one.by !== other.by) return false;
  return !one.user || !other.user || one.user.id === other.user.id;
}
