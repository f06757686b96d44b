import { type Static, Type } from 'typebox';
import { SUITABILITY_REASONS } from '../../domain/quotes/suitability.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';

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

export const SuitabilityRequest = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  ...Suitability.properties,
});
export type SuitabilityRequest = Static<typeof SuitabilityRequest>;
