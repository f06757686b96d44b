import { type Static, Type } from 'typebox';
import { MessageShape } from '../common/remark.ts';
import { HistoryEntry, OverrideRequest } from './change.ts';
import { ChecklistItem } from './checklist.ts';
import { AddOnChoices } from './preview.ts';
import { Quote } from './quote.ts';
import { RateBookTerms } from './rate-book-terms.ts';
import { QuoteComparison, WhatIf } from './what-if.ts';

/** An override that counts and can be withdrawn. */
export const ActiveOverride = Type.Object({
  overrideType: OverrideRequest.properties.overrideType,
  value: OverrideRequest.properties.value,
  reason: Type.String(),
  at: HistoryEntry.properties.at,
  by: HistoryEntry.properties.by,
  user: HistoryEntry.properties.user,
  without: Type.Number({ description: 'Euro: what withdrawing it does to the total premium' }),
});
export type ActiveOverride = Static<typeof ActiveOverride>;

/** A quote with all that its page shows around it. */
export const QuotePage = Type.Object({
  quote: Quote,
  customerKey: Type.String({ description: 'The key of the customer' }),
  customerEmail: Type.Optional(
    Type.String({ description: 'Where an e-mail to the customer goes by now' }),
  ),
  formerPremium: Type.Optional(
    Type.Number({
      description: 'Euro: before the last change that moved it; absent where none did',
    }),
  ),
  basedOnPremium: Type.Optional(
    Type.Number({ description: 'Euro: of the quote that this one was made from' }),
  ),
  duplicates: Type.Object(
    {
      warnings: Type.Array(MessageShape),
      stop: Type.Boolean({ description: 'Whether accepting the quote then needs a reason' }),
    },
    { description: 'Other open quotes and policies of the same car for some of the same days' },
  ),
  checklist: Type.Array(ChecklistItem, {
    description: 'What cover needs, before its payment; empty where the quote is no longer open',
  }),
  explored: Type.Optional(
    Type.Object(
      {
        whatIf: WhatIf,
        comparison: QuoteComparison,
        terms: RateBookTerms,
        overrides: Type.Array(ActiveOverride),
        addOns: Type.Array(AddOnChoices, {
          description: 'What each change of an add-on would do to the premium as it is',
        }),
      },
      { description: "Rated on the quote's own rate book; absent where that is not there" },
    ),
  ),
});
export type QuotePage = Static<typeof QuotePage>;
