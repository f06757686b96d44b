import { message } from '../../../../shared/domain/messages/message.ts';
import { TRANSACTION_OF } from '../../../../shared/domain/policies/transaction.ts';
import {
  type KeptStatus,
  keptStatusesWith,
  STATUSES,
} from '../../../../shared/domain/quotes/quote-status.ts';
import { formsOfMark } from '../../../../shared/domain/registration.ts';
import { latestAt } from '../../../core/data-state/clock-behind.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { policyEnd } from '../../../core/quotes/history/period.ts';
import type { QuoteEvent, QuoteOfMark } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import { CORE, type CoreRow, readCore } from '../history/event-log.ts';

/** How many policies, and how many open quotes, are looked at: of one car there are few. */
const MOST = 20;

interface Row {
  readonly id: string;
  readonly status: KeptStatus;
  readonly submission: number;
}

/** What is asked: `mark` normalised, `now` in epoch milliseconds. */
interface Asked {
  readonly mark: string;
  readonly now: number;
}

/** The same as the queries take it: every form of the mark, as JSON. */
interface Values {
  readonly marks: string;
  readonly now: number;
  /** Whatever was made later was dated by a wrong clock. */
  readonly latest: number;
}

/** The kinds of events that say from when until when a policy covers. */
const COVERING = ['accepted', ...Object.keys(TRANSACTION_OF)].map((kind) => `'${kind}'`).join();

/**
 * The quotes of a mark and a status, and those of them that end last. The values stand in queries of
 * their own: next to an order, SQLite prepares a statement again for each value of a parameter, which
 * takes ten times as long as the search.
 */
const ended = (status: KeptStatus, after: string, also = '') => `select * from (
  select quote.id, quote.status, quote.submission
  from quote
  where quote.registration_number in (select value from json_each(@marks)) and quote.status = '${status}' and quote.expires_at > ${after} ${also}
  order by quote.expires_at desc limit ${MOST}
)`;

/** Whether no one refused a quote that was referred: a refused one can't be accepted. */
const NOT_REFUSED = `and (
  select kind from quote_event as decision
  where decision.quote_id = quote.id and decision.kind <> 'submitted'
    and decision.kind in ('referred', 'referralApproved', 'referralRefused')
  order by decision.sequence desc limit 1
) is not 'referralRefused'`;

/** What a quote must meet besides, which can still be accepted. */
const ACCEPTABLE = `and quote.created_at <= (select @latest) ${NOT_REFUSED}`;

/**
 * Finds quotes in SQLite by the registration mark of their car, by an index alone: at once, so that
 * it can be asked inside a transaction.
 */
export function quotesByMark({
  sqlite,
}: Pick<Connection, 'sqlite'>): (asked: Asked) => QuoteOfMark[] {
  const select = sqlite.prepare<[Values], Row>(
    [
      ...keptStatusesWith('isOnCover').map((status) => ended(status, '0')),
      ...keptStatusesWith('isOpen').map((status) => ended(status, '(select @now)', ACCEPTABLE)),
    ].join(' union all '),
  );
  const submitted = sqlite.prepare<[number], CoreRow>(
    `select ${CORE} from quote_event where sequence = ?`,
  );
  // The index of the events of a quote is for those after its submission, and SQLite uses it only where that is asked for.
  const later = sqlite.prepare<[string], CoreRow>(
    `select ${CORE} from quote_event where quote_id = ? and kind <> 'submitted'
     and kind in (${COVERING}) and refused = 0 order by sequence`,
  );
  /** The acceptance of a policy, with the last day that it covers as its transactions leave it. */
  function soldAs(id: string, first: QuoteEvent): QuoteOfMark['accepted'] {
    const events = [first, ...later.all(id).map(readCore)];
    const accepted = events.find((event) => event.kind === 'accepted')?.detail;
    if (!accepted) return undefined;
    const { coverEnds, lastDay } = policyEnd(events, accepted.startsAt);
    return { ...accepted, lastDay: coverEnds ?? lastDay };
  }
  const read = ({ id, status, submission }: Row): QuoteOfMark => {
    const row = submitted.get(submission);
    const first = row && readCore(row);
    const sections = first?.body?.sections;
    if (first?.kind !== 'submitted' || !sections) {
      throw new DamagedData(message('quoteDamaged', { id }));
    }
    const { period: priced, basedOn } = first.detail;
    return {
      id,
      status,
      by: first.by,
      basedOn,
      priced,
      accepted: STATUSES[status].isPolicy ? soldAs(id, first) : undefined,
      sections,
    };
  };
  return ({ mark, now }) => {
    const marks = JSON.stringify(formsOfMark(mark));
    return select.all({ marks, now, latest: latestAt(now) }).map(read);
  };
}
