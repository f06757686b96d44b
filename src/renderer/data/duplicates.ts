import type { Message } from '../../shared/domain/messages/message.ts';
import type { Warning } from '../../shared/schemas/quotes/remark.ts';

/** A warning of another quote or policy of the same car, with the id of its quote. */
export interface DuplicateWarning {
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
