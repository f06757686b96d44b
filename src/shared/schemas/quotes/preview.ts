import { type Static, Type } from 'typebox';
import { RemarkShape, WarningShape } from '../common/remark.ts';
import { AddOn } from './add-on.ts';
import { Assumed, ToConfirm } from './assumed.ts';
import { Choices } from './choices.ts';
import { Cover } from './cover.ts';
import { Explanation } from './explanation.ts';
import { Reason } from './reason.ts';
import { Scheme } from './scheme.ts';
import { SchemeOffer } from './scheme-offer.ts';

/** A quote document as far as it is filled in, with what was chosen next to it. */
export const PreviewRequest = Type.Object({
  document: Type.Unknown({ description: 'As in a submission; any element may be missing' }),
  ...Choices.properties,
  discount: Type.Optional(Type.Number({ description: 'Percent' })),
  toConfirm: Type.Optional(ToConfirm),
  schemes: Type.Optional(
    Type.Boolean({ description: 'Whether every scheme is to price it, too, where there are more' }),
  ),
  compared: Type.Optional(
    Type.Object(
      { excess: Choices.properties.excess, addOns: Choices.properties.addOns },
      { description: 'What the schemes are compared with; absent: what is chosen' },
    ),
  ),
});
export type PreviewRequest = Static<typeof PreviewRequest>;

/** What underwriting would say. */
export const Decision = Type.Object({
  decision: Type.Enum(['quote', 'refer', 'decline']),
  reasons: Type.Array(Reason),
});
export type Decision = Static<typeof Decision>;

const Difference = Type.Number({ description: 'Euro of the total premium, to the cent' });

/** The excesses that can be chosen, each with what it would change. */
export const ExcessChoices = Type.Object({
  least: Type.Number(),
  most: Type.Number(),
  standard: Type.Number(),
  choices: Type.Array(Type.Object({ value: Type.Number(), difference: Difference })),
});
export type ExcessChoices = Static<typeof ExcessChoices>;

/** An add-on with what each of its levels would change, or its absence where it is chosen. */
export const AddOnChoices = Type.Object({
  addonType: AddOn,
  title: Type.String(),
  levels: Type.Array(
    Type.Object({ level: Type.String(), title: Type.String(), difference: Difference }),
  ),
  chosen: Type.Optional(Type.String({ description: 'The chosen level' })),
  without: Type.Optional(Difference),
});
export type AddOnChoices = Static<typeof AddOnChoices>;

/** What a document would give if it were submitted now, as far as can be said. */
export const Preview = Type.Object({
  missing: Type.Array(
    Type.Object({
      path: Type.String(),
      forPrice: Type.Boolean({ description: 'Whether there is no price without it' }),
    }),
  ),
  faults: Type.Array(RemarkShape, { description: 'Given but wrong' }),
  unusual: Type.Array(RemarkShape, { description: 'Valid, but worth a second look' }),
  warnings: Type.Array(WarningShape),
  scheme: Type.Optional({ ...Scheme, description: 'Whose rate book this is by' }),
  schemes: Type.Optional(
    Type.Array(SchemeOffer, {
      description:
        'What each scheme says, as in a comparison; absent unless asked for, and where only one is in force',
    }),
  ),
  decision: Type.Optional(Decision),
  covers: Type.Array(Type.Object({ cover: Cover, premium: Type.Number() }), {
    description: 'Empty while a price cannot be said',
  }),
  explanation: Type.Optional({
    ...Explanation,
    description: 'How the premium of the chosen cover comes about',
  }),
  excess: Type.Optional(ExcessChoices),
  addOns: Type.Array(AddOnChoices),
  assumed: Type.Array(Assumed, {
    description: 'Every answer that the premium of the chosen cover assumes',
  }),
  toConfirm: Type.Optional({
    ...ToConfirm,
    description: 'Which of the marked answers a quote would keep as to be confirmed',
  }),
});
export type Preview = Static<typeof Preview>;
