/** Values by their names in double braces, as collections of requests have them. */
export type Variables = Map<string, string>;

/** The `Date` of a script that runs at a moment, epoch milliseconds. */
export const dateAt = (now: number) =>
  class extends Date {
    static override now = () => now;
  };

/** A text with its variables' values. @throws where one has none */
export function filled(template: string, variables: Variables): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`{{${name}}} has no value`);
    return value;
  });
}
