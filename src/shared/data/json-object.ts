/** An object as JSON has it. */
export type JsonObject = { readonly [name: string]: unknown };

/** Whether a value is an object and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
