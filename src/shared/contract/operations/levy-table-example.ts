import type { LevyTable } from '../../schemas/rate-books/levy-table.ts';

/** A whole levy table: the levies of Ireland, one of which tells insurers apart. */
export const EXAMPLE_LEVY_TABLE = {
  name: 'Example levies 2028',
  levies: [
    {
      id: 'stamp-duty',
      title: 'Stamp duty (non-life insurance levy)',
      source: 'An example: 3 %, and 4 % from 2028',
      kind: 'rate',
      rates: [
        { from: '2000-01-01', rate: 0.03 },
        { from: '2028-01-01', rate: 0.04 },
      ],
    },
    {
      id: 'insurance-compensation-fund',
      title: 'Insurance Compensation Fund contribution',
      source: '2 % until 31 December 2025, 1 % from 1 January 2026',
      authorisedIn: 'ireland',
      kind: 'rate',
      rates: [
        { from: '2000-01-01', rate: 0.02 },
        { from: '2026-01-01', rate: 0.01 },
      ],
    },
    {
      id: 'insurance-compensation-fund',
      title: 'Insurance Compensation Fund contribution',
      source: 'Not on motor insurance of insurers of another Member State since 23 December 2023',
      authorisedIn: 'other-member-state',
      kind: 'rate',
      rates: [
        { from: '2000-01-01', rate: 0.02 },
        { from: '2023-12-23', rate: 0 },
      ],
    },
    {
      id: 'policy-stamp',
      title: 'Policy stamp',
      source: '1 euro a policy where the premium is 20 euro or more',
      kind: 'fixed',
      cents: 100,
      fromNetCents: 2_000,
    },
  ],
} satisfies LevyTable;

/** How the hash of the example begins. */
export const EXAMPLE_LEVY_TABLE_HASH = '45982149bae9';
