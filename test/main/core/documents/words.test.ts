import { expect, test } from 'vitest';
import { linkTo, type Signer } from '../../../../src/main/core/documents/links.ts';
import { openDocument } from '../../../../src/main/core/documents/open.ts';
import { ENGLISH_WORDS, wordsOf } from '../../../../src/main/core/documents/words/words.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { fieldAt } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { SOUND_DATA } from '../../../support/stores/database.ts';

const NAME = { firstName: 'Aoife', surname: 'Byrne', dateOfBirth: '1985-03-12', address: {} };

const irish = wordsOf({ customer: { ...NAME, language: 'Irish' } });

const measured = (count: number, unit: string) => message('measured', { count, unit });

test.each([
  [measured(300, 'euro'), '€300', '€300'],
  ['Up to 500 euro', 'Up to €500', 'Suas le €500'],
  ['Up to 50,000 euro', 'Up to €50,000', 'Suas le €50,000'],
  ['1,250,000 euro', '€1,250,000', '€1,250,000'],
  ['1,000.50 euro', '€1,000.50', '€1,000.50'],
  [measured(30000, 'euro'), '€30,000', '€30,000'],
  [measured(2000, 'cc'), '2,000 cc', '2,000 cc'],
  [measured(0, '%'), '0%', '0%'],
  ['UpTo3500kg', 'Up to 3,500 kg', 'Suas le 3,500 kg'],
  ['TPFT', 'Third party, fire and theft', 'Tríú páirtí, dóiteán agus goid'],
  // Other choices call it otherwise.
  ['Other', 'Other', 'Eile'],
  // A firm's own words stay, with their amounts as everywhere.
  ['Glass up to 1500 euro a year', 'Glass up to €1,500 a year', 'Glass up to €1,500 a year'],
  // A licence, not a language.
  ['Irish', 'Irish', 'Irish'],
])('%s is written %s, and %s in Irish', (input, english, gaeilge) => {
  expect(ENGLISH_WORDS.rated(input)).toBe(english);
  expect(irish.rated(input)).toBe(gaeilge);
});

test('an answer that stands alone begins with a capital letter', () => {
  expect(ENGLISH_WORDS.ratedAlone('yes')).toBe('Yes');
  expect(irish.ratedAlone('no')).toBe('Níl');
});

test('documents are English where nothing was chosen', () => {
  expect(wordsOf({ customer: NAME })).toBe(ENGLISH_WORDS);
  expect(wordsOf({ customer: { ...NAME, language: 'English' } })).toBe(ENGLISH_WORDS);
});

test.each([
  [1, '1 bhliain'],
  [2, '2 bhliain'],
  [3, '3 bliana'],
  [7, '7 mbliana'],
  [11, '11 bliain'],
])('%s years are %s', (count, text) => expect(irish.years(count)).toBe(text));

test('days, moments, fields and messages are written in Irish', () => {
  expect(irish.day('2026-09-05')).toBe('5 Meán Fómhair 2026');
  expect(irish.moment('2026-12-01T09:30:00Z')).toBe('1 Nollaig 2026, 09:30 (am na hÉireann)');
  expect(irish.field(fieldAt('Customer/Language'), 'Irish')).toBe('Gaeilge');
  expect(irish.field(fieldAt('Vehicle/FuelType'), 'Diesel')).toBe('Díosal');
  expect(irish.field(fieldAt('Customer/Occupation'), 'Diesel')).toBe('Diesel');
  expect(irish.message(message('addOnNotSold', { title: 'Key care' }))).toContain(
    'Cúram eochracha',
  );
});

test('what an insurer found wrong names questions, not elements', () => {
  const fault = {
    path: 'Customer/LicenceHeldYears',
    message: message('notTogether', { field: 'Customer/DateOfBirth' }),
  };
  for (const words of [ENGLISH_WORDS, irish]) {
    expect(words.remark(fault)).not.toContain('/');
    expect(words.remark(fault)).toContain(words.facts.asks['Customer/DateOfBirth']);
  }
});

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
