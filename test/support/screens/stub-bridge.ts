import { vi } from 'vitest';
import { BRIDGE } from '../../../src/shared/contract/bridge.ts';
import type { OperationName } from '../../../src/shared/contract/contract.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { failed, type Result } from '../../../src/shared/result/result.ts';

type Answers = Partial<
  Record<OperationName, (input: object, version?: string) => Result<unknown> | Promise<unknown>>
>;

/** Puts a bridge with these answers into the page. @returns the names of what is asked */
export function stubBridge(answers: Answers): string[] {
  const asked: string[] = [];
  const bridge = async (
    operation: OperationName,
    input: object,
    _environment: string,
    version?: string,
  ) => {
    asked.push(operation);
    const answer = await answers[operation]?.(input, version);
    return (
      answer ?? failed({ kind: 'unavailable', message: message('noOperation', { operation }) })
    );
  };
  vi.stubGlobal('window', { [BRIDGE]: bridge });
  return asked;
}
