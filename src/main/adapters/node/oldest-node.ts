/** The oldest major version of Node.js in which the native library of the database works. */
export const OLDEST_NODE = 22;

/** Why a program cannot run in a version of Node.js such as `20.20.2`; undefined where it can. */
export function nodeProblem(version: string): string | undefined {
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? undefined
    : `Quotedesk needs Node.js ${OLDEST_NODE} or later; this is ${version}`;
}

/** Ends a program with a sentence where the database would crash without a word. */
export function mustRunHere(): void {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
