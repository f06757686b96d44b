/** An object as JSON has it. */
export type Branch = { readonly [name: string]: unknown };

/** Whether a value is an object and no list. */
export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
