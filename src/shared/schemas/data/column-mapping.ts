import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };

/** What a column of a file is read as. */
export const ColumnChoice = Type.Object(
  {
    title: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'As the first line of the file calls it, in any case and with any spaces',
    }),
    field: Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'The field of the dataset that it gives; null: none',
    }),
  },
  closed,
);
export type ColumnChoice = Static<typeof ColumnChoice>;

/** What was chosen for some columns of a file; the others are read by their titles. */
export const ColumnChoices = Type.Array(ColumnChoice, { maxItems: 1000 });

/** The columns of a file with what each is read as, before it is checked. */
export const ColumnProposal = Type.Object({
  columns: Type.Array(
    Type.Object({
      ...ColumnChoice.properties,
      examples: Type.Array(Type.String(), { description: 'Of the first rows' }),
    }),
  ),
  fields: Type.Array(Type.Object({ field: Type.String(), isRequired: Type.Boolean() }), {
    description: 'Every field of the dataset',
  }),
  rememberedFrom: Type.Union([Type.String(), Type.Null()], {
    description: 'The file before with the same columns, whose choices these are',
  }),
});
export type ColumnProposal = Static<typeof ColumnProposal>;
