import { ADD_ONS, type AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import type { ActiveOverride } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';

export type Override = (typeof OVERRIDES)[number];

/** What an override dialog begins with. */
export interface OverrideStart {
  readonly type: Override;
  readonly value?: number;
}

/** The dialog that makes a change, with what it begins with. */
export type ChangeStart =
  | { readonly kind: 'override'; readonly start: OverrideStart }
  | { readonly kind: 'addCover'; readonly start: AddOn | undefined };

/** The dialog that is open over the page. */
export type OpenDialog =
  | ChangeStart
  | { readonly kind: 'withdraw'; readonly override: ActiveOverride }
  /** Of a named driver, by the place from 1; else of the policyholder. */
  | { readonly kind: 'driverNumber'; readonly driver?: number | undefined }
  | {
      readonly kind:
        | 'suitability'
        | 'refer'
        | 'send'
        | 'approve'
        | 'refuse'
        | 'lost'
        | 'accept'
        | 'explain';
    };

/** How a change is made on the quote itself; undefined where it needs a new quote. */
export function startOf({ id, to, from }: WhatIf['changes'][number]): ChangeStart | undefined {
  if (id === 'excess') {
    const value = typeof to === 'object' ? to.values?.count : undefined;
    return typeof value === 'number'
      ? { kind: 'override', start: { type: 'excess', value } }
      : undefined;
  }
  const addOn = ADD_ONS.find((each) => each === id);
  const isWithout = typeof from === 'object' && from.code === 'withoutIt';
  return addOn && isWithout ? { kind: 'addCover', start: addOn } : undefined;
}
