/** Values by their names in double braces, as collections of requests have them. */
export type Variables = Map<string, string>;

/** A text with its variables' values. @throws where one has none */
export function filled(template: string, variables: Variables): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`{{${name}}} has no value`);
    return value;
  });
}
