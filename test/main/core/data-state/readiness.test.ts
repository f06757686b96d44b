import { expect, test } from 'vitest';
import { readiness } from '../../../../src/main/core/data-state/readiness.ts';
import type { Fault } from '../../../../src/shared/contract/result.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { SOUND_DATA } from '../../../support/stores/data-guard.ts';

const UNKNOWN: Fault = { kind: 'unavailable', message: message('dataSilent') };

/** A readiness over a probe that is counted and fails while `error` is set. */
function probed() {
  const probe = { times: 0, error: undefined as Error | undefined, elapsed: 0 };
  const reported: unknown[] = [];
  const ready = readiness({
    data: SOUND_DATA,
    probe: async () => {
      probe.times += 1;
      if (probe.error) throw probe.error;
    },
    elapsed: () => probe.elapsed,
    onError: (error) => reported.push(error),
    unknown: UNKNOWN,
  });
  return { probe, reported, ready };
}

test('however many ask, the drive is written to once a second', async () => {
  const { probe, ready } = probed();
  const all = await Promise.all(Array.from({ length: 100 }, ready));
  expect(all).toEqual(Array.from({ length: 100 }, () => undefined));
  probe.elapsed = 999;
  expect(await ready()).toBeUndefined();
  expect(probe.times).toBe(1);
  probe.elapsed = 1000;
  expect(await ready()).toBeUndefined();
  expect(probe.times).toBe(2);
});

test('a probe that fails for an unknown reason is reported, and tried again', async () => {
  const { probe, reported, ready } = probed();
  probe.error = new Error('a fault of ours');
  expect(await ready()).toBe(UNKNOWN);
  expect(await ready()).toBe(UNKNOWN);
  expect(reported).toEqual([probe.error]);
  probe.error = undefined;
  probe.elapsed = 1000;
  expect(await ready()).toBeUndefined();
});
