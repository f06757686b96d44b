import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import {
  type ChecklistCode,
  type ChecklistState,
  PASSABLE,
  type PassableCode,
} from '../../../../shared/domain/quotes/checklist.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import type { Firm } from '../../../../shared/schemas/desk/firm.ts';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { ChecklistItem, PassedItem } from '../../../../shared/schemas/quotes/checklist.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { mayOverride, OVERRIDE } from '../../caller/authority.ts';
import type { Caller } from '../../dispatcher.ts';
import type { FirmPapers } from '../../firm/papers.ts';
import { factWarnings } from '../price/assumptions.ts';
import type { Sale } from '../sale/sale.ts';

/** What a sale takes from the firm. */
export interface SaleRules {
  readonly firm: Pick<FirmPapers, 'own'>;
  /** Whether nothing sold is real, so that no firm need be named. */
  readonly specimen: boolean;
}

/** The sale that is checked, with what its checklist is made from. */
export interface Candidate {
  readonly sale: Sale;
  /** The book that rated it; undefined where it is not there. */
  readonly book: Pick<RateBook, 'beforeCover'> | undefined;
  readonly firm: Pick<Firm, 'name' | 'mayPass'>;
  readonly specimen: boolean;
}

/** What comes with an acceptance; nothing of it before. */
type Given = Partial<Pick<AcceptRequest, 'confirmed' | 'termsGiven' | 'paymentReference'>>;

/** An item of the checklist, with what is said where it is missing. */
interface Checked {
  readonly code: ChecklistCode;
  readonly state: ChecklistState;
  readonly warnings: readonly (Message | Remark)[];
  readonly faults: readonly InputError[];
}

/** An item of which something is missing, or nothing. */
function item(
  code: ChecklistCode,
  missing: { readonly warnings: readonly Message[]; readonly fault: Message } | undefined,
  otherwise: Exclude<ChecklistState, 'missing'> = 'done',
): Checked {
  if (!missing) return { code, state: otherwise, warnings: [], faults: [] };
  const { warnings, fault } = missing;
  return { code, state: 'missing', warnings, faults: [{ path: code, message: fault }] };
}

/** The facts that a quote does not know and its rate book wants known, by whether they were confirmed. */
export function confirmationOf({ sale }: Candidate, confirmed: Given['confirmed'] = []) {
  const { unknownBeforeCover } = sale;
  const isConfirmed = ({ path }: UnknownFact) => confirmed.includes(path);
  return {
    confirmed: unknownBeforeCover.filter(isConfirmed),
    unconfirmed: unknownBeforeCover.filter((fact) => !isConfirmed(fact)),
  };
}

function assumptions(candidate: Candidate, given: Given['confirmed']): Checked {
  const { confirmed, unconfirmed } = confirmationOf(candidate, given);
  const faults = unconfirmed.map(({ path }) => ({ path, message: message('confirmBeforeCover') }));
  const known = confirmed.length > 0 ? 'done' : 'notNeeded';
  return {
    code: 'assumptions',
    state: unconfirmed.length > 0 ? 'missing' : known,
    warnings: factWarnings(unconfirmed),
    faults,
  };
}

/** The driver numbers: of the policyholder, and of each driver who is named. */
function driverNumbers({ sale }: Candidate): Checked {
  const { firstName, surname } = sale.answers.customer;
  const own = { firstName, surname, driverNumber: sale.driverNumber };
  const without = [own, ...sale.drivers].filter((one) => one.driverNumber === undefined);
  const names = without.map((one) => `${one.firstName} ${one.surname}`);
  const warnings = without.map((one, at) =>
    one === own
      ? message('noDriverNumber')
      : message('noNumberOfDriver', { name: names[at] ?? '' }),
  );
  const fault = message('numbersMissing', { names: names.join(', ') });
  return item('driverNumbers', without.length === 0 ? undefined : { warnings, fault });
}

/** Whether the customer has been given the terms of business. */
function termsOfBusiness({ termsGiven }: Given): Checked {
  const missing = { warnings: [message('termsNotGiven')], fault: message('notGivenToCustomer') };
  return item('termsOfBusiness', termsGiven ? undefined : missing);
}

function referral({ sale: { referral: referred } }: Candidate): Checked {
  // Accepting it is its approval where it is not refused for it, so that there is nothing to warn of.
  const missing = { warnings: [], fault: message('referralUndecided') };
  return item(
    'referral',
    referred?.state === 'referred' ? missing : undefined,
    referred ? 'done' : 'notNeeded',
  );
}

function suitability({ sale }: Candidate): Checked {
  const missing = { warnings: [message('suitabilityMissing')], fault: message('notConfirmed') };
  return item('suitability', sale.suitability ? undefined : missing);
}

function firmNamed({ firm, specimen }: Candidate): Checked {
  const missing = { warnings: [message('firmUnnamed')], fault: message('hasNoName') };
  if (firm.name !== '') return item('firm', undefined);
  return item('firm', specimen ? undefined : missing, 'notNeeded');
}

/** No acceptance comes without it. */
function payment({ paymentReference }: Given): Checked {
  const state = paymentReference === undefined ? 'missing' : 'done';
  return { code: 'payment', state, warnings: [], faults: [] };
}

/** Every item, in the order of the checklist. */
function checked(candidate: Candidate, given: Given): Checked[] {
  return [
    referral(candidate),
    assumptions(candidate, given.confirmed),
    suitability(candidate),
    driverNumbers(candidate),
    termsOfBusiness(given),
    firmNamed(candidate),
    payment(given),
  ];
}

const isPassable = (code: ChecklistCode): code is PassableCode =>
  PASSABLE.some((each) => each === code);

/** What cover needs as a quote stands, before anything comes with its acceptance. */
export function checklistFor(candidate: Candidate, caller: Caller): ChecklistItem[] {
  const { mayPass } = candidate.firm;
  return checked(candidate, {}).map(({ code, state }) => ({
    code,
    state,
    mayBePassed: isPassable(code) && mayPass.includes(code) && mayOverride(caller),
  }));
}

/** What is said of a quote that is accepted with something missing. */
export function missingWarnings(candidate: Candidate, given: Given): (Message | Remark)[] {
  return checked(candidate, given).flatMap(({ warnings }) => warnings);
}

/** What of the missing is passed; a fault where that is not allowed, or not to this caller. */
function passedOf(
  { firm, sale }: Candidate,
  wanted: readonly PassedItem[],
  caller: Caller,
): Result<readonly PassedItem[]> {
  if (wanted.length === 0) return done([]);
  if (!mayOverride(caller)) {
    return failed({
      kind: 'forbidden',
      message: message('passPermission', { id: sale.quoteId, permission: OVERRIDE }),
      permission: OVERRIDE,
    });
  }
  const others = wanted.filter(({ item: code }) => !firm.mayPass.includes(code));
  if (others.length > 0) {
    return invalid(others.map(({ item: path }) => ({ path, message: message('mayNotBePassed') })));
  }
  return done(wanted.map((each) => ({ item: each.item, reason: tidy(each.reason) })));
}

/**
 * Refuses an acceptance at the desk while something on the checklist is missing, unless somebody with
 * authority passes it as the firm's settings allow. API clients need only what the rate book wants
 * known everywhere.
 * @returns what was missing and passed
 */
export function mustBeReady(
  candidate: Candidate,
  request: Given & Pick<AcceptRequest, 'passed'>,
  caller: Caller,
): Result<readonly PassedItem[]> {
  const missing = checked(candidate, request).filter(({ state }) => state === 'missing');
  const wanted = (request.passed ?? []).filter(({ item: code }) =>
    missing.some((each) => each.code === code),
  );
  const passed = passedOf(candidate, wanted, caller);
  if (!passed.ok) return passed;
  const { where } = candidate.book?.beforeCover ?? {};
  const isAsked = (code: ChecklistCode) =>
    caller.kind === 'broker' || (code === 'assumptions' && where === 'everywhere');
  const faults = missing
    .filter(({ code }) => isAsked(code) && !passed.value.some((each) => each.item === code))
    .flatMap((each) => each.faults);
  return faults.length > 0 ? invalid(faults) : passed;
}
