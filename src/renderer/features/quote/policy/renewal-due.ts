import { RENEWAL_STEPS } from '../../../../shared/domain/quotes/renewal.ts';
import { workingDaysEarlier } from '../../../../shared/domain/working-days.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';

type Renewable = Pick<PolicyView, 'period' | 'coverEnds' | 'renewal' | 'transactions'>;

/**
 * What the renewal of a policy wants: to be offered, or, once it was, to be taken up; undefined where its end is not
 * near, or it is renewed already.
 * @param today the Irish day, YYYY-MM-DD
 */
export function renewalDue(policy: Renewable, today: string): 'offer' | 'renew' | undefined {
  const { period, coverEnds, renewal, transactions } = policy;
  const isNear = workingDaysEarlier(period.to, RENEWAL_STEPS[0]) <= today && today <= period.to;
  const isRenewed = transactions.some(
    ({ kind, reversedBy, effectiveAt }) =>
      kind === 'renewal' && reversedBy === undefined && effectiveAt.slice(0, 10) > period.to,
  );
  if ((!renewal && !isNear) || coverEnds !== period.to || isRenewed) return undefined;
  return renewal ? 'renew' : 'offer';
}
