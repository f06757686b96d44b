import type { OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import type { Role } from '../../../src/shared/domain/role.ts';
import type { Result } from '../../../src/shared/result/result.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import type { NewUser, User } from '../../../src/shared/schemas/people/user.ts';
import { saidFault } from '../host/ask.ts';
import type { TestHost } from '../host/host.ts';

/** The PIN of everybody whom a test adds. */
export const PIN = '804212';

/** The screens of a host, as the person who is signed in there. */
export function deskOf({ app }: Pick<TestHost, 'app'>) {
  const ask = async <N extends OperationName>(name: N, input: unknown) =>
    (await app.dispatch(await app.desk.caller(), name, input)) as Result<OutputOf<N>>;
  /** @throws the fault's sentence */
  const call = async <N extends OperationName>(name: N, input: unknown): Promise<OutputOf<N>> => {
    const answer = await ask(name, input);
    if (!answer.ok) throw new Error(faultSentence(answer.fault));
    return answer.value;
  };
  const refused = async (name: OperationName, input: unknown) => {
    const answer = await ask(name, input);
    return answer.ok ? undefined : saidFault(answer.fault);
  };
  const signIn = (user: Pick<User, 'userId'>, pin = PIN) =>
    call('signIn', { userId: user.userId, pin });
  const add = (name: string, roles: readonly Role[], more: Partial<NewUser> = {}) =>
    call('addUser', { name, roles, pin: PIN, ...more });
  return { call, refused, signIn, add };
}
