import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { writtenEircode } from '../../../../shared/domain/eircode.ts';
import type { ImportedRecord, PersonFile } from '../../../../shared/schemas/people/person-file.ts';
import type { Block, DocumentLayout, Fact, Letterhead } from '../../documents/layout/layout.ts';
import { spelled, spelledHead } from '../../documents/layout/spelled.ts';
import { nameText } from '../../documents/words/format.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { driverFacts } from './answers.ts';
import { coverName } from './event-text.ts';
import { consentBlocks, contactBlocks, noteBlocks } from './history-table.ts';
import { orderOf, questionOf } from './question-of.ts';
import { declinedBlocks, quoteBlocks } from './quote-blocks.ts';

const { moment } = ENGLISH_WORDS;

/** What a choice keeps, and what it says. */
const CHOICES: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Texts as they were typed, each with its question, as the statement asks; those of one question together. */
function typed(texts: unknown): Fact[] {
  const rows = new Map<string, string>();
  const asked = Object.entries(isJsonObject(texts) ? texts : {}).sort(
    ([one], [other]) => orderOf(one) - orderOf(other),
  );
  for (const [path, value] of asked) {
    if (typeof value !== 'string' || value === '') continue;
    const asks = questionOf(path);
    const text = CHOICES[value] ?? value;
    const before = rows.get(asks);
    // A name is one, an address has parts.
    const between = path.startsWith('Address/') ? ', ' : ' ';
    rows.set(asks, before === undefined ? text : `${before}${between}${text}`);
  }
  return [...rows];
}

/** What was chosen next to the texts. */
function chosen(content: Readonly<Record<string, unknown>>): Fact[] {
  const { product, excess, addOns, basedOn, formerDiscount } = content;
  const levels = Object.entries(isJsonObject(addOns) ? addOns : {});
  const rows: Fact[] = [
    ['Insurer', product === undefined ? '' : String(product)],
    ['Excess', excess === undefined ? '' : `€${excess}`],
    [
      'Optional cover',
      levels.map(([addOn, level]) => `${coverName(addOn)}, level ${level}`).join('; '),
    ],
    ['Made from quote', basedOn === undefined ? '' : String(basedOn)],
    ['Its discount', formerDiscount === undefined ? '' : `${formerDiscount} %`],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** All that is kept of a draft: what was typed, and not yet quoted. */
export function draftBlocks({ title, savedAt, content }: PersonFile['drafts'][number]): Block[] {
  const filled = typed(content.before);
  const rows = [...typed(content.texts), ...chosen(content)];
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Draft: ${title}`,
      text: `Typed and not quoted yet, saved on ${moment(savedAt)}.`,
    },
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } satisfies Block]),
    ...(filled.length === 0
      ? []
      : ([
          { kind: 'heading', text: 'What stood there before a register filled it' },
          { kind: 'facts', rows: filled },
        ] satisfies Block[])),
  ];
}

const { day, dayOf, facts } = ENGLISH_WORDS;

/** What was imported with a renewal, by the questions that it answers. */
function importedBlocks(imported: ImportedRecord): Block[] {
  const { renewalDate, noClaimsYears, eircode } = imported;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [facts.asks['Customer/FirstName'], nameText(imported)],
    [facts.asks['Customer/DateOfBirth'], day(imported.dateOfBirth)],
    [facts.asks['Customer/Phone'], imported.phone],
    [facts.asks['Customer/Email'], imported.email],
    ['What is your Eircode?', eircode && writtenEircode(eircode)],
    [facts.asks['Vehicle/RegistrationNumber'], imported.registration],
    [facts.asks['PreviousInsurance/Insurer'], imported.insurer],
    ['Policy number', imported.policyNumber],
    [facts.asks['NoClaimsBonus/Years'], noClaimsYears?.toString()],
  ];
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Renewal of ${day(renewalDate)}`,
      text: 'Taken over from another system.',
    },
    {
      kind: 'facts',
      rows: rows.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : [])),
    },
  ];
}

/** What a quote of somebody else says of the person. */
function driverBlocks({ quoteId, driver }: PersonFile['asDriver'][number]): Block[] {
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Named as a driver on quote ${quoteId}`,
      text: 'Another person asked for this quote, and answered these questions: “you” is that person. This is all that it says of you.',
    },
    { kind: 'facts', rows: driverFacts(driver) },
  ];
}

function blocks(file: PersonFile): Block[] {
  const { quotes, documents, declined, drafts, consents, contacts, imported, asDriver } = file;
  return [
    {
      kind: 'text',
      text: 'This is all that we keep of you. How each premium was calculated stands in the JSON file of the same content, which programs can read.',
    },
    ...quotes.flatMap((quote) => quoteBlocks(quote, documents)),
    ...declined.flatMap(declinedBlocks),
    ...drafts.flatMap(draftBlocks),
    ...asDriver.flatMap(driverBlocks),
    ...imported.flatMap(importedBlocks),
    ...contactBlocks(contacts),
    ...noteBlocks(file),
    ...consentBlocks(consents.history),
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
    language: 'en',
    title: 'Your personal data',
    subtitle: file.name,
    underwriter: '',
    references: [['Date', dayOf(at)]],
    marks: specimen ? ['Specimen – made in training'] : [],
    ...(specimen ? { watermark: ENGLISH_WORDS.mark.specimen } : {}),
    specimen,
    at,
    footer: 'Personal data',
    blocks: blocks(file),
  });
  return firm ? { ...layout, firm: spelledHead(ENGLISH_WORDS, firm) } : layout;
}
