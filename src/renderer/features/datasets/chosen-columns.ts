import type { ColumnChoice, ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';

/** The field of each column in their order; null: none. */
export type ChosenFields = readonly (string | null)[];

/** The fields that a proposal begins with. */
export function fieldsByColumn({ columns }: ColumnProposal): ChosenFields {
  return columns.map(({ field }) => field);
}

/** Which fields have no column although they need one, and which have several. */
export function faultsOf(fields: ColumnProposal['fields'], chosen: ChosenFields) {
  const count = (field: string) => chosen.filter((each) => each === field).length;
  return {
    absent: fields.flatMap(({ field, isRequired }) =>
      isRequired && count(field) === 0 ? [field] : [],
    ),
    twice: fields.flatMap(({ field }) => (count(field) > 1 ? [field] : [])),
  };
}

/** What was chosen, for every column. */
export function chosenColumns({ columns }: ColumnProposal, chosen: ChosenFields): ColumnChoice[] {
  return columns.map(({ title }, at) => ({ title, field: chosen[at] ?? null }));
}
