import { type Static, Type } from 'typebox';
import type { Message } from '../../domain/messages/message.ts';
import { SUITABILITY_REASONS } from '../../domain/quotes/suitability.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import type { SchemeOffer } from './scheme-offer.ts';

const words = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 1000, ...TYPED_LINES, description }));

/** Why a quote suits its customer, as the person selling confirms it. */
export const Suitability = Type.Object({
  demands: words('What the customer asked for, beyond what the quote document says'),
  reasons: Type.Array(Type.Enum([...SUITABILITY_REASONS]), {
    maxItems: SUITABILITY_REASONS.length,
    uniqueItems: true,
  }),
  explanation: words('Why it suits the customer, in other words than those of the reasons'),
  confirmedBy: Type.String({
    minLength: 1,
    maxLength: 100,
    ...TYPED_LINE,
    description: 'The name of the person selling',
  }),
});
export type Suitability = Static<typeof Suitability>;

/** An insurer that the quote was compared with, or its own, with what it said of the same risk. */
export interface ComparedInsurer {
  readonly insurer: string;
  readonly scheme: string;
  readonly decision: SchemeOffer['decision'];
  /** Euro; absent where none is borne. */
  readonly excess?: number;
  /** Euro in total; absent where it makes no offer. */
  readonly premium?: number;
  /** In what it is not what the quote is, because it does not sell that. */
  readonly differs?: readonly Message[];
}

/** What a confirmation keeps; older ones kept no comparison. */
export type KeptSuitability = Suitability & { readonly compared?: readonly ComparedInsurer[] };

export const SuitabilityRequest = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  ...Suitability.properties,
});
export type SuitabilityRequest = Static<typeof SuitabilityRequest>;
