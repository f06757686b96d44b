import type { ChoiceName } from './choices.ts';
import type { FieldKind, FilledInput } from './quote-field.ts';
import { type ExactField, FIELDS, type FieldKey, type FieldPath } from './quote-fields.ts';

/** What a rating input holds where a field of each kind fills it; never: such a field can't. */
const INPUT_TYPES = {
  name: 'never',
  text: 'text',
  moment: 'never',
  day: 'never',
  cover: 'never',
  addOn: 'never',
  vrm: 'never',
  eircode: 'never',
  integer: 'number',
  year: 'number',
  number: 'number',
  money: 'number',
  engine: 'number',
  // As `yes` or `no`.
  boolean: 'text',
  choice: 'text',
  driverNumber: 'never',
} as const satisfies Record<FieldKind, 'text' | 'number' | 'never'>;

type KindOf<Type> = {
  [K in FieldKind]: (typeof INPUT_TYPES)[K] extends Type ? K : never;
}[FieldKind];

/** The inputs that fields of some kinds fill. */
type FilledBy<Kind extends FieldKind> = Extract<
  ExactField,
  { readonly kind: Kind; readonly prices: FilledInput }
>['prices']['as'];

/** A rating input that is a word of the document. */
export type TextFieldInput = FilledBy<KindOf<'text'>>;
/** A rating input that is a number of the document. */
export type NumberFieldInput = FilledBy<KindOf<'number'>>;

/** A field that fills a rating input as it was given. */
export interface RatingField<Input extends string> {
  readonly path: FieldPath;
  readonly key: FieldKey;
  readonly kind: FieldKind;
  readonly choices?: ChoiceName;
  readonly input: Input;
  /** Whether a person can choose it. */
  readonly changeable: boolean;
}

/** The fields that fill a rating input as they were given. */
export const RATING_FIELDS: readonly RatingField<string>[] = FIELDS.flatMap(
  ({ path, key, kind, choices, prices }) =>
    typeof prices === 'object'
      ? [
          {
            path,
            key,
            kind,
            input: prices.as,
            changeable: prices.changeable,
            ...(choices === undefined ? {} : { choices }),
          },
        ]
      : [],
);

/** The fields that rating reads as words. */
export const TEXT_RATING_FIELDS = RATING_FIELDS.filter(
  (field): field is RatingField<TextFieldInput> => INPUT_TYPES[field.kind] === 'text',
);

/** The fields that rating reads as numbers. */
export const NUMBER_RATING_FIELDS = RATING_FIELDS.filter(
  (field): field is RatingField<NumberFieldInput> => INPUT_TYPES[field.kind] === 'number',
);
