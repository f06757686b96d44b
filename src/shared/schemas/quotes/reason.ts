import { type Static, Type } from 'typebox';
import { ratedText } from '../common/remark.ts';

/** Why underwriting declined or referred a risk: the rule of the rate book, and its words. */
export const Reason = Type.Object({ rule: Type.String(), message: ratedText() });
export type Reason = Readonly<Static<typeof Reason>>;
