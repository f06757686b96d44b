import { type Fault, type InputError, isMissing } from '../../../../shared/result/result.ts';
import type { PolicyPreview } from '../../../../shared/schemas/policies/requests.ts';
import type { Preview } from '../../../../shared/schemas/quotes/preview.ts';
import { NO_PREVIEW, type PreviewState } from '../store/preview.ts';
import { isTerm } from './terms.ts';

/** What a change of a policy would do, as far as it can be said. */
export interface ChangeState extends PreviewState {
  /** Undefined before the first answer, and while there is none to give. */
  readonly outcome: PolicyPreview | undefined;
  /** Whether nothing is another one than the policy has. */
  readonly isSame: boolean;
  /** What is wrong with when and why it is made. */
  readonly errors: readonly InputError[];
}

/** Before anything is calculated. */
export const NOTHING_SAID: ChangeState = {
  ...NO_PREVIEW,
  outcome: undefined,
  isSame: true,
  errors: [],
};

/** What the form says of an answer, at its fields. */
const said = (more: Partial<Preview>): Preview => ({
  missing: [],
  faults: [],
  unusual: [],
  warnings: [],
  covers: [],
  addOns: [],
  assumed: [],
  ...more,
});

/** What a calculated change says, as the form shows it. */
export function outcomeState(outcome: PolicyPreview): ChangeState {
  const { transaction, referrals, warnings } = outcome;
  const preview = said({
    unusual: warnings.flatMap((one) => ('path' in one ? [one] : [])),
    warnings: warnings.filter((one) => !('path' in one)),
    ...(transaction.explanation && { explanation: transaction.explanation }),
    ...(referrals.length > 0 && { decision: { decision: 'refer', reasons: [...referrals] } }),
  });
  return { ...NOTHING_SAID, isSame: false, outcome, preview };
}

/** Why a change can not be calculated, at the fields where that is known. */
export function faultState(fault: Fault): ChangeState {
  const none = { ...NOTHING_SAID, isSame: false };
  if (fault.kind === 'declined') {
    return {
      ...none,
      preview: said({ decision: { decision: 'decline', reasons: [...fault.reasons] } }),
    };
  }
  const errors = fault.kind === 'invalid' ? (fault.errors ?? []) : [];
  if (errors.length === 0) return { ...none, fault };
  // What was typed says the same as before, in other words.
  if (errors.every(({ message: { code } }) => code === 'nothingChanges')) return NOTHING_SAID;
  const ofForm = errors.filter(({ path }) => !isTerm(path));
  return {
    ...none,
    errors: errors.filter(({ path }) => isTerm(path)),
    preview: said({
      missing: ofForm.filter(isMissing).map(({ path }) => ({ path, forPrice: true })),
      faults: ofForm.filter((error) => !isMissing(error)),
    }),
  };
}
