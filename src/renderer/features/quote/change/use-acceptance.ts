import { useState } from 'react';
import { epochOf } from '../../../../shared/domain/moment.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  type ChecklistCode,
  PASSABLE,
  type PassableCode,
} from '../../../../shared/domain/quotes/checklist.ts';
import type { PAYMENT_METHODS } from '../../../../shared/domain/quotes/payment-method.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { BindRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { call } from '../../../data/call.ts';
import { show } from '../../../data/operation-query.ts';
import { translate } from '../../../i18n/i18n.ts';
import { type PolicyDriver, policyDrivers } from '../words/policy-drivers.ts';
import { changeQuote } from './change-quote.ts';
import type { ItemState } from './checklist.tsx';
import { readNumbers } from './driver-numbers.tsx';

/** What is typed and ticked in the dialog. */
interface Given {
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number];
  readonly paymentReference: string;
  readonly confirmed: readonly FieldPath[];
  /** One for each driver without a number. */
  readonly numbers: readonly string[];
  readonly termsGiven: boolean;
  readonly firmName: string;
  /** Why cover begins at an inception that is past; undefined where it begins now. */
  readonly reason: string | undefined;
  readonly duplicateReason: string;
  /** Why items are passed, by their codes. */
  readonly passed: Readonly<Partial<Record<PassableCode, string>>>;
}

const NOTHING: Given = {
  paymentMethod: 'card',
  paymentReference: '',
  confirmed: [],
  numbers: [],
  termsGiven: false,
  firmName: '',
  reason: undefined,
  duplicateReason: '',
  passed: {},
};

/** An acceptance while it is filled in. */
export interface Acceptance {
  readonly given: Given;
  readonly change: (some: Partial<Given>) => void;
  /** The drivers whose numbers were not recorded when the dialog opened. */
  readonly drivers: readonly PolicyDriver[];
  /** The items that are needed, and how far they are. */
  readonly items: readonly { readonly code: ChecklistCode; readonly state: ItemState }[];
  /** What must still be given, by the names of its fields. */
  readonly missingAt: Readonly<Record<string, string>>;
  readonly accept: () => Promise<Result<Quote>>;
}

const isEmpty = (text: string | undefined) => text?.trim() === '';

/** The items that are passed, as the core takes them. */
function passedItems(passed: Given['passed']): NonNullable<BindRequest['passed']> {
  return PASSABLE.flatMap((item) => {
    const reason = passed[item];
    return reason === undefined ? [] : [{ item, reason: reason.trim() }];
  });
}

function request(
  { quote, duplicates }: QuotePage,
  given: Given,
  driverNumbers: NonNullable<BindRequest['driverNumbers']>,
): BindRequest {
  const { paymentMethod, reason, termsGiven } = given;
  const confirmed = [...given.confirmed];
  const passed = passedItems(given.passed);
  return {
    quoteId: quote.quoteId,
    paymentMethod,
    paymentReference: given.paymentReference.trim(),
    ...(confirmed.length === 0 ? {} : { confirmed }),
    ...(termsGiven ? { termsGiven } : {}),
    ...(passed.length === 0 ? {} : { passed }),
    ...(duplicates.stop ? { duplicateReason: given.duplicateReason.trim() } : {}),
    ...(driverNumbers.length === 0 ? {} : { driverNumbers }),
    ...(reason === undefined ? {} : { startAt: quote.policy.inceptionDate, reason: reason.trim() }),
  };
}

/** Says of each part that is not there yet what is missing. */
function missingOf(
  { quote, duplicates }: QuotePage,
  given: Given,
  problems: Readonly<Record<string, string>>,
  isOpen: (code: ChecklistCode) => boolean,
): Record<string, string> {
  const { passed } = given;
  const wanted: readonly (readonly [string, boolean, string])[] = [
    ['reason', isEmpty(given.reason), translate('quote:accept.missingReason')],
    [
      'duplicateReason',
      duplicates.stop && isEmpty(given.duplicateReason),
      translate('quote:accept.duplicateMissing'),
    ],
    ['referral', isOpen('referral'), translate('quote:checklist.decideFirst')],
    [
      'assumptions',
      given.confirmed.length < quote.unknownBeforeCover.length,
      translate('quote:accept.unconfirmed'),
    ],
    [
      'suitability',
      isOpen('suitability') && passed.suitability === undefined,
      translate('quote:checklist.confirmFirst'),
    ],
    [
      'termsOfBusiness',
      !given.termsGiven && passed.termsOfBusiness === undefined,
      translate('quote:checklist.noTerms'),
    ],
    ['firm', isOpen('firm') && isEmpty(given.firmName), translate('quote:checklist.nameFirm')],
    ['paymentReference', isEmpty(given.paymentReference), translate('quote:accept.missing')],
    ...Object.entries(passed).map(
      ([code, why]) =>
        [`passed/${code}`, isEmpty(why), translate('quote:checklist.noReason')] as const,
    ),
  ];
  const missing = wanted.flatMap(([at, is, text]) => (is ? [[at, text]] : []));
  return { ...Object.fromEntries(missing), ...problems };
}

/**
 * What the dialog of an acceptance holds, and what of its checklist is there.
 * @param now epoch milliseconds
 */
export function useAcceptance(page: QuotePage, now: number): Acceptance {
  const { quote, checklist } = page;
  const [given, setGiven] = useState(NOTHING);
  const [drivers] = useState(() => policyDrivers(quote).filter((one) => !one.driverNumber));
  const isPassed = (code: ChecklistCode) => code in given.passed;
  const isOpen = (code: ChecklistCode) =>
    checklist.some((item) => item.code === code && item.state === 'missing');
  const needsNumbers = isOpen('driverNumbers') && !isPassed('driverNumbers');
  const { problems, driverNumbers } = readNumbers(drivers, given.numbers, needsNumbers);
  const isLate = (epochOf(quote.policy.inceptionDate) ?? now) < now;
  // A start that came meanwhile has no earlier one.
  const counts = isLate ? given : { ...given, reason: undefined };
  const missingAt = missingOf(page, counts, problems, isOpen);

  const here: Partial<Record<ChecklistCode, boolean>> = {
    assumptions: !('assumptions' in missingAt),
    driverNumbers: driverNumbers.length === drivers.length,
    termsOfBusiness: given.termsGiven,
    firm: !('firm' in missingAt),
    payment: !isEmpty(given.paymentReference),
  };
  const stateOf = (code: ChecklistCode): ItemState => {
    if (isPassed(code)) return 'passed';
    return !isOpen(code) || here[code] ? 'done' : 'missing';
  };
  const accept = async (): Promise<Result<Quote>> => {
    if (isOpen('firm')) {
      const named = await call('saveFirm', { name: given.firmName.trim() });
      if (!named.ok) return named;
      await show('getFirm', {}, () => named.value);
    }
    return changeQuote('bindQuote', quote, request(page, counts, driverNumbers));
  };
  return {
    given: counts,
    change: (some) => setGiven((before) => ({ ...before, ...some })),
    drivers,
    items: checklist
      .filter(({ state }) => state !== 'notNeeded')
      .map(({ code }) => ({ code, state: stateOf(code) })),
    missingAt,
    accept,
  };
}
