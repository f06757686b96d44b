import type { Message } from '../../shared/domain/messages/message.ts';
import type { Warning } from '../../shared/schemas/common/remark.ts';

/** Whether a warning only says what an answer that is not given counts as, or that one is to be confirmed. */
function isAssumption(warning: Warning): boolean {
  if (typeof warning !== 'object' || !('message' in warning)) return false;
  const { code } = warning.message;
  return code === 'countsAs' || code === 'answerToConfirm';
}

/** The warnings without those of answers that are assumed or to be confirmed, which the screens show at their places. */
export function withoutAssumed(warnings: readonly Warning[]): Warning[] {
  return warnings.filter((warning) => !isAssumption(warning));
}

/** A warning of another quote or policy of the same car, with the id of its quote. */
interface DuplicateWarning {
  readonly quote: string;
  readonly message: Message;
}

const CODES = new Set<string>(['duplicateQuote', 'duplicatePolicy']);

/** Those of the warnings that name a quote of the same car. */
export function duplicatesIn(warnings: readonly Warning[]): DuplicateWarning[] {
  return warnings.flatMap((warning) => {
    if (typeof warning === 'string' || !('code' in warning)) return [];
    const quote = CODES.has(warning.code) ? warning.values?.quote : undefined;
    return quote === undefined ? [] : [{ quote: String(quote), message: warning }];
  });
}
