import type { InputError } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { OverrideLimits } from '../../../../shared/schemas/people/user.ts';
import type { Caller } from '../../dispatcher.ts';
import type { QuoteEvent } from '../history/store.ts';

/** How far a caller may move a premium by overrides; undefined where only the rate book limits it. */
export function limitsOfCaller(caller: Caller): OverrideLimits | undefined {
  return caller.kind === 'broker' ? caller.user?.limits : undefined;
}

/** A history without what moves the premium by hand; an excess is priced by the rate book. */
export function withoutOverrides(events: readonly QuoteEvent[]): QuoteEvent[] {
  return events.filter(
    ({ kind, detail }) => !(kind === 'overridden' && detail.overrideType !== 'excess'),
  );
}

/** What is wrong with a premium that overrides moved, next to the one without any, in cents. */
export function beyondLimits(
  { down, up }: OverrideLimits,
  { changed, plain }: { readonly changed: number; readonly plain: number },
): InputError[] {
  const premium = euro(plain).toFixed(2);
  // In whole cents times a hundred: a premium at the very limit is within it.
  if (down !== null && changed * 100 < plain * (100 - down)) {
    const below = message('overrideBelowLimit', { percent: down, premium });
    return [{ path: 'value', message: below }];
  }
  if (up !== null && changed * 100 > plain * (100 + up)) {
    const above = message('overrideAboveLimit', { percent: up, premium });
    return [{ path: 'value', message: above }];
  }
  return [];
}
