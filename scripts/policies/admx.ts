import { REGISTRY_KEY } from '../../src/main/adapters/node/policies/find-policies.ts';
import { registryName } from '../../src/main/adapters/node/policies/registry.ts';
import { type PolicyEntry, policyTable } from './policy-table.ts';

const NAMESPACE = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions';
const KEY = REGISTRY_KEY.replace('HKEY_LOCAL_MACHINE\\', '');
const REVISION = '1.0';

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What a policy takes besides being on or off. */
function element({ name, type, choices, least, most, longest }: PolicyEntry): string | undefined {
  const value = `id="${name}" valueName="${registryName(name)}"`;
  if (choices) {
    const items = choices.map(
      (choice) =>
        `          <item displayName="$(string.${name}_${choice})"><value><string>${choice}</string></value></item>`,
    );
    return [`        <enum ${value} required="true">`, ...items, '        </enum>'].join('\n');
  }
  if (type === 'integer') {
    return `        <decimal ${value} required="true" minValue="${least}" maxValue="${most}" />`;
  }
  return type === 'string'
    ? `        <text ${value} required="true" maxLength="${longest}" />`
    : undefined;
}

function policy(entry: PolicyEntry): string {
  const { name } = entry;
  const inner = element(entry);
  const attributes = [
    `name="${name}" class="Machine" displayName="$(string.${name})" explainText="$(string.${name}_explain)"`,
    `key="${KEY}"`,
    ...(inner ? [`presentation="$(presentation.${name})"`] : [`valueName="${registryName(name)}"`]),
  ];
  return [
    `    <policy ${attributes.join(' ')}>`,
    '      <parentCategory ref="quotedesk" />',
    '      <supportedOn ref="windows10" />',
    ...(inner
      ? ['      <elements>', inner, '      </elements>']
      : [
          '      <enabledValue><decimal value="1" /></enabledValue>',
          '      <disabledValue><decimal value="0" /></disabledValue>',
        ]),
    '    </policy>',
  ].join('\n');
}

/** The template for Windows' group policies. */
export function admx(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitions xmlns="${NAMESPACE}" revision="${REVISION}" schemaVersion="1.0">
  <policyNamespaces>
    <target prefix="quotedesk" namespace="Quotedesk.Policies" />
  </policyNamespaces>
  <resources minRequiredRevision="${REVISION}" />
  <supportedOn>
    <definitions>
      <definition name="windows10" displayName="$(string.windows10)" />
    </definitions>
  </supportedOn>
  <categories>
    <category name="quotedesk" displayName="$(string.quotedesk)" />
  </categories>
  <policies>
${policyTable().map(policy).join('\n')}
  </policies>
</policyDefinitions>
`;
}

function strings({ name, title, description, choices = [] }: PolicyEntry): string[] {
  const all = [
    [name, title],
    [`${name}_explain`, description],
    ...choices.map((choice) => [`${name}_${choice}`, choice]),
  ];
  return all.map(([id, text = '']) => `      <string id="${id}">${escaped(text)}</string>`);
}

function presentation({ name, title, type, choices }: PolicyEntry): string[] {
  const label = escaped(title);
  const inner = choices
    ? `<dropdownList refId="${name}" noSort="true" defaultItem="0">${label}</dropdownList>`
    : type === 'integer'
      ? `<decimalTextBox refId="${name}">${label}</decimalTextBox>`
      : type === 'string'
        ? `<textBox refId="${name}"><label>${label}</label></textBox>`
        : undefined;
  return inner ? [`      <presentation id="${name}">${inner}</presentation>`] : [];
}

/** The words of the template, in English. */
export function adml(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitionResources xmlns="${NAMESPACE}" revision="${REVISION}" schemaVersion="1.0">
  <displayName>Quotedesk</displayName>
  <description>Quotedesk, motor insurance quotes for Irish brokers</description>
  <resources>
    <stringTable>
      <string id="quotedesk">Quotedesk</string>
      <string id="windows10">Windows 10 and later</string>
${policyTable().flatMap(strings).join('\n')}
    </stringTable>
    <presentationTable>
${policyTable().flatMap(presentation).join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`;
}
