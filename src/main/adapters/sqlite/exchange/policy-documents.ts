import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { DocumentStore, KeptDocument } from '../../../core/documents/document-store.ts';
import type { OfficeDocuments } from '../../../core/office/shared-documents.ts';
import type { QuoteProjection } from '../../../core/quotes/history/quote-store.ts';
import type { OpenDatabase } from '../connection/database.ts';

/** How many quotes are compared at once. */
const PAGE = 100;

/** How far an office was given what there is. */
interface Reached {
  readonly document: number;
  readonly event: number;
}

const NOWHERE: Reached = { document: 0, event: 0 };

const nameOf = ({ type, version, quoteId }: Pick<KeptDocument, 'quoteId' | 'type' | 'version'>) =>
  `${quoteId} ${type} ${version}`;

/**
 * The documents of policies, for an office. How far it was given them is remembered until the process ends: the
 * next one compares all.
 * @param store of the documents here
 */
export function policyDocuments(
  { sqlite }: Pick<OpenDatabase, 'sqlite'>,
  store: Pick<DocumentStore, 'find' | 'ofQuotes'>,
) {
  const end = sqlite.prepare<[], Reached>(
    `select coalesce((select max(rowid) from document), 0) as document,
       coalesce((select max(sequence) from quote_event), 0) as event`,
  );
  const changed = sqlite
    .prepare<[Reached], string>(
      `select quote_id from document where rowid > @document
       union select quote_id from quote_event where sequence > @event and kind = 'accepted'`,
    )
    .pluck();
  const statusOf = sqlite
    .prepare<[string], QuoteProjection['status']>('select status from quote where id = ?')
    .pluck();
  const isPolicy = (quoteId: string): boolean => {
    const status = statusOf.get(quoteId);
    return status !== undefined && STATUSES[status].keepsDocuments;
  };
  let reached = NOWHERE;
  return {
    isPolicy,
    /** The office may have lost what it was given. */
    forget: () => {
      reached = NOWHERE;
    },
    /** Gives the office what it lacks. @throws what asking it throws: then all is compared again */
    give: async (office: OfficeDocuments): Promise<void> => {
      const until = end.get() ?? NOWHERE;
      const ids = changed.all(reached).filter(isPolicy);
      for (let from = 0; from < ids.length; from += PAGE) {
        const page = ids.slice(from, from + PAGE);
        const there = new Set((await office.documentsOf(page)).map(nameOf));
        const here = await store.ofQuotes(page);
        // One that is void says nothing to others.
        const lacking = here.filter((one) => one.version > 0 && !there.has(nameOf(one)));
        for (const document of lacking) {
          const content = await store.find(document.id, document.type);
          if (content) await office.keepDocument({ ...document, ...content });
        }
      }
      reached = until;
    },
  };
}
