import { execFileSync } from 'node:child_process';
import { ROOT } from '../build-fresh.ts';

/** The first second that every kind of archive can hold: 1980-01-01. */
const NO_COMMIT = '315532800';

/**
 * The time that files in packages have, seconds since 1970, so that two builds of one commit are the same:
 * SOURCE_DATE_EPOCH, else that of the commit.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate(): string {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  if (given) return given;
  try {
    const asked = ['log', '-1', '--format=%ct'];
    return execFileSync('git', asked, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // Not a checkout of Git.
    return NO_COMMIT;
  }
}
