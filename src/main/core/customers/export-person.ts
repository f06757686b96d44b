import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { isDocumentType } from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { PersonDocument, PersonFile } from '../../../shared/schemas/people/person-file.ts';
import { showDraft } from '../desk/drafts.ts';
import type { Context } from '../dispatcher.ts';
import type { DocumentLayout } from '../documents/layout/layout.ts';
import type { FirmPapers } from '../firm/papers.ts';
import { notesOf } from '../quotes/history/note-store.ts';
import type { QuoteStore } from '../quotes/history/quote-store.ts';
import { namedDriversOf } from '../quotes/history/state.ts';
import { pageOf, show } from '../quotes/sale/retrieve.ts';
import { showDecline } from '../quotes/submit/declined.ts';
import type { Library } from '../rate-books/library.ts';
import { consentRecord } from './consents.ts';
import { beside } from './customer-history.ts';
import { importedRecord } from './customer-of.ts';
import { driverOf, findPerson, type PersonParts } from './person.ts';
import { personLayout } from './person-document/person-layout.ts';

export interface ExportParts extends PersonParts {
  readonly library: Library;
  readonly quotes: Pick<QuoteStore, 'find'>;
}

/** Gathers all that is kept of one person. Documents are named: they say what the quotes say. */
export function exportPerson(parts: ExportParts) {
  const { library, quotes, records } = parts;
  return async ({ key }: { key: string }, { now }: Context): Promise<Result<PersonFile>> => {
    const person = await findPerson(parts, key);
    if (!person) return failed({ kind: 'notFound', message: message('customerNotFound') });
    const shown: PersonFile['quotes'] = [];
    for (const { id } of person.quotes) {
      const found = await quotes.find(id);
      // One that was erased meanwhile.
      if (!found) continue;
      const { earlierHistory: _, ...quote } = show(library, found, now);
      const { history } = pageOf(found.events, { limit: found.events.length });
      shown.push({ ...quote, history });
    }
    const asDriver: PersonFile['asDriver'] = [];
    for (const quoteId of person.namedOn) {
      const found = await quotes.find(quoteId);
      const driver = found && driverOf(key, { drivers: namedDriversOf(found) });
      if (driver) asDriver.push({ quoteId, driver });
    }
    const ids = person.quotes.map(({ id }) => id);
    const files = await records.documentsOf(ids);
    const said = notesOf([...person.notes, ...(await parts.notes.ofQuotes(ids))]);
    const { name, declined, drafts, consents, imported, namedOn } = person;
    return done({
      key,
      name,
      exportedAt: utcText(now),
      quotes: shown,
      namedOn: [...namedOn],
      asDriver,
      documents: files.flatMap(({ quoteId, type, createdAt }) =>
        isDocumentType(type) ? [{ quoteId, type, createdAt: utcText(createdAt) }] : [],
      ),
      ...said,
      declined: declined.map((decline) => showDecline(library, decline)),
      drafts: drafts.map(showDraft),
      contacts: person.notes.filter(({ kind }) => kind === 'recordContact').map(beside),
      consents: consentRecord(consents),
      imported: imported.map(importedRecord),
    });
  };
}

/** Prints all that is kept of one person. */
export function printPerson({
  firm,
  print,
  specimen,
  toBase64,
  ...parts
}: ExportParts & {
  readonly firm: FirmPapers;
  readonly print: (layout: DocumentLayout) => Promise<Uint8Array>;
  readonly specimen: boolean;
  readonly toBase64: (bytes: Uint8Array) => string;
}) {
  const gather = exportPerson(parts);
  return async (query: { key: string }, context: Context): Promise<Result<PersonDocument>> => {
    const file = await gather(query, context);
    if (!file.ok) return file;
    const head = await firm.letterhead();
    const bytes = await print(personLayout(file.value, { firm: head, specimen, at: context.now }));
    return done({ name: 'personal-data.pdf', contentBase64: toBase64(bytes) });
  };
}
