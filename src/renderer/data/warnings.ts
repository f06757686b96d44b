import type { Warning } from '../../shared/schemas/quotes/remark.ts';

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
