/** The elements of a quote document by section: what the tests of the specification submit. */
export type QuoteDocument = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every element that the specification's table requires, and nothing else. */
export const REQUIRED: QuoteDocument = {
  Policy: { InceptionDate: '2027-06-01T00:00:00+01:00', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Aoife', Surname: 'Ní Dhomhnaill', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

/** The document with one element more, or with another text in it; undefined leaves it out. */
export function withElement(
  document: QuoteDocument,
  section: string,
  element: string,
  text: string | undefined,
): QuoteDocument {
  const { [element]: _, ...others } = document[section] ?? {};
  return { ...document, [section]: text === undefined ? others : { ...others, [element]: text } };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The document as XML. A section `Vehicle/SecurityDevices` stands within `Vehicle`. */
export function xmlOf(document: QuoteDocument): string {
  const leaves = (section: string) =>
    Object.entries(document[section] ?? {})
      .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
      .join('');
  const within = (section: string) =>
    Object.keys(document)
      .filter((other) => other.startsWith(`${section}/`))
      .map((other) => element(other.slice(section.length + 1), leaves(other)))
      .join('');
  const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
  const sections = Object.keys(document)
    .map((section) => section.split('/')[0] ?? section)
    .filter((section, i, all) => all.indexOf(section) === i)
    .map((section) => element(section, leaves(section) + within(section)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('IrishMotorQuote', sections.join(''))}`;
}
