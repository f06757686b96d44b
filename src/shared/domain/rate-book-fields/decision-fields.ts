import type { AddOn } from '../quotes/add-on.ts';
import type { FieldTable, ValueField } from './rate-book-field.ts';

/**
 * A rule of underwriting. Its schema is one of three: a rule over a number, over a row, or over several
 * tests. A workbook has every column, whatever the rules need.
 */
export const RULE_FIELDS = {
  id: {
    kind: 'text',
    about: 'What the rule is called, once in the book',
    column: 'Id',
    word: 'rule',
  },
  decision: {
    kind: 'choice',
    choices: ['decline', 'refer'],
    about: 'What the rule does to a risk: decline it, or refer it to an underwriter',
    column: 'Decision',
  },
  match: {
    kind: 'choice',
    choices: ['all', 'any'],
    about: 'Whether every one of them must hold, or one is enough',
    column: 'Match',
    needed: false,
  },
  input: { kind: 'numberInput', about: 'A number of the risk', column: 'Input' },
  below: {
    kind: 'number',
    optional: true,
    about: 'It holds where the input is below this',
    column: 'Below',
    needed: true,
  },
  above: {
    kind: 'number',
    optional: true,
    about: 'It holds where the input is above this',
    column: 'Above',
    needed: true,
  },
  factor: {
    kind: 'anyText',
    about: 'The id of a table factor, under whatever cover',
    column: 'Table',
  },
  row: { kind: 'text', about: 'The row of that table', column: 'Row' },
  reason: { kind: 'text', about: 'A sentence for the broker', column: 'Reason' },
  conditions: {
    kind: 'list',
    least: 1,
    about: 'Tests, and groups of tests',
    known: { by: [], unordered: true },
    fields: {
      tests: {
        kind: 'list',
        least: 1,
        about: 'What must hold of the risk',
        known: { by: [], unordered: true },
        fields: {},
      },
    },
  },
} as const satisfies FieldTable;

/** The level of an optional cover that an example chooses. */
const level = (about: string) => ({ kind: 'text', optional: true, about }) as const;

/** A risk with its premium, worked out by hand: it must hold before the book may become active. */
export const EXAMPLE_FIELDS = {
  title: { kind: 'text', about: 'What the example shows', column: 'Title' },
  inputs: { kind: 'risk', about: 'The risk; what is absent is assumed' },
  addOns: {
    kind: 'group',
    optional: true,
    about: 'The optional covers that are chosen, each with its level',
    fields: {
      breakdown: level('The level of breakdown assistance'),
      legal: level('The level of legal expenses cover'),
      windscreen: level('The level of windscreen cover'),
      keycare: level('The level of key cover'),
    } satisfies Record<AddOn, ValueField>,
  },
  basis: {
    kind: 'choice',
    optional: true,
    choices: ['typical', 'cautious'],
    about: 'Absent: cautious, as of a full quote',
    column: 'Basis',
    needed: true,
  },
  receivedOn: {
    kind: 'day',
    about: 'The day on which the premium is received: it decides the levies',
    column: 'Received on',
    before: 'basis',
  },
  expect: {
    kind: 'group',
    about: 'What the book must give',
    fields: {
      netCents: { kind: 'cents', about: 'Before levies', column: 'Net premium', word: 'net' },
      grossCents: { kind: 'cents', about: 'With levies', column: 'Gross premium', word: 'gross' },
      feeCents: { kind: 'cents', about: 'The policy fee', column: 'Policy fee', word: 'fee' },
      premiumCents: {
        kind: 'cents',
        about: 'Gross premium and fee',
        column: 'Premium',
        word: 'premium',
      },
    },
  },
} as const satisfies FieldTable;
