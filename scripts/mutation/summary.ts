import type { MutantResult } from '@stryker-mutator/api/core';
import { confidence, isChosen, type Sample } from './sample.ts';

const percent = (share: number) => share.toFixed(1);

/** What a set came to in one line; of a sample, also what it says of all its mutants. */
export function summary(results: readonly MutantResult[], sample?: Sample): string {
  const of = (...statuses: MutantResult['status'][]) =>
    tried.filter(({ status }) => statuses.includes(status)).length;
  const tried = sample ? results.filter((result) => isChosen(result, sample)) : results;
  const noticed = of('Killed', 'Timeout');
  const counted = noticed + of('Survived', 'NoCoverage');
  const parts = [
    `${counted} of ${results.length} changes tried`,
    `${noticed} noticed (${of('Timeout')} by time)`,
    `${of('Survived')} survived`,
    `${of('NoCoverage')} reached by no test`,
    `${of('CompileError')} more refused by the type check`,
  ];
  const score = `${parts.join(', ')}: ${percent((100 * noticed) / counted)} %`;
  if (!sample) return score;
  const [low, high] = confidence(noticed, counted).map(percent);
  return `${score}; of all, ${low} to ${high} % with 95 % confidence`;
}
