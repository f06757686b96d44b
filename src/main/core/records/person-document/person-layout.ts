import { writtenEircode } from '../../../../shared/domain/eircode.ts';
import type { ImportedRecord, PersonFile } from '../../../../shared/schemas/people/person-file.ts';
import { nameText } from '../../documents/format.ts';
import type { Block, DocumentLayout, Fact, Letterhead } from '../../documents/layout.ts';
import { spelled, spelledHead } from '../../documents/spelled.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { driverFacts } from './answers.ts';
import { draftBlocks } from './draft-blocks.ts';
import { consentBlocks } from './history-table.ts';
import { declinedBlocks, quoteBlocks } from './quote-blocks.ts';

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
  const { quotes, documents, declined, drafts, consents, imported, asDriver } = file;
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
