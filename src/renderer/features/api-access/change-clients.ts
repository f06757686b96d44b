import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';

type ClientChange = Extract<OperationName, 'createClient' | 'rotateClient' | 'revokeClient'>;

/** Changes who may call the API; the list shows it when this resolves. A secret is never kept. */
export async function changeClients<N extends ClientChange>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await refresh('listClients');
  return answer;
}
