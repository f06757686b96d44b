import { COVERS } from '../../../../../shared/schemas/cover.ts';
import { bookInputs } from './book-inputs.ts';
import type { Draft } from './draft.ts';
import { listRows } from './factor-tables.ts';
import { type Column, column, type Table } from './table.ts';

const BASES = ['typical', 'cautious'];

/** The worked examples: what is expected of each, and its answers, as far as the book looks at them. */
export function exampleTable(draft: Draft): Table {
  const answers = bookInputs(draft).map(
    ({ input, isNumber }): Column => ({
      ...{ id: input, kind: isNumber ? 'number' : 'text', isOptional: true },
      at: ['inputs', input],
    }),
  );
  return {
    id: 'examples',
    columns: [
      column('title', 'text'),
      column('net', 'money', ['expect', 'netCents']),
      column('gross', 'money', ['expect', 'grossCents']),
      column('fee', 'money', ['expect', 'feeCents']),
      column('premium', 'money', ['expect', 'premiumCents']),
      column('receivedOn', 'day'),
      column('basis', { kind: 'choice', choices: BASES, isOptional: true }),
      column('cover', { kind: 'choice', choices: COVERS }, ['inputs', 'cover']),
      ...answers,
    ],
    list: ['examples'],
    rows: listRows(['examples'], draft.examples),
    unique: 'title',
  };
}
