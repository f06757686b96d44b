import { describe, expect, test } from 'vitest';
import { pastTheirTime } from '../../../../src/main/core/backup/prune.ts';
import { isDue, isOverdue } from '../../../../src/main/core/backup/schedule.ts';
import { utcText } from '../../../../src/shared/domain/date.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { BackupKind } from '../../../../src/shared/schemas/data/backups.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const success = (text: string) => ({ at: text, folder: '/backups', name: 'one.qdbackup' });
const failure = (text: string) => ({ at: text, message: message('cancelled'), kept: null });
const nightly = { daily: true, hour: 2 };

describe('the daily backup', () => {
  test('is due once its Irish hour has come since the last one', () => {
    const lastSuccess = success('2026-07-01T01:00:00Z');
    const state = { lastSuccess, lastFailure: null };
    // In July, two o'clock in Ireland is one o'clock in UTC.
    expect(isDue(nightly, state, at('2026-07-02T00:59:59Z'))).toBe(false);
    expect(isDue(nightly, state, at('2026-07-02T01:00:00Z'))).toBe(true);
    const winter = { lastSuccess: success('2026-12-01T02:00:00Z'), lastFailure: null };
    expect(isDue(nightly, winter, at('2026-12-02T01:59:59Z'))).toBe(false);
    expect(isDue(nightly, winter, at('2026-12-02T02:00:00Z'))).toBe(true);
  });

  test('is due where none ever succeeded, unless it is turned off', () => {
    const state = { lastSuccess: null, lastFailure: null };
    expect(isDue(nightly, state, at('2026-07-01T12:00:00Z'))).toBe(true);
    expect(isDue({ daily: false, hour: 2 }, state, at('2026-07-01T12:00:00Z'))).toBe(false);
  });

  test('that failed is tried again after half an hour', () => {
    const state = { lastSuccess: null, lastFailure: failure('2026-07-01T12:00:00Z') };
    expect(isDue(nightly, state, at('2026-07-01T12:29:59Z'))).toBe(false);
    expect(isDue(nightly, state, at('2026-07-01T12:30:00Z'))).toBe(true);
  });

  test('is due where the clock was set back behind the last one', () => {
    const state = { lastSuccess: success('2027-07-01T12:00:00Z'), lastFailure: null };
    expect(isDue(nightly, state, at('2026-07-01T12:00:00Z'))).toBe(true);
  });
});

test('after a week without any everybody is to know it, also where there never was one', () => {
  const now = at('2026-07-08T12:00:00Z');
  const since = '2026-01-01T00:00:00Z';
  const last = (text: string) => ({ since, lastSuccess: success(text) });
  expect(isOverdue(last('2026-07-01T12:00:00Z'), now)).toBe(false);
  expect(isOverdue(last('2026-07-01T11:59:59Z'), now)).toBe(true);
  expect(isOverdue({ since, lastSuccess: null }, now)).toBe(true);
  expect(isOverdue({ since: '2026-07-08T12:00:00Z', lastSuccess: null }, now)).toBe(false);
});

describe('what is dropped', () => {
  const now = at('2026-07-08T12:00:00Z');
  const aged = (days: number, kind: BackupKind = 'daily') => ({
    kind,
    at: utcText(now - days * DAY),
  });
  const left = (backups: ReturnType<typeof aged>[], count: number, days: number) => {
    const dropped = pastTheirTime(backups, { count, days }, now);
    return backups.filter((one) => !dropped.includes(one));
  };

  test('are those past the count of their kind, and past the days', () => {
    const [a, b, c, manual, old] = [aged(1), aged(2), aged(3), aged(20, 'manual'), aged(31)];
    expect(left([old, c, a, manual, b], 2, 30)).toEqual([a, manual, b]);
  });

  test('is never the newest', () => {
    expect(left([aged(400), aged(500)], 1, 30)).toEqual([aged(400)]);
  });
});
