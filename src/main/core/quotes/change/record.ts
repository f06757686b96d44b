import { driverNumberFault } from '../../../../shared/domain/driver-number.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type {
  AssignRequest,
  DriverNumberRequest,
} from '../../../../shared/schemas/quotes/change.ts';
import type { LostRequest, NotLostRequest } from '../../../../shared/schemas/quotes/lost.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { UserStore } from '../../access/user-store.ts';
import type { Context } from '../../dispatcher.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { assigneeOf, lostOf, recordedNumber, standingChange } from '../history/state.ts';
import { statusAt } from '../sale/retrieve.ts';
import {
  type ChangeParts,
  changeAndShow,
  MOST_CHANGES,
  MOST_EVENTS,
  mustHaveRoom,
  nameIn,
} from './change-quote.ts';

/** How many events a quote may have; some more than changes of its price, because this comes last. */
const MOST_WITH_DRIVER_NUMBERS = MOST_CHANGES + 40;

/** What kind of licence a number would be of; undefined where there is no such driver. */
function licenceOf(sections: QuoteSections, driver: number | undefined) {
  const person = driver === undefined ? sections.customer : sections.drivers?.[driver - 1];
  return person && { type: person.licenceType };
}

/**
 * Records a driver number, of the policyholder or of a named driver: it prices nothing, and may come
 * when the quote is a policy already. The last one recorded holds.
 */
export function recordDriverNumber(parts: ChangeParts) {
  return async (request: DriverNumberRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, driver } = request;
    const driverNumber = request.driverNumber.toUpperCase();
    return changeAndShow(parts, quoteId, context, (found) => {
      const { quote, events } = found;
      const status = STATUSES[statusAt(quote, context.now)];
      if (!status.isOpen && !status.takesDriverNumbers) {
        return failed({ kind: 'conflict', message: message(status.refusal, { id: quoteId }) });
      }
      const adjusted = standingChange(events);
      const licence = licenceOf(adjusted?.body?.sections ?? quote.sections, driver);
      if (!licence) return invalid([{ path: 'driver', message: message('noSuchDriver') }]);
      const fault = driverNumberFault(driverNumber, licence.type);
      if (fault) return invalid([{ path: 'driverNumber', message: message(fault) }]);
      // The drivers of an adjustment have places of their own.
      const since = events.slice(adjusted ? events.indexOf(adjusted) : 0);
      const known = driver === undefined ? events : since;
      if (recordedNumber({ events: known }, driver) === driverNumber) return done('unchanged');
      const fits = mustHaveRoom(found, MOST_WITH_DRIVER_NUMBERS);
      if (!fits.ok) return fits;
      const detail = { driverNumber, ...(driver === undefined ? {} : { driver }) };
      return done({ eventData: { kind: 'driverNumber', detail } });
    });
  };
}

/** A policy was not lost; a quote that expired may have been. */
function mustNotBePolicy({ quote }: QuoteWithHistory): Result<true> {
  const status = STATUSES[quote.status];
  if (status.isOpen || !status.isPolicy) return done(true);
  return failed({ kind: 'conflict', message: message(status.refusal, { id: quote.id }) });
}

/**
 * Marks a quote as lost, open or expired: the reason that is given last counts. Its status and its
 * premium stay, so that it can still be accepted while it is open.
 */
export function markLost(parts: ChangeParts) {
  return async (request: LostRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, reason, note } = request;
    if (reason === 'other' && note === undefined) {
      return invalid([{ path: 'note', message: message('lostNoteNeeded') }]);
    }
    return changeAndShow(parts, quoteId, context, (found) => {
      const free = mustNotBePolicy(found);
      if (!free.ok) return free;
      const fits = mustHaveRoom(found, MOST_CHANGES);
      if (!fits.ok) return fits;
      const noted = note === undefined ? {} : { note: tidy(note) };
      const detail = { reason, ...noted, ...nameIn(request) };
      return done({ eventData: { kind: 'markedLost', detail } });
    });
  };
}

/** Takes back that a quote is lost. There is always room for it: marking it so is limited. */
export function markNotLost(parts: ChangeParts) {
  return (request: NotLostRequest, context: Context): Promise<Result<Quote>> =>
    changeAndShow(parts, request.quoteId, context, (found) => {
      const free = mustNotBePolicy(found);
      if (!free.ok) return free;
      if (!lostOf(found.events)) {
        return failed({ kind: 'conflict', message: message('notLost', { id: found.quote.id }) });
      }
      return done({ eventData: { kind: 'markedNotLost', detail: nameIn(request) } });
    });
}

interface AssignParts extends ChangeParts {
  readonly users: Pick<UserStore, 'all'>;
}

/** Gives a quote or its policy to a colleague, or to nobody in particular: it prices nothing. */
export function assignQuote({ users, ...parts }: AssignParts) {
  return async (request: AssignRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, userId } = request;
    const person = (await users.all()).find(
      ({ id, disabledAt }) => id === userId && disabledAt === null,
    );
    if (userId !== null && !person) {
      return invalid([{ path: 'userId', message: message('userNotFound') }]);
    }
    const assignee = person ? { id: person.id, name: person.name } : null;
    return changeAndShow(parts, quoteId, context, (found) => {
      if (assigneeOf(found.events)?.id === assignee?.id) return done('unchanged');
      const fits = mustHaveRoom(found, MOST_EVENTS);
      if (!fits.ok) return fits;
      return done({ eventData: { kind: 'assigned', detail: { assignee } } });
    });
  };
}
