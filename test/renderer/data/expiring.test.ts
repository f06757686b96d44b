import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../src/renderer/data/every.ts';
import { queryClient } from '../../../src/renderer/data/query-client.ts';
import { useExpiring } from '../../../src/renderer/data/quote-count.ts';
import { expiryNotice } from '../../../src/renderer/shell/window/use-expiry-notice.ts';
import { answered, rendered } from '../../support/screens/rendered.ts';

it('counts the open quotes that expire today, and today and the six days after', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-28T12:00:00Z'), toFake: ['Date'] });
  const open = {
    ...({ status: 'quoted', outcome: 'open', requoted: false } as const),
    expiresFrom: '2026-12-28',
    sort: 'expires',
    limit: 1,
  } as const;
  answered('listQuotes', { ...open, expiresTo: '2026-12-28' }, { quotes: [], total: 3 });
  answered(
    'listQuotes',
    { ...open, expiresTo: '2027-01-03' },
    { quotes: [], total: 1000, totalIsLeast: true },
  );
  expect(rendered(() => useExpiring(MINUTE))).toEqual({
    today: '2026-12-28',
    day: { count: 3, isLeast: false },
    week: { count: 1000, isLeast: true },
  });
  queryClient.clear();
  vi.useRealTimers();
});

describe('the notice of what expires', () => {
  const some = { count: 3, isLeast: false };

  function desk(kept = new Map<string, string>()) {
    const shown: number[] = [];
    let works = true;
    const notice = expiryNotice({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      notify: async ({ count }) => {
        if (works) shown.push(count);
        return works;
      },
    });
    const setWorks = (next: boolean) => {
      works = next;
    };
    return { notice, shown, kept, setWorks };
  }

  it('comes once on a day, also after a new start, and again on the next', async () => {
    const first = desk();
    await first.notice('2026-11-21', some);
    await first.notice('2026-11-21', { count: 4, isLeast: false });
    expect(first.shown).toEqual([3]);
    const second = desk(first.kept);
    await second.notice('2026-11-21', some);
    expect(second.shown).toEqual([]);
    await second.notice('2026-11-22', some);
    expect(second.shown).toEqual([3]);
  });

  it('comes not for nothing, and again where it could not be shown', async () => {
    const { notice, shown, setWorks } = desk();
    await notice('2026-11-21', { count: 0, isLeast: false });
    setWorks(false);
    await notice('2026-11-21', some);
    expect(shown).toEqual([]);
    setWorks(true);
    await notice('2026-11-21', some);
    expect(shown).toEqual([3]);
  });
});
