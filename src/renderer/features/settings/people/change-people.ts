import type { InputOf, OperationName, OutputOf } from '../../../../shared/contract/contract.ts';
import type { Result } from '../../../../shared/contract/result.ts';
import { call } from '../../../data/call.ts';
import { refreshDesk } from '../../../data/desk.ts';
import { refresh } from '../../../data/operation-query.ts';

type PeopleChange = Extract<
  OperationName,
  'addUser' | 'changeUser' | 'setUserPin' | 'changeOwnPin' | 'endSignIn'
>;

/** Changes who signs in at the desk; the list shows it when this resolves. */
export async function changePeople<N extends PeopleChange>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await Promise.all([refreshDesk(), refresh('listUsers')]);
  return answer;
}
