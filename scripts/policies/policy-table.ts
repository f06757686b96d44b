import { registryName } from '../../src/main/adapters/node/policies/registry.ts';
import { POLICY_NAMES, Policies } from '../../src/shared/schemas/desk/policies.ts';

/** One policy, as templates and the guide need it. */
export interface PolicyEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'boolean' | 'integer' | 'string';
  readonly choices?: readonly string[];
  /** Of an integer. */
  readonly least?: number;
  readonly most?: number;
  /** Characters of a text. */
  readonly longest?: number;
}

/** A policy's schema, as JSON Schema has it. */
interface PolicySchema {
  readonly type?: 'boolean' | 'integer' | 'string';
  readonly title: string;
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Every policy, in the order of the schema. */
export function policyTable(): readonly PolicyEntry[] {
  return POLICY_NAMES.map((name) => {
    const schema = Policies.properties[name] as unknown as PolicySchema;
    const { title, description, type = 'string', minimum, maximum, maxLength } = schema;
    return {
      name,
      title,
      description,
      type,
      ...(schema.enum ? { choices: schema.enum } : {}),
      ...(minimum === undefined ? {} : { least: minimum }),
      ...(maximum === undefined ? {} : { most: maximum }),
      ...(maxLength === undefined ? {} : { longest: maxLength }),
    };
  });
}

function valuesOf({ type, choices, least, most }: PolicyEntry): string {
  if (choices) return choices.map((choice) => `\`"${choice}"\``).join(', ');
  if (type === 'integer') return `a whole number from ${least} to ${most}`;
  return type === 'boolean' ? '`true` or `false`' : 'a text';
}

/** The table of the administrator's guide, in Markdown. */
export function guideTable(): string {
  const rows = policyTable().map((entry) => {
    const { name, description } = entry;
    return `| \`${name}\` | \`${registryName(name)}\` | ${valuesOf(entry)} | ${description} |`;
  });
  return ['| Policy | In the registry | Value | |', '|---|---|---|---|', ...rows].join('\n');
}

/** The JSON Schema of `policies.json`, for editors. */
export function policySchema(): string {
  const { properties } = Policies;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Policies of Quotedesk',
    type: 'object',
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
