import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import manifest from '../../package.json' with { type: 'json' };
import { builtPackages, installedPackages, type Part, readPart } from './packages.ts';
import { standardTexts } from './standard-texts.ts';

export const SBOM = 'sbom.cdx.json';
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Whether a package names several licences. */
const isExpression = (text: string) => / (?:AND|OR|WITH) /.test(text);

const { Builders, Factories } = Contrib.FromNodePackageJson;
const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(isExpression),
);

/** The address of a package by the scheme `pkg:npm`. */
const purlOf = ({ name, version }: Part) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(part: Part): Models.Component {
  const { name, version, license } = part;
  const described = part.manifest && builder.makeComponent(part.manifest);
  const component =
    described ?? new Models.Component(Enums.ComponentType.Framework, name, { version });
  if (part.manifest) component.purl = purlOf(part);
  else if (license) component.licenses.add(new Models.LicenseExpression(license));
  component.bomRef.value = component.purl ?? `${name}@${version}`;
  return component;
}

/** The bill of materials by CycloneDX 1.6, the same text for the same parts. */
function billOf(parts: readonly Part[]): string {
  const { name, version, description } = manifest;
  const root = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    description,
  });
  root.bomRef.value = `${name}@${version}`;
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const part of parts) {
    const component = componentOf(part);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const serializer = new Serialize.JsonSerializer(normalizer);
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

const LINE = '-'.repeat(80);

/** Each part with its licence, in the order of names. */
function licencesOf(parts: readonly Part[]): string {
  const head = `${manifest.productName} holds the following parts of others. Each stays under its own licence.`;
  const sections = parts.map((part) => {
    const { name, version, license = 'no licence stated', texts } = part;
    const all = texts.length > 0 ? texts : standardTexts(part);
    return [LINE, `${name} ${version} (${license})`, ...all].join('\n\n');
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}

/**
 * Writes the bill of materials (CycloneDX, JSON) and the licences of all parts of a build into a
 * folder: of the installed packages, of those whose code is in its bundles, and of its runtime. Two
 * copies of one version count once.
 * @param runtime what runs the code, as Electron
 * @throws where a part has no licence text
 */
export function writeLicences(to: string, runtime: Part): void {
  const folders = new Set([...builtPackages(), ...installedPackages()]);
  const packages = [...folders].map((folder) => readPart(folder));
  const versions = new Map(
    [runtime, ...packages].map((part) => [`${part.name} ${part.version}`, part]),
  );
  const parts = [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, SBOM), billOf(parts));
  writeFileSync(join(to, LICENCES), licencesOf(parts));
}
