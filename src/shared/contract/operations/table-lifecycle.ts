import type { TSchema } from 'typebox';
import { TableQuery } from '../../schemas/rate-books/kept-table.ts';
import {
  ActivateRequest,
  ApproveRequest,
  WithdrawRequest,
} from '../../schemas/rate-books/table-lifecycle.ts';
import { Nothing, type Operation } from './operation.ts';

/** What the lives of rate books and of levy tables tell apart. */
interface TableLifecycle<
  List extends TSchema,
  Content extends TSchema,
  Check extends TSchema,
  Step extends TSchema,
> {
  /** Below which its operations stand, as `/levies`. */
  readonly path: string;
  /** What a person calls one, as `levy table`. */
  readonly noun: string;
  /** Of the one in the examples. */
  readonly hash: string;
  /** Why it is approved and withdrawn in the examples. */
  readonly reasons: { readonly approve: string; readonly withdraw: string };
  readonly list: List;
  readonly content: Content;
  readonly check: Check;
  readonly step: Step;
}

/** The operations that every kind of table has besides its import, which names the table. */
export function tableLifecycle<
  L extends TSchema,
  C extends TSchema,
  K extends TSchema,
  S extends TSchema,
>({ path, noun, hash, reasons, list, content, check, step }: TableLifecycle<L, C, K, S>) {
  const read = (below: string) =>
    ({
      http: {
        method: 'GET',
        path: `${path}/:hash${below}`,
        from: 'address',
        faults: ['notFound'],
        example: { hash },
      },
      requires: 'ratebook:read',
      data: 'reads',
      input: TableQuery,
    }) as const;
  const change = (below: string, example: object) =>
    ({
      http: {
        method: 'POST',
        path: `${path}/${below}`,
        from: 'json',
        faults: ['notFound', 'conflict'],
        example: { hash, ...example },
      },
      requires: 'ratebook:approve',
      data: 'changes',
      output: step,
    }) as const;
  return {
    list: {
      summary: `List every ${noun} with its state and history`,
      http: { method: 'GET', path, from: 'address', faults: [], example: {} },
      requires: 'ratebook:read',
      data: 'reads',
      input: Nothing,
      output: list,
    },
    read: {
      summary: `Get the whole of a ${noun}, by its hash`,
      ...read(''),
      output: content,
    },
    check: {
      summary: `Check a ${noun} today`,
      ...read('/check'),
      output: check,
    },
    approve: {
      summary: `Approve a ${noun} that has no faults and that somebody else drafted`,
      ...change('approve', { reason: reasons.approve }),
      input: ApproveRequest,
    },
    activate: {
      summary: `Activate an approved ${noun}, now or later; repeat it to move an activation that lies ahead`,
      ...change('activate', { from: '2099-01-01T00:00:00Z' }),
      input: ActivateRequest,
    },
    withdraw: {
      summary: `Withdraw a ${noun}; new quotes use the one before it`,
      ...change('withdraw', { reason: reasons.withdraw }),
      input: WithdrawRequest,
    },
  } as const satisfies Record<string, Operation>;
}
