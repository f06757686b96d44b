import type { PersonFile } from '../../../shared/schemas/people/person-file.ts';
import { dayOf } from '../documents/format.ts';
import type { Block, DocumentLayout, Fact, Letterhead } from '../documents/layout.ts';
import { spelled, spelledHead } from '../documents/spelled.ts';

/** `dateOfBirth` as it is read: “date of birth”. */
const words = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every value below a value, each with the names that lead to it; items of a list are counted from 1. */
function factsOf(value: unknown, names: readonly string[] = []): Fact[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => factsOf(item, [...names, String(at + 1)]));
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, part]) => factsOf(part, [...names, words(name)]));
  }
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return [[capital(names.join(', ')), said]];
}

/** A part with its heading; nothing where nothing is kept. */
function part(title: string, value: unknown): Block[] {
  const rows = factsOf(value);
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'facts', rows },
      ];
}

function blocks({
  quotes,
  documents,
  declined,
  drafts,
  consents,
  imported,
  namedOn,
}: PersonFile): Block[] {
  return [
    {
      kind: 'text',
      text: 'This is all that we keep of you. How each premium was calculated stands in the JSON file of the same content, which programs can read.',
    },
    ...quotes.flatMap(({ quoteId, explanation: _, ...quote }) => part(`Quote ${quoteId}`, quote)),
    ...declined.flatMap(({ id, rateBookHash: _, ...risk }) => part(`Declined ${id}`, risk)),
    ...part('Documents', documents),
    ...part(
      'Drafts',
      drafts.map(({ title, savedAt, content }) => ({ title, savedAt, ...content })),
    ),
    ...part('Consents to marketing', consents.history),
    ...part('Renewals taken over from another system', imported),
    ...part('Named as a driver on quotes of others', namedOn),
  ];
}

/** Lays out all that is kept of one person, to be read. */
export function personLayout(
  file: PersonFile,
  around: {
    readonly firm: Letterhead | undefined;
    readonly specimen: boolean;
    readonly at: number;
  },
): DocumentLayout {
  const { firm, specimen, at } = around;
  const layout = spelled({
    title: 'Your personal data',
    subtitle: file.name,
    underwriter: '',
    references: [['Date', dayOf(at)]],
    marks: specimen ? ['Specimen – made in training'] : [],
    ...{ specimen, at, footer: 'Personal data', blocks: blocks(file) },
  });
  return firm ? { ...layout, firm: spelledHead(firm) } : layout;
}
