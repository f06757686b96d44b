import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import type { Draft } from './draft.ts';
import { type Column, column, listRows, type Table } from './table.ts';

const ID = column('id', 'text');
export const NAME = column('name', 'text', ['title']);
export const COVERS_OF = column('covers', { kind: 'words', choices: COVERS, isOptional: true });

const choice = (...choices: string[]) => ({ kind: 'choice', choices }) as const;
const optional = (kind: 'share' | 'money' | 'relativity') => ({ kind, isOptional: true }) as const;

const LIMIT: readonly Column[] = [
  ...[ID, NAME, COVERS_OF],
  column('factors', { kind: 'words', isOptional: true }),
  column('least', optional('relativity')),
  column('most', optional('relativity')),
  column('taken', optional('money'), ['mostTakenCents']),
  column('added', optional('money'), ['mostAddedCents']),
];

const FEE: readonly Column[] = [
  ...[ID, NAME],
  column('owner', choice('insurer', 'broker')),
  column('amount', optional('money'), ['cents']),
  column('share', optional('share')),
  column('of', { ...choice('net', 'gross'), isOptional: true }),
  column('least', optional('money'), ['leastCents']),
  column('most', optional('money'), ['mostCents']),
];

const PLAN: readonly Column[] = [
  ...[ID, NAME],
  column('depositShare', optional('share')),
  column('deposit', optional('money'), ['depositCents']),
  column('instalments', 'whole', ['number']),
  column('chargeShare', optional('share')),
  column('charge', optional('money'), ['chargeCents']),
  column('round', choice('before', 'after')),
];

const BLANK_LIMIT = { id: 'limit', title: 'Limit', most: 2 };
const BLANK_FEE = { id: 'fee', title: 'Fee', owner: 'insurer', cents: 0 };
const BLANK_PLAN = { id: 'plan', title: 'Ten instalments', number: 10, round: 'after' };

/** What is sold. */
export function productTable({ products }: Draft): Table {
  return {
    ...{ id: 'products', part: 'book', list: ['products'], unique: 'id' },
    columns: [
      ...[ID, column('name', 'text'), column('description', 'text')],
      column('cover', { kind: 'choice', choices: COVERS, isOptional: true }),
    ],
    rows: listRows(['products'], products),
  };
}

/** What a period costs that is no year. */
export function scaleTable({ periods }: Draft): Table {
  const list = ['periods', 'scale'];
  return {
    ...{ id: 'scale', part: 'sale', list, keptAs: 'optionalList' },
    columns: [column('upToDays', 'whole'), column('share', 'share')],
    rows: listRows(list, periods?.scale),
    blank: { upToDays: 366, share: 1 },
  };
}

/** Caps and floors of what factors do together. */
export function limitTable({ limits, factors }: Draft): Table {
  const ids = [...new Set(factors.map(({ id }) => id))];
  return {
    ...{ id: 'limits', part: 'premium', list: ['limits'], keptAs: 'optionalList' },
    columns: LIMIT.map((one) => (one.id === 'factors' ? { ...one, choices: ids } : one)),
    rows: listRows(['limits'], limits),
    ...{ blank: BLANK_LIMIT, unique: 'id' },
  };
}

/** The fees next to the policy fee, and the ways to pay over time. */
export const chargeTables = ({ fees, instalmentPlans }: Draft): Table[] => [
  {
    ...{ id: 'fees', part: 'sale', list: ['fees'], keptAs: 'optionalList' },
    ...{ columns: FEE, rows: listRows(['fees'], fees), blank: BLANK_FEE, unique: 'id' },
  },
  {
    ...{ id: 'instalmentPlans', part: 'sale', list: ['instalmentPlans'], keptAs: 'optionalList' },
    ...{ columns: PLAN, rows: listRows(['instalmentPlans'], instalmentPlans) },
    ...{ blank: BLANK_PLAN, unique: 'id' },
  },
];
