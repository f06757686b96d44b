import { expect, test } from 'vitest';
import { linkTo, type Signer } from '../../../../src/main/core/documents/links.ts';
import { openDocument } from '../../../../src/main/core/documents/open.ts';
import { SOUND_DATA } from '../../../support/stores/data-guard.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const DAY = 24 * 60 * 60 * 1000;

const signer: Signer = {
  sign: (text) => Buffer.from(text).toString('base64url'),
  code: (text) => text,
  same: (a, b) => a === b,
};

/** Opens links where one document exists; counts how often the store is read. */
function opener(now = NOW) {
  const reads: string[] = [];
  const documents = {
    find: async (id: string) => {
      reads.push(id);
      return id === 'known'
        ? { quoteId: 'Q-1', bytes: new Uint8Array([1]), sha256: '1' }
        : undefined;
    },
  };
  const firm = { file: async () => undefined };
  return {
    reads,
    open: openDocument({ documents, firm, signer, data: SOUND_DATA, clock: () => now }),
  };
}

function signed(id: string) {
  const { searchParams } = new URL(linkTo(signer, { id, type: 'terms' }, NOW).path, 'http://x');
  return { id, file: 'terms.pdf', e: searchParams.get('e'), s: searchParams.get('s') };
}

test('a signed link opens its document', async () => {
  const { open } = opener();
  expect(await open(signed('known'))).toEqual({
    ok: true,
    value: { bytes: new Uint8Array([1]), fileName: 'Q-1-terms.pdf' },
  });
});

test.each([
  ['a wrong signature of a document', NOW, { ...signed('known'), s: 'x' }, 'forbidden'],
  ['a wrong signature of no document', NOW, { ...signed('unknown'), s: 'x' }, 'forbidden'],
  ['an expired link', NOW + DAY, signed('known'), 'gone'],
  ['an unknown type', NOW, { ...signed('known'), file: 'secrets.pdf' }, 'notFound'],
] as const)('%s is refused before the store is read', async (_, now, link, kind) => {
  const { open, reads } = opener(now);
  expect(await open(link)).toMatchObject({ ok: false, fault: { kind } });
  expect(reads).toEqual([]);
});

test('a signed link to a document that is no longer kept finds nothing', async () => {
  const { open } = opener();
  expect(await open(signed('unknown'))).toMatchObject({ ok: false, fault: { kind: 'notFound' } });
});
