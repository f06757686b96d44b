/** An element of a quote document, as the service names it in its remarks. */
const ELEMENT = /\b[A-Z]\w+(?:\/[A-Z]\w+)+/g;

/** A remark of the service with the elements in it by their names on the screen. */
export function named(message: string, nameOf: (path: string) => string): string {
  return message.replace(ELEMENT, (path) => `“${nameOf(path)}”`);
}
