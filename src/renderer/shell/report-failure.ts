import { errorFacts } from '../../shared/domain/error-facts.ts';
import { call } from '../data/call.ts';

/** More from one page tell nobody anything new. */
const MOST = 20;
const noted = new Set<string>();

/** Has the host's log say that something failed here: each failure once. What is no error has no place to tell. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Error)) return;
  const [, screen = ''] = /^#\/([a-z-]*)/.exec(window.location.hash) ?? [];
  const failure = { screen, at: [], ...errorFacts(error) };
  const sign = JSON.stringify(failure);
  if (noted.has(sign) || noted.size >= MOST) return;
  noted.add(sign);
  void call('reportFailure', failure);
}
