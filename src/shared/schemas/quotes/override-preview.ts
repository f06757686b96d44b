import { type Static, Type } from 'typebox';
import { MessageShape } from '../common/remark.ts';
import { OverrideRequest } from './change.ts';

const { quoteId, overrideType, value } = OverrideRequest.properties;

/** An override while it is typed, without its reason. */
export const OverridePreviewRequest = Type.Object({ quoteId, overrideType, value });
export type OverridePreviewRequest = Static<typeof OverridePreviewRequest>;

/** What an override would make of a quote. */
export const OverridePreview = Type.Object({
  premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
  difference: Type.Number({ description: 'Euro of the total premium, to the cent' }),
  warnings: Type.Array(MessageShape, { description: 'Why it moves the premium less than it says' }),
});
export type OverridePreview = Static<typeof OverridePreview>;
