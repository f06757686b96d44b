import { POLICY_NAMES, Policies } from '../../../../shared/schemas/desk/policies.ts';

/** The name of a policy's value in the registry: `apiPort` is `ApiPort`. */
export const registryName = (policy: string) => `${policy[0]?.toUpperCase()}${policy.slice(1)}`;

const LINE = /^ {4}(\w+) {4}(REG_DWORD|REG_SZ|REG_EXPAND_SZ) {4}(.*)$/;

function policyValue(name: keyof Policies, text: string): unknown {
  const { type } = Policies.properties[name] as { readonly type?: string };
  if (type === 'boolean') return Number(text) === 1;
  return type === 'integer' ? Number(text) : text;
}

/** The values that `reg query` prints of the key, by the names of the policies. */
export function registryPolicies(printed: string): Record<string, unknown> {
  const lines = printed.split(/\r?\n/).map((line) => LINE.exec(line));
  const texts = new Map(lines.flatMap((line) => (line ? [[line[1] ?? '', line[3] ?? '']] : [])));
  return Object.fromEntries(
    POLICY_NAMES.flatMap((name) => {
      const text = texts.get(registryName(name));
      return text === undefined ? [] : [[name, policyValue(name, text)]];
    }),
  );
}
