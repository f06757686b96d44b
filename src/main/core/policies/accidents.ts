import { irishDay, irishMoment, readDay, utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import { tidy, tidyLine } from '../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type {
  AccidentList,
  AccidentQuery,
  AccidentRequest,
} from '../../../shared/schemas/policies/accident.ts';
import type { Context } from '../dispatcher.ts';
import type { AccidentDetail, QuoteEventData } from '../quotes/history/event-data.ts';
import type { QuoteEvent } from '../quotes/history/quote-store.ts';
import { type Policy, termOn } from './policy.ts';
import { versionOfPolicy } from './show-policy.ts';
import { changePolicy, type FoundPolicy, findPolicy, type PolicyParts } from './transact.ts';

/** An accident on a policy, as the last change of it left it. */
export interface Accident extends Omit<AccidentDetail, 'paid' | 'countsAgainstBonus'> {
  /** Its place among those of the policy, from 1. */
  readonly number: number;
  /** Until somebody says otherwise, it does; one that is withdrawn never does. */
  readonly countsAgainstBonus: boolean;
  /** What was paid; absent unless it is settled. */
  readonly paidCents?: number;
  /** The first notification. */
  readonly reported: QuoteEvent;
}

/** The accidents of a policy by its events, in the order in which they were reported. */
export function accidentsOf(events: readonly QuoteEvent[]): readonly Accident[] {
  const reports = events.flatMap((event) => (event.kind === 'accidentReported' ? [event] : []));
  return reports.map((reported, at) => {
    const number = at + 1;
    const changes = events.flatMap(({ kind, detail }) => {
      if (kind !== 'accidentChanged' || detail.accident !== number) return [];
      const { accident: _, ...others } = detail;
      return [others];
    });
    const known: AccidentDetail = Object.assign({ ...reported.detail }, ...changes);
    const { paid, countsAgainstBonus = true, ...facts } = known;
    return {
      ...facts,
      number,
      countsAgainstBonus: countsAgainstBonus && facts.state !== 'withdrawn',
      ...(paid === undefined || facts.state !== 'settled' ? {} : { paidCents: cents(paid) }),
      reported,
    };
  });
}

/** Whether a policy covered at a time of a day; without a time, whether it covered on some of the day. */
function coveredAt(policy: Policy, { at, time }: Pick<Accident, 'at' | 'time'>) {
  const { spans, startsAt, cancelled } = termOn(policy, at);
  const isOnDay = spans.some(({ from, to }) => at >= from && at <= to);
  if (!isOnDay || time === undefined) return isOnDay;
  const moment = irishMoment(at, `${time}:00`);
  const end = cancelled && epochOf(cancelled.at);
  return moment >= (epochOf(startsAt) ?? 0) && (end === undefined || moment < end);
}

/** The accidents of a policy as they are answered. */
function shown(
  { found, policy }: FoundPolicy,
  now: number,
  warnings: readonly Warning[] = [],
): AccidentList {
  return {
    policyId: policy.id,
    version: versionOfPolicy(found, now),
    accidents: accidentsOf(found.events).map(({ paidCents, reported, ...accident }) => ({
      ...accident,
      ...(paidCents === undefined ? {} : { paid: euro(paidCents) }),
      isCovered: coveredAt(policy, accident),
      reportedAt: utcText(reported.at),
      by: reported.by,
      ...(reported.user === undefined ? {} : { user: reported.user }),
    })),
    warnings: [...warnings],
  };
}

/** Lists the accidents of a policy. */
export function listAccidents(parts: PolicyParts) {
  return async (
    { policyId }: AccidentQuery,
    { caller, now }: Context,
  ): Promise<Result<AccidentList>> => {
    const kept = await findPolicy(parts, policyId, caller);
    return kept.ok ? done(shown(kept.value, now)) : kept;
  };
}

/** What was typed of an accident, tidy; what was not said is left out. */
function tidied({ policyId: _, number: __, ...given }: AccidentRequest): Partial<AccidentDetail> {
  const { place, driver, claimNumber, otherParties, description, paid } = given;
  return {
    ...given,
    ...(place === undefined ? {} : { place: tidyLine(place) }),
    ...(driver === undefined ? {} : { driver: tidyLine(driver) }),
    ...(claimNumber === undefined ? {} : { claimNumber: tidyLine(claimNumber) }),
    ...(otherParties === undefined ? {} : { otherParties: tidy(otherParties) }),
    ...(description === undefined ? {} : { description: tidy(description) }),
    ...(paid === undefined ? {} : { paid: euro(cents(paid)) }),
  };
}

/** What can not be true of an accident on a day. */
function faultsOf({ at, paid }: AccidentRequest, state: string, today: string): InputError[] {
  return [
    ...(at !== undefined && readDay(at) === undefined
      ? [{ path: 'at', message: message('existingDay') }]
      : []),
    ...(at !== undefined && at > today ? [{ path: 'at', message: message('inFuture') }] : []),
    ...(paid !== undefined && state !== 'settled'
      ? [{ path: 'paid', message: message('paidUnsettled') }]
      : []),
  ];
}

/** A new accident. */
function reported(given: Partial<AccidentDetail>): Result<QuoteEventData> {
  const { at, description, state = 'notified', fault = 'notKnown' } = given;
  if (at === undefined || description === undefined) {
    const missing = (['at', 'description'] as const).filter((name) => given[name] === undefined);
    return invalid(missing.map((path) => ({ path, message: message('required') })));
  }
  return done({ kind: 'accidentReported', detail: { ...given, at, description, state, fault } });
}

/** What is another answer of an accident; undefined where nothing is. */
function changed(before: Accident, given: Partial<AccidentDetail>): QuoteEventData | undefined {
  const paid = before.paidCents === undefined ? undefined : euro(before.paidCents);
  const old = new Map<string, unknown>(Object.entries({ ...before, paid }));
  const others = Object.entries(given).filter(([name, value]) => old.get(name) !== value);
  if (others.length === 0) return undefined;
  const detail = { ...Object.fromEntries(others), accident: before.number };
  return { kind: 'accidentChanged', detail };
}

/** Records an accident, or what is known of one since. */
export function recordAccident(parts: PolicyParts) {
  return (request: AccidentRequest, context: Context): Promise<Result<AccidentList>> => {
    const { policyId, number } = request;
    const { now } = context;
    return changePolicy<AccidentList>(parts, policyId, context, async ({ found, policy }) => {
      const accidents = accidentsOf(found.events);
      const before = accidents.find((one) => one.number === number);
      if (number !== undefined && !before) {
        const said = message('accidentNotFound', { id: policyId, number });
        return failed({ kind: 'notFound', message: said });
      }
      const state = request.state ?? before?.state ?? 'notified';
      const faults = faultsOf(request, state, irishDay(now));
      if (faults.length > 0) return invalid(faults);
      const given = tidied(request);
      const made = before ? done(changed(before, given)) : reported(given);
      if (!made.ok) return made;
      const eventData = made.value;
      if (!eventData) return done({ change: undefined, answer: shown({ found, policy }, now) });
      const which = number ?? accidents.length + 1;
      const answer = (after: typeof found) => {
        const warnings = accidentsOf(after.events)
          .filter((one) => one.number === which && !coveredAt(policy, one))
          .map(({ at }) => message('accidentNotCovered', { at, number: which }));
        return shown({ found: after, policy }, now, warnings);
      };
      return done({ change: { eventData }, answer });
    });
  };
}
