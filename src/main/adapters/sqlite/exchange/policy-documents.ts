import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import {
  attachedType,
  type DocumentStore,
  type FileKey,
  isAttached,
} from '../../../core/documents/document-store.ts';
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

const nameOf = ({ type, version, quoteId }: FileKey) => `${quoteId} ${type} ${version}`;

/**
 * The documents of policies and attached files, for an office. How far it was given them is remembered until the process ends: the
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
       union select quote_id from quote_event where sequence > @event
         and kind in ('accepted', 'recordAttachmentRemoved') and quote_id is not null`,
    )
    .pluck();
  const statusOf = sqlite
    .prepare<[string], QuoteProjection['status']>('select status from quote where id = ?')
    .pluck();
  const isPolicy = (quoteId: string): boolean => {
    const status = statusOf.get(quoteId);
    return status !== undefined && STATUSES[status].keepsDocuments;
  };
  const isShared = ({ quoteId, type }: FileKey): boolean => isAttached(type) || isPolicy(quoteId);
  const removedOf = sqlite
    .prepare<[string], string>(
      `select json_extract(detail, '$.noteId') from quote_event
       where quote_id = ? and kind = 'recordAttachmentRemoved' and kind <> 'submitted' and refused = 0`,
    )
    .pluck();
  const hasAttached = sqlite
    .prepare<[string], number>(
      `select 1 from quote_event
       where quote_id = ? and kind = 'recordAttachment' and kind <> 'submitted' limit 1`,
    )
    .pluck();
  let reached = NOWHERE;
  return {
    /** Whether others have it: a document of a quote that was not sold each desk prints itself. */
    isShared,
    /** The office may have lost what it was given. */
    forget: () => {
      reached = NOWHERE;
    },
    /** Gives the office what it lacks. @throws what asking it throws: then all is compared again */
    give: async (office: OfficeDocuments): Promise<void> => {
      const until = end.get() ?? NOWHERE;
      const ids = changed.all(reached).filter((id) => isPolicy(id) || hasAttached.get(id) === 1);
      for (let from = 0; from < ids.length; from += PAGE) {
        const page = ids.slice(from, from + PAGE);
        const there = new Map((await office.documentsOf(page)).map((key) => [nameOf(key), key]));
        const here = (await store.ofQuotes(page)).filter(isShared);
        // One that is void says nothing to others.
        const lacking = here.filter((one) => one.version > 0 && !there.has(nameOf(one)));
        const removed = page.flatMap((quoteId) =>
          removedOf
            .all(quoteId)
            .map((id) => nameOf({ quoteId, type: attachedType(id), version: 1 })),
        );
        for (const name of removed) {
          const key = there.get(name);
          if (key) await office.removeDocument(key);
        }
        for (const document of lacking) {
          const content = await store.find(document.id, document.type);
          if (content) await office.keepDocument({ ...document, ...content });
        }
      }
      reached = until;
    },
  };
}
