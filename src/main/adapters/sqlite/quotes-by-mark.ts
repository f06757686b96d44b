import type { QuoteStatus } from '../../../shared/schemas/quote.ts';
import type { MarkIndex, QuoteOfMark } from '../../core/quotes/duplicates/store.ts';
import type { Connection } from './connection.ts';
import { parsed } from './quote-row.ts';

/** How many policies, and how many open quotes, are looked at: of one car there are few. */
const MOST = 20;

/** As the index has it, or SQLite would not use it. */
const MARK = `case when json_valid(quote.sections)
  then json_extract(quote.sections, '$.vehicle.registrationNumber') end`;

interface Row {
  readonly id: string;
  readonly status: Exclude<QuoteStatus, 'expired'>;
  readonly sections: string;
  readonly by: string;
  readonly based_on: string | null;
}

/** The quotes of a mark and a status, and those of them that end last. */
const SELECTED = `select quote.id, quote.status, quote.sections, event.by,
    json_extract(event.detail, '$.basedOn') as based_on
  from quote join quote_event as event on event.sequence = quote.submission
  where ${MARK} = ? and quote.status = ? and quote.expires_at > ?
  order by quote.expires_at desc limit ${MOST}`;

/** Finds quotes in SQLite by the registration mark of their car, by an index alone. */
export function quotesByMark({ sqlite }: Connection): MarkIndex {
  // Every submission asks twice.
  const select = sqlite.prepare<[string, string, number], Row>(SELECTED);
  const read = ({ id, status, sections, by, based_on }: Row): QuoteOfMark => ({
    ...{ id, status, by, basedOn: based_on ?? undefined },
    // Written from the sections of a quote, as all of its row.
    sections: parsed(id, sections) as QuoteOfMark['sections'],
  });
  return {
    ofMark: async (mark, now) =>
      [...select.all(mark, 'accepted', 0), ...select.all(mark, 'quoted', now)].map(read),
  };
}
