import { type Static, Type } from 'typebox';
import type { Selling } from '../../domain/desk/selling.ts';
import type { Message, RatedText } from '../../domain/messages/message.ts';
import { SUITABILITY_REASONS } from '../../domain/quotes/suitability.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { MessageShape, type Remark } from '../common/remark.ts';
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
  /** Why it declines the risk or refers it, in the words of its rate book. */
  readonly reasons?: readonly RatedText[];
  /** Why it does not sell what was chosen. */
  readonly faults?: readonly Remark[];
  /** The optional covers in its premium, in words. */
  readonly covers?: readonly ComparedCover[];
}

/** An optional cover that is part of the premium of an insurer. */
export interface ComparedCover {
  readonly title: string;
  readonly level: string;
  /** Whether it costs nothing more. */
  readonly isIncluded: boolean;
}

/** What a confirmation keeps; older ones kept neither a comparison nor how the firm sells. */
export type KeptSuitability = Suitability & {
  readonly compared?: readonly ComparedInsurer[];
  readonly selling?: Selling;
};

export const SuitabilityRequest = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  ...Suitability.properties,
});
export type SuitabilityRequest = Static<typeof SuitabilityRequest>;

export const SuitabilityPreviewRequest = Type.Object({
  quoteId: SuitabilityRequest.properties.quoteId,
});
export type SuitabilityPreviewRequest = Static<typeof SuitabilityPreviewRequest>;

/** What the statement of a quote will say beyond what the person selling gives, and what it may not say. */
export const SuitabilityPreview = Type.Object({
  untrue: Type.Array(
    Type.Object({ reason: Type.Enum([...SUITABILITY_REASONS]), message: MessageShape }),
    { description: 'The reasons that the figures contradict' },
  ),
  notStated: Type.Array(MessageShape, {
    description: 'What the settings of the firm must state before anything is confirmed',
  }),
  selling: Type.Array(Type.String(), {
    description: 'Scope of the analysis, commission and fee, as the statement prints them',
  }),
});
export type SuitabilityPreview = Static<typeof SuitabilityPreview>;
