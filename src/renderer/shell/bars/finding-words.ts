import type { Difference, ReplayReport } from '../../../shared/schemas/quotes/replay.ts';
import { translate } from '../../i18n/i18n.ts';
import { money } from '../../i18n/money.ts';

/** What is wrong with a quote, in words. */
export interface Finding {
  /** Absent where it is no quote that is wrong. */
  readonly quoteId?: string;
  readonly words: readonly string[];
}

function differenceWords({ kept, replayed, columns, rules }: Difference): string[] {
  const list = (names: readonly string[]) => names.join(', ') || translate('shell:findings.noRule');
  return [
    ...columns.map((column) =>
      column === 'premium'
        ? translate('shell:findings.premium', { kept: money(kept), expected: money(replayed) })
        : translate(`shell:findings.column.${column}`),
    ),
    ...(rules
      ? [translate('shell:findings.rules', { kept: list(rules.kept), now: list(rules.replayed) })]
      : []),
  ];
}

/** Everything that a replay found wrong: which quote, which of its fields, and what was expected. */
export function findingsOf({ differing, rows, chain }: ReplayReport): readonly Finding[] {
  const broken = chain.broken;
  return [
    ...differing.map((one) => ({ quoteId: one.quoteId, words: differenceWords(one) })),
    ...rows.map(({ quoteId, problem }) => ({
      quoteId,
      words: [translate(`shell:findings.row.${problem}`)],
    })),
    ...(broken === null
      ? []
      : [{ words: [translate('shell:findings.broken', { sequence: broken })] }]),
  ];
}
