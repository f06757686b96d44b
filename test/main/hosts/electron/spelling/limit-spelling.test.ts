import type { Session } from 'electron';
import { expect, test } from 'vitest';
import {
  limitSpelling,
  systemChecksSpelling,
} from '../../../../../src/main/hosts/electron/spelling/limit-spelling.ts';

test.each([
  [
    'linux',
    false,
    [
      ['languages', []],
      ['enabled', false],
    ],
  ],
  [
    'win32',
    false,
    [
      ['languages', []],
      ['enabled', false],
    ],
  ],
  ['darwin', true, []],
] as const)('on %s the system checks spelling: %s', (platform, checks, expected) => {
  const done: unknown[] = [];
  const session = {
    setSpellCheckerLanguages: (languages: string[]) => done.push(['languages', languages]),
    setSpellCheckerEnabled: (enabled: boolean) => done.push(['enabled', enabled]),
  };
  limitSpelling(session as unknown as Session, platform);
  expect(systemChecksSpelling(platform)).toBe(checks);
  expect(done).toEqual(expected);
});
