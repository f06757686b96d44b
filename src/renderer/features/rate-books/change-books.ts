import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';

type BookChange = Extract<
  OperationName,
  | 'importRateBook'
  | 'approveRateBook'
  | 'activateRateBook'
  | 'startChallenger'
  | 'endChallenger'
  | 'withdrawRateBook'
>;

/** Takes a step in the life of a rate book; every list of them shows it when this resolves. */
export async function changeBooks<N extends BookChange>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await refresh('listRateBooks');
  return answer;
}
