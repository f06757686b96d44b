import { withoutNull } from '../../../shared/data/without-null.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { RENEWAL_STEPS } from '../../../shared/domain/quotes/renewal.ts';
import { workingDaysLater } from '../../../shared/domain/working-days.ts';
import { done, invalid, type Result } from '../../../shared/result/result.ts';
import type { Contact } from '../../../shared/schemas/people/customer.ts';
import type {
  RenewalLine,
  RenewalList,
  RenewalQuery,
} from '../../../shared/schemas/quotes/due-renewal.ts';
import type { Context } from '../dispatcher.ts';
import { renewalPrices } from '../policies/renew.ts';
import { findPolicy, type PolicyParts } from '../policies/transact.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import { readCursor, writeCursor } from '../quotes/index/cursor.ts';
import { existing } from '../quotes/index/days.ts';
import { showLine } from '../quotes/index/line.ts';
import { totalOf } from '../quotes/index/list.ts';
import type { Library } from '../rate-books/library.ts';
import { renewalState } from './renewal-state.ts';
import type { DueRenewal, RenewalStore } from './renewal-store.ts';

interface RenewalParts extends PolicyParts {
  readonly renewals: RenewalStore;
  readonly notes: Pick<NoteStore, 'contactsOf'>;
}

const ORDER = 'renewals';
/** How many renewals a page has by default. */
const USUAL = 50;

const keyOf = ({ of }: DueRenewal) =>
  'imported' in of ? of.imported.customerKey : of.policy.customerKey;

/** How a customer is reached by what was quoted or imported. */
const reached = (of: DueRenewal['of']) => ('imported' in of ? of.imported : of.policy);

/** Who renews what. @param contact how the customer is reached, as it was said next to quotes */
function subject(library: Library, { of }: DueRenewal, contact: Contact) {
  const { phone, email } = { ...reached(of), ...contact };
  if ('imported' in of) {
    const { number, customerKey, firstName, surname, dateOfBirth, ...rest } = of.imported;
    const { registration, insurer, policyNumber, noClaimsYears } = rest;
    return {
      ...({ source: 'imported', id: String(number), customerKey, dateOfBirth } as const),
      name: `${firstName} ${surname}`,
      ...withoutNull({ phone, email, registration, insurer, policyNumber, noClaimsYears }),
    };
  }
  const { id, customerKey, customerName, dateOfBirth, policyId } = of.policy;
  const { registrationNumber, vehicle, rateBookHash } = of.policy;
  return {
    ...({ source: 'policy', id, customerKey, dateOfBirth, vehicle } as const),
    name: customerName,
    registration: registrationNumber,
    ...withoutNull({ phone, email, policyNumber: policyId }),
    ...withoutNull({ insurer: library.byHash(rateBookHash)?.scheme.insurer ?? null }),
  };
}

/** The prices of the renewal of a policy; nothing of an import, nor where the policy can not be read. */
async function priced({ of, day }: DueRenewal, parts: PolicyParts, context: Context) {
  const id = 'policy' in of ? of.policy.policyId : null;
  const kept = id === null ? undefined : await findPolicy(parts, id, context.caller);
  return kept?.ok ? renewalPrices(parts, kept.value, { day, context }) : undefined;
}

async function show(
  due: DueRenewal,
  parts: RenewalParts,
  { context, contact = {} }: { readonly context: Context; readonly contact?: Contact | undefined },
): Promise<RenewalLine> {
  const { library } = parts;
  const { day, quote } = due;
  const prices = await priced(due, parts, context);
  const became = renewalState(due, context.now);
  const line = {
    day,
    ...subject(library, due, contact),
    state: became,
    ...(quote === undefined ? {} : { quote: showLine(library, quote, context.now) }),
  };
  if (!prices) return line;
  const { state, ...policy } = prices;
  return { ...line, state: became === 'open' || state === 'renewed' ? state : became, policy };
}

const positionOf = ({ day, of }: DueRenewal) =>
  'imported' in of ? [day, 0, of.imported.number] : [day, 1, of.policy.number];

/** Lists the renewals of some days, those of the next ones where none are given. */
export function listRenewals(parts: RenewalParts) {
  const { renewals } = parts;
  return async (query: RenewalQuery, context: Context): Promise<Result<RenewalList>> => {
    const today = irishDay(context.now);
    const { from = today, isOpen = false, after: text, limit = USUAL } = query;
    const asked = existing({ from, to: query.to });
    if (!asked.ok) return asked;
    const { to = workingDaysLater(from, RENEWAL_STEPS[0]) } = query;
    const after = text === undefined ? undefined : readCursor(ORDER, ['', 0, 0], text);
    if (text !== undefined && !after) {
      return invalid([{ path: 'after', message: message('noPlaceInRenewals') }]);
    }
    const page = { limit: limit + 1, ...(after ? { after } : {}) };
    const { some, count } = await renewals.due({ days: { from, to }, isOpen }, page);
    const due = some.slice(0, limit);
    const last = due.at(-1);
    const contacts = await parts.notes.contactsOf(due.map(keyOf));
    const shown = (each: DueRenewal) =>
      show(each, parts, { context, contact: contacts.get(keyOf(each)) });
    return done({
      from,
      to,
      renewals: await Promise.all(due.map(shown)),
      ...(last && some.length > limit ? { next: writeCursor(ORDER, positionOf(last)) } : {}),
      ...totalOf(count),
    });
  };
}
