import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { ResponseToKeep } from '../../../core/caller/kept-responses.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { OWN } from './event-chain.ts';

/**
 * What an office says of changes; where there is none, every change stands.
 * @returns `before`, for what a change is decided on, `stands`, for what was appended, and `toRead`
 */
export function verdicts({ office, reader }: Pick<OpenDatabase, 'office' | 'reader'>) {
  const isRefused = reader.sqlite
    .prepare<[number], number>(
      `select refused from quote_event where origin = ${OWN} and seq = ? and position is not null`,
    )
    .pluck();
  return {
    /** Has all that the office has here, and nothing is kept that it could not judge. @throws {FaultError} where it is out of reach */
    before: async (): Promise<void> => office?.inStep(),
    /** Has what the office has here; where it is out of reach, what is here is read. */
    toRead: async (): Promise<void> => office?.inStep().catch(() => undefined),
    /**
     * Waits until the office has judged what was appended. @returns whether it stands
     * @throws {FaultError} where another host was asked with the same key
     */
    stands: async (appended: OwnHead, response?: ResponseToKeep): Promise<boolean> => {
      if (!office) return true;
      await office.inStep();
      if (isRefused.get(appended.sequence) === 0) return true;
      if (response && (await office.isAnswered(response))) {
        throw new FaultError({ kind: 'conflict', message: message('keyUnanswered') });
      }
      return false;
    },
  };
}
