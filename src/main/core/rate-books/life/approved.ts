import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Refusals } from './kind.ts';
import type { RateTable } from './table.ts';

/**
 * Refuses a table unless it is approved, and neither withdrawn nor activated.
 * @param mayBeActivated whether an activation is no hindrance
 */
export function mustBeApproved<T>(
  { hash, standing }: RateTable<T>,
  refusals: Refusals,
  { mayBeActivated = false } = {},
): Result<true> {
  const conflict = (code: Refusals['withdrawn' | 'active' | 'unapproved']) =>
    failed({ kind: 'conflict', message: message(code, { hash }) });
  if (standing.isWithdrawn) return conflict(refusals.withdrawn);
  if (!mayBeActivated && standing.activeFrom !== undefined) return conflict(refusals.active);
  return standing.isApproved ? done(true) : conflict(refusals.unapproved);
}
