import type { InputError } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { OverrideLimits } from '../../../../shared/schemas/people/user.ts';
import type { Caller } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';

/** How far a caller may move a premium by overrides; undefined where only the rate book limits it. */
export function limitsOfCaller(caller: Caller): OverrideLimits | undefined {
  return caller.kind === 'broker' ? caller.user?.limits : undefined;
}

/** A history without what moves the premium by hand; an excess is priced by the rate book. */
export function withoutOverrides(events: readonly Happening[]): Happening[] {
  return events.filter(
    ({ kind, detail }) => !(kind === 'overridden' && detail.overrideType !== 'excess'),
  );
}

/** A premium, and what it would be without overrides, in cents. */
export interface Moved {
  readonly premium: number;
  readonly plain: number;
}

/**
 * What is wrong with a change by somebody with limits. What somebody else has granted may stay or become
 * less: whatever moves the premium below, or the calculated one beneath it, must not take it further.
 * @param path what of the request a fault names
 */
export function beyondLimits(
  { down, up }: OverrideLimits,
  { before, after, path }: { readonly before: Moved; readonly after: Moved; readonly path: string },
): InputError[] {
  const premium = euro(after.plain).toFixed(2);
  const further = after.premium * before.plain - before.premium * after.plain;
  // In whole cents times a hundred: a premium at the very limit is within it.
  if (down !== null && further < 0 && after.premium * 100 < after.plain * (100 - down)) {
    return [{ path, message: message('overrideBelowLimit', { percent: down, premium }) }];
  }
  if (up !== null && further > 0 && after.premium * 100 > after.plain * (100 + up)) {
    return [{ path, message: message('overrideAboveLimit', { percent: up, premium }) }];
  }
  return [];
}
