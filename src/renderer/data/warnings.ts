import type { Warning } from '../../shared/schemas/quotes/remark.ts';

/** Whether a warning only says what an answer that is not given counts as. */
function isAssumption(warning: Warning): boolean {
  return typeof warning === 'object' && 'message' in warning && warning.message.code === 'countsAs';
}

/** The warnings without those of assumed answers, which the screens show at their places. */
export function withoutAssumed(warnings: readonly Warning[]): Warning[] {
  return warnings.filter((warning) => !isAssumption(warning));
}
