import { type Static, Type } from 'typebox';
import { CHECKLIST, CHECKLIST_STATES, PASSABLE } from '../../domain/quotes/checklist.ts';
import { TYPED_LINES } from '../../domain/text/text-pattern.ts';

/** An item of the checklist before cover, as it stands for a quote. */
export const ChecklistItem = Type.Object({
  code: Type.Enum([...CHECKLIST]),
  state: Type.Enum([...CHECKLIST_STATES]),
  mayBePassed: Type.Boolean({
    description:
      "Whether the caller may go on cover without it, with a reason: the firm's settings",
  }),
});
export type ChecklistItem = Static<typeof ChecklistItem>;

/** The items that a firm lets somebody with authority pass. */
export const Passable = Type.Array(Type.Enum([...PASSABLE]), { maxItems: PASSABLE.length });

/** An item that is missing when cover begins, and why it begins all the same. */
export const PassedItem = Type.Object(
  {
    item: Type.Enum([...PASSABLE]),
    reason: Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES }),
  },
  { additionalProperties: false },
);
export type PassedItem = Static<typeof PassedItem>;
