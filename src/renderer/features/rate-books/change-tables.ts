import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';

/** The list that shows what each change did. */
const LISTS = {
  importRateBook: 'listRateBooks',
  approveRateBook: 'listRateBooks',
  activateRateBook: 'listRateBooks',
  withdrawRateBook: 'listRateBooks',
  importLevyTable: 'listLevyTables',
  approveLevyTable: 'listLevyTables',
  activateLevyTable: 'listLevyTables',
  withdrawLevyTable: 'listLevyTables',
} as const satisfies Partial<Record<OperationName, OperationName>>;

/** Takes a step in the life of a rate book or a levy table; its list shows it when this resolves. */
export async function changeTables<N extends keyof typeof LISTS>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await refresh(LISTS[operation]);
  return answer;
}
