import { ADD_ONS } from '../../../../../shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import { DRIVER_INPUTS, NUMBER_INPUTS } from '../../../../../shared/domain/quotes/rating-inputs.ts';
import { bookInputs } from './book-inputs.ts';
import type { Draft } from './draft.ts';
import { type Column, column, listRows, type Table } from './table.ts';

const BASES = ['typical', 'cautious'];
const LIST = ['examples'];

const answer = (input: string, at: Column['at']): Column => ({
  ...{ id: input, at, isOptional: true },
  kind: NUMBER_INPUTS.includes(input) ? 'number' : 'text',
});

/** The add-ons of a book, and those that only its examples name. */
function addOnColumns({ addOns, examples }: Draft): Column[] {
  return ADD_ONS.flatMap((id): Column[] => {
    const { title = id, levels = [] } = addOns.find((one) => one.id === id) ?? {};
    const choices = levels.map(({ level }) => level);
    const isNamed = choices.length > 0 || examples.some((one) => one.addOns?.[id] !== undefined);
    const form = { kind: 'named', choices, isOptional: true } as const;
    return isNamed ? [{ id, title, ...form, at: ['addOns', id] }] : [];
  });
}

/** The worked examples: what is expected of each, its answers as far as the book looks at them, and its add-ons. */
function exampleTable(draft: Draft, inputs: readonly string[]): Table {
  return {
    ...{ id: 'examples', part: 'decisions', list: LIST, unique: 'title' },
    columns: [
      column('title', 'text'),
      column('net', 'money', ['expect', 'netCents']),
      column('gross', 'money', ['expect', 'grossCents']),
      column('fee', 'money', ['expect', 'feeCents']),
      column('premium', 'money', ['expect', 'premiumCents']),
      column('receivedOn', 'day'),
      column('basis', { kind: 'choice', choices: BASES, isOptional: true }),
      column('cover', { kind: 'choice', choices: COVERS }, ['inputs', 'cover']),
      ...inputs.map((input) => answer(input, ['inputs', input])),
      ...addOnColumns(draft),
    ],
    rows: listRows(LIST, draft.examples, 2),
  };
}

/** The named drivers of the worked examples, each with the example and with answers of his or her own. */
function driverTable({ examples }: Draft, inputs: readonly string[]): Table {
  const listOf = (example: number) => [...LIST, example, 'inputs', 'namedDrivers'];
  return {
    ...{ id: 'drivers', part: 'decisions', list: listOf(0), keptAs: 'optionalList' },
    columns: [
      column('title', { kind: 'group', choices: examples.map(({ title }) => title) }, []),
      column('driver', 'whole'),
      column('mainDriver', { kind: 'flag', isOptional: true }),
      ...DRIVER_INPUTS.filter((one) => inputs.includes(one)).map((one) => answer(one, [one])),
    ],
    rows: examples.flatMap((example, i) => listRows(listOf(i), example.inputs.namedDrivers)),
    ...{ blank: { driver: 1 }, unique: 'driver' },
  };
}

/** The worked examples, and their named drivers. */
export function exampleTables(draft: Draft): Table[] {
  const answered = draft.examples.flatMap(({ inputs }) => [
    ...Object.keys(inputs),
    ...(inputs.namedDrivers ?? []).flatMap((driver) => Object.keys(driver)),
  ]);
  const isAnswer = (input: string) =>
    !['cover', 'namedDrivers', 'driver', 'mainDriver'].includes(input);
  const priced = bookInputs(draft).map(({ input }) => input);
  const inputs = [...new Set([...priced, ...answered.filter(isAnswer)])];
  return [exampleTable(draft, inputs), driverTable(draft, inputs)];
}
