import type { Session } from 'electron';
import { expect, test } from 'vitest';
import { checksSpelling, limitSpelling } from '../../../../src/main/hosts/electron/spelling.ts';

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
] as const)('on %s spelling is checked: %s', (platform, checks, expected) => {
  const done: unknown[] = [];
  const session = {
    setSpellCheckerLanguages: (languages: string[]) => done.push(['languages', languages]),
    setSpellCheckerEnabled: (enabled: boolean) => done.push(['enabled', enabled]),
  };
  limitSpelling(session as unknown as Session, platform);
  expect(checksSpelling(platform)).toBe(checks);
  expect(done).toEqual(expected);
});
