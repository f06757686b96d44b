import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';
import { openedForAll } from '../../support/opened.ts';
import { COUNT, startIndexed } from '../../support/quotes/indexed-quotes.ts';

const index = openedForAll(() => startIndexed());

const by = (surname: string) => index.where(({ customerName }) => customerName.endsWith(surname));

test.each([
  ['ni bhriain', () => by('Ní Bhriain')],
  ['NÍ BHRIAIN', () => by('Ní Bhriain')],
  ['bhriain máire', () => by('Ní Bhriain')],
  ['nibhriain', () => by('Ní Bhriain')],
  ['lukasz zolc', () => by('Żółć')],
  ['zol', () => by('Żółć')],
  ["o'briain", () => by("Ó'Briain")],
  ['o’briain', () => by("Ó'Briain")],
  ['obriain', () => by("Ó'Briain")],
  ['ó briain', () => by("Ó'Briain")],
  ['briain sean', () => by("Ó'Briain")],
  ['gross', () => by('Groß')],
  ['GROSS anna', () => by('Groß')],
  ['kate', () => by('Murphy')],
  ['mary-kate', () => by('Murphy')],
  ['s', () => by("Ó'Briain")],
  ['191-D-12345', () => index.where((it) => it.registrationNumber === '191-D-12345')],
  ['191d12345', () => index.where((it) => it.registrationNumber === '191-D-12345')],
  ['191 d 12345', () => index.where((it) => it.registrationNumber === '191-D-12345')],
  ['191d12', () => index.where((it) => it.registrationNumber.startsWith('191-D-12'))],
  ['12345', () => index.where((it) => it.registrationNumber.endsWith('12345'))],
  ['123', () => index.where((it) => it.registrationNumber.includes('123'))],
  ['191KE', () => index.where((it) => it.registrationNumber.includes('KE'))],
  ['D02X285', () => index.where((it) => it.eircode === 'D02X285')],
  ['d02 x285', () => index.where((it) => it.eircode === 'D02X285')],
  ['x285', () => index.where((it) => it.eircode === 'D02X285')],
  ['murphy d02', () => new Set([...by('Murphy')].filter((id) => line(id).eircode))],
  ['087 123 4567', () => index.where((it) => it.phone !== undefined)],
  ['00353871234567', () => index.where((it) => it.phone !== undefined)],
  ['4567', () => index.where((it) => it.phone !== undefined)],
  ['14/3/85', () => new Set()],
  ['15/6/85', () => index.where((it) => it.dateOfBirth === '1985-06-15')],
  ['murphy 31 December 1966', () => by('Murphy')],
  ['1966-12-31 murphy d02', () => new Set([...by('Murphy')].filter((id) => line(id).eircode))],
  ['murphy 15 June 1985', () => new Set()],
  ['murphy zolc', () => new Set()],
  ['nobody', () => new Set()],
])('%s', async (search, expected) => {
  expect(await index.found(search)).toEqual(expected());
});

const line = (id: string) => index.all.find(({ quoteId }) => quoteId === id) ?? ({} as QuoteLine);

test('by the id of a quote or of a policy, or a part of it', async () => {
  const [id] = index.ids;
  const withPolicy = index.all.find(({ policyId }) => policyId !== undefined);
  if (!id || !withPolicy?.policyId) throw new Error('there is no policy');
  const parts = id.split('-');
  for (const typed of [id, id.toLowerCase(), parts.join(''), parts.slice(2).join('-')]) {
    expect(await index.found(typed), typed).toEqual(new Set([id]));
  }
  expect(await index.found(parts[3] ?? '')).toContain(id);
  expect(await index.found(withPolicy.policyId)).toEqual(new Set([withPolicy.quoteId]));
  expect(await index.found(withPolicy.policyId.slice(2, 6))).toContain(withPolicy.quoteId);
});

test('every letter typed of a name still finds it', async () => {
  for (let length = 1; length <= 'briain'.length; length += 1) {
    const hits = await index.found('briain'.slice(0, length));
    for (const id of by("Ó'Briain")) expect(hits).toContain(id);
  }
});

test('whatever is typed is no syntax', async () => {
  const tricks = [
    '"',
    "'",
    '*',
    'a" OR "b',
    'NEAR(a b)',
    'words:a',
    '-a',
    '^a',
    'a AND',
    '\0',
    '(',
  ];
  for (const search of [...tricks, '\ud800', 'a\ud800b', '🚗', '"*', 'a*', '{words}:a', ';--']) {
    await index.list({ search });
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (search) => {
      await index.list({ search, limit: 1 });
    }),
    { numRuns: 300 },
  );
});

test('nothing but blanks and marks is no search', async () => {
  for (const search of ['', '   ', '-', '"']) {
    expect((await index.list({ search })).total, search).toBe(COUNT);
  }
});
