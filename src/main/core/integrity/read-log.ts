import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { LogTail } from '../../../shared/schemas/desk/log.ts';

interface ReadableLog {
  readonly file: string;
  readonly newest: (count: number) => Promise<string[]>;
}

/** As many lines as a person reads, and as fit in an email. */
const MOST_LINES = 200;

/** The end of the log, for the screens. */
export function readLog({ file, newest }: ReadableLog) {
  return async (): Promise<Result<LogTail>> => {
    try {
      return done({ file, lines: await newest(MOST_LINES) });
    } catch {
      return failed({ kind: 'unavailable', message: message('logUnreadable', { file }) });
    }
  };
}
