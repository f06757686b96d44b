import { writeFileSync } from 'node:fs';
import { LARGEST, LONGEST } from '../src/main/core/quotes/document/read-field.ts';
import { EIRCODE_FORM } from '../src/shared/domain/eircode.ts';
import { wordsOf } from '../src/shared/domain/quote-fields/choices.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../src/shared/domain/quote-fields/quote-field.ts';
import { FIELDS, ROOT } from '../src/shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../src/shared/domain/quote-fields/quote-lists.ts';
import { ADD_ONS } from '../src/shared/domain/quotes/add-on.ts';
import { COVERS } from '../src/shared/domain/quotes/cover.ts';
import { VRM_FORMS } from '../src/shared/domain/registration.ts';

/** Run this script to write it again after a change of the fields. */
export const FILE = new URL('../resources/irish-motor-quote.xsd', import.meta.url);

/** The simple type of each kind of field; a choice has one of its own where it stands. */
const TYPES: Record<Exclude<FieldKind, 'choice'>, string> = {
  name: 'Name',
  text: 'Text',
  moment: 'Moment',
  day: 'Day',
  cover: 'Cover',
  addOn: 'AddOnType',
  vrm: 'RegistrationMark',
  eircode: 'Eircode',
  integer: 'Count',
  year: 'Year',
  number: 'Number',
  money: 'Money',
  engine: 'Engine',
  boolean: 'xs:boolean',
  driverNumber: 'DriverNumber',
};

const ABOUT = `  <xs:annotation>
    <xs:documentation xml:lang="en">
      A quote document for POST /applied/quote/quote. What validates here is read without a fault.

      The service forgives more than this schema: it takes elements that it does not know, names
      each in the warnings and does not use them. XSD 1.0 has no wildcard inside xs:all, so only the
      known elements stand here. It also takes an empty optional element as none, a date-time without
      seconds, dates and times in the basic form of ISO 8601, offsets such as +01 and +0100, numbers
      with an exponent, and a root in any namespace.
    </xs:documentation>
  </xs:annotation>
`;

/** Letters by their category, but no one sees them. */
const FILLERS = '&#x115F;&#x1160;&#x3164;&#xFFA0;';

/** One character that is seen. */
const VISIBLE = `[\\p{L}\\p{N}\\p{P}\\p{S}-[${FILLERS}&#x2800;&#x1D159;]]`;

/** A pattern for each form: libxml2 mixes up the repetitions of forms that stand in one. */
const patterns = (forms: readonly string[]): string =>
  forms.map((form) => String.raw`      <xs:pattern value="\s*${form}\s*"/>`).join('\n');

/** The facets of a type that takes some words. */
function words(choices: readonly string[], indent: string): string {
  return [
    `${indent}<xs:restriction base="xs:token">`,
    ...choices.map((word) => `${indent}  <xs:enumeration value="${word}"/>`),
    `${indent}</xs:restriction>`,
  ].join('\n');
}

const SIMPLE_TYPES = String.raw`
  <!--
    Without control characters, also those that turn the direction of writing. Spaces, tabs and line
    ends in a row are read as one space.
  -->
  <xs:simpleType name="Line">
    <xs:restriction base="xs:string">
      <xs:maxLength value="${LONGEST}"/>
      <xs:pattern value="([^\p{Cc}&#x61C;&#x200E;&#x200F;&#x2028;-&#x202E;&#x2066;-&#x2069;]|[\t\n\r])*"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- Empty, or with a visible character. -->
  <xs:simpleType name="Text">
    <xs:restriction base="Line">
      <xs:pattern value="\s*|[\s\S]*${VISIBLE}[\s\S]*"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- With a visible character. -->
  <xs:simpleType name="RequiredText">
    <xs:restriction base="Line">
      <xs:pattern value="[\s\S]*${VISIBLE}[\s\S]*"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- With a letter. -->
  <xs:simpleType name="Name">
    <xs:restriction base="Line">
      <xs:pattern value="[\s\S]*[\p{L}-[${FILLERS}]][\s\S]*"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- With an offset; without one it is Irish time and brings a warning. -->
  <xs:simpleType name="Moment">
    <xs:restriction base="xs:dateTime">
      <xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?|24:00:00(\.0{1,9})?)(Z|[+\-][0-9]{2}:[0-9]{2})?"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="Day">
    <xs:restriction base="xs:date">
      <xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="Cover">
${words(COVERS, '    ')}
  </xs:simpleType>

  <xs:simpleType name="AddOnType">
${words(ADD_ONS, '    ')}
  </xs:simpleType>

  <!-- Spaces and other marks between the parts of a number, and small letters, are forgiven. -->
  <xs:simpleType name="DriverNumber">
    <xs:restriction base="xs:string">
      <xs:pattern value="\s*[A-Za-z0-9]{5,25}\s*"/>
    </xs:restriction>
  </xs:simpleType>

  <!--
    191-D-12345; ZV-1234 of vintage cars, ZZ-12345 for a short stay, and marks from before 1987 such as
    123-IK. Case, spaces and missing hyphens are forgiven.
  -->
  <xs:simpleType name="RegistrationMark">
    <xs:restriction base="xs:string">
${patterns(VRM_FORMS)}
    </xs:restriction>
  </xs:simpleType>

  <!-- D02 X285; case and one space or hyphen are forgiven. -->
  <xs:simpleType name="Eircode">
    <xs:restriction base="xs:string">
      <xs:pattern value="\s*${EIRCODE_FORM}\s*"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="Count">
    <xs:restriction base="xs:nonNegativeInteger">
      <xs:maxInclusive value="${LARGEST}"/>
      <xs:pattern value="\+?[0-9]{1,12}"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- Of four digits: two would be one of two thousand years ago. -->
  <xs:simpleType name="Year">
    <xs:restriction base="xs:nonNegativeInteger">
      <xs:pattern value="\+?0{0,6}(19|20)[0-9]{2}"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="Number">
    <xs:restriction base="xs:decimal">
      <xs:minInclusive value="0"/>
      <xs:maxInclusive value="${LARGEST}"/>
      <xs:pattern value="\+?([0-9]{1,12}(\.[0-9]{0,6})?|\.[0-9]{1,6})"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- In euro; a point before three digits alone could mean thousands. -->
  <xs:simpleType name="Money">
    <xs:restriction base="Number">
      <xs:pattern value="\+?([0-9]{1,12}(\.([0-9]{0,2}|[0-9]{4,6}))?|(0[0-9]*|[0-9]{4,12})?\.[0-9]{3}|\.[0-9]{1,6})"/>
    </xs:restriction>
  </xs:simpleType>

  <!-- Cubic centimetres; below 20 it is litres. -->
  <xs:simpleType name="Engine">
    <xs:restriction base="Number"/>
  </xs:simpleType>
`;

/** How often an element may stand in the one around it. */
function occurs({ required = false, most = 1 }: { required?: boolean; most?: number }): string {
  return `${required ? '' : ' minOccurs="0"'}${most === 1 ? '' : ` maxOccurs="${most}"`}`;
}

/** The element of a field. */
function fieldElement(name: string, { kind, choices, required }: QuoteField | ListField): string {
  const open = `<xs:element name="${name}"`;
  if (kind !== 'choice') {
    const type = required && kind === 'text' ? 'RequiredText' : TYPES[kind];
    return `      ${open} type="${type}"${occurs({ required })}/>`;
  }
  return [
    `      ${open}${occurs({ required })}>`,
    '        <xs:simpleType>',
    words(choices === undefined ? [] : wordsOf(choices), '          '),
    '        </xs:simpleType>',
    '      </xs:element>',
  ].join('\n');
}

/** A type whose elements may come in any order. */
function complexType(name: string, elements: readonly string[]): string {
  return `
  <xs:complexType name="${name}">
    <xs:all>
${elements.join('\n')}
    </xs:all>
  </xs:complexType>
`;
}

/** The type around the items of a list, and that of an item. */
function listTypes(list: List): string {
  const [around, item] = list.path.split('/').slice(-2);
  const fields = fieldsOf(list).map(({ name, ...field }) => fieldElement(name, field));
  return `
  <xs:complexType name="${around}">
    <xs:sequence>
      <xs:element name="${item}" type="${item}"${occurs({ most: list.most })}/>
    </xs:sequence>
  </xs:complexType>
${complexType(item ?? '', fields)}`;
}

const nameIn = (parent: string, path: string) => path.slice(parent.length).split('/')[0] ?? '';

/** What stands right inside a section, whose path ends with a slash: its elements and sections. */
function inside(parent: string) {
  const fields = FIELDS.filter(({ path }) => path.startsWith(parent));
  const lists = LISTS.filter(({ path }) => path.startsWith(parent));
  const names = [...fields, ...lists].map(({ path }) => nameIn(parent, path));
  return [...new Set(names)].map((name) => {
    const own = fields.find(({ path }) => path === parent + name);
    const required = fields.some((field) => field.required && nameIn(parent, field.path) === name);
    const section = `      <xs:element name="${name}" type="${name}"${occurs({ required })}/>`;
    return { name, own, element: own ? fieldElement(name, own) : section };
  });
}

/** The type of a section, and those of the sections in it. */
function sectionTypes(path: string): string {
  const list = LISTS.find((each) => each.path.slice(0, each.path.lastIndexOf('/')) === path);
  if (list) return listTypes(list);
  const content = inside(`${path}/`);
  const elements = content.map(({ element }) => element);
  const sections = content.filter((one) => one.own === undefined);
  return (
    complexType(path.split('/').at(-1) ?? '', elements) +
    sections.map(({ name }) => sectionTypes(`${path}/${name}`)).join('')
  );
}

/** The XML Schema of the quote document, made from the table of its fields. */
export function quoteDocumentXsd(): string {
  const sections = inside('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
${ABOUT}
  <xs:element name="${ROOT}">
    <xs:complexType>
      <xs:all>
${sections.map((one) => `  ${one.element}\n`).join('')}      </xs:all>
    </xs:complexType>
  </xs:element>
${sections.map(({ name }) => sectionTypes(name)).join('')}${SIMPLE_TYPES}</xs:schema>
`;
}

if (import.meta.main) writeFileSync(FILE, quoteDocumentXsd());
