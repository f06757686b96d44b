import { afterEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../src/renderer/i18n/i18n.ts';
import {
  nameOf,
  say,
  sayAlone,
  sayError,
  sayRemark,
  sayWarning,
} from '../../../src/renderer/i18n/say.ts';
import {
  BACKUPS,
  DATASETS,
  ENGLISH,
  LEVY_TABLES,
  type MessageCode,
  PEOPLE,
  RATE_BOOKS,
  RECORDS,
  RENEWAL,
  WORKBOOK,
} from '../../../src/shared/domain/messages/catalogue.ts';
import { DATA_FAULTS } from '../../../src/shared/domain/messages/data-faults.ts';
import { english } from '../../../src/shared/domain/messages/english.ts';
import { FAULTS } from '../../../src/shared/domain/messages/faults.ts';
import { FINDINGS } from '../../../src/shared/domain/messages/findings.ts';
import { type Message, message } from '../../../src/shared/domain/messages/message.ts';
import { RATED } from '../../../src/shared/domain/messages/rated.ts';
import { REMARKS } from '../../../src/shared/domain/messages/remarks.ts';
import { WARNINGS } from '../../../src/shared/domain/messages/warnings.ts';
import { coverTitle } from '../../../src/shared/domain/quotes/cover.ts';
import { remarkSentence } from '../../../src/shared/result/sentences.ts';

const CODES = Object.keys(ENGLISH) as MessageCode[];

/** A message of a code in which every value tells its name. */
function sample(code: MessageCode): Message {
  const names = [...ENGLISH[code].matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
  return { code, values: Object.fromEntries(names.map((name) => [name, `<${name}>`])) };
}

const valuesIn = (text: string) => [...text.matchAll(/<\w+>/g)].map(([value]) => value).sort();

afterEach(() => changeLanguage('en'));

test('no code stands in two tables', () => {
  const all = [
    REMARKS,
    WARNINGS,
    FINDINGS,
    RENEWAL,
    FAULTS,
    DATA_FAULTS,
    RATE_BOOKS,
    LEVY_TABLES,
    WORKBOOK,
    DATASETS,
    BACKUPS,
    RECORDS,
    PEOPLE,
    RATED,
  ].flatMap((table) => Object.keys(table));
  expect(all.toSorted()).toEqual(CODES.toSorted());
  expect(CODES.length).toBeGreaterThan(150);
});

describe.each(CODES)('%s', (code) => {
  const said = sample(code);

  test('the screens say it in English as the API does', () => {
    expect(say(said)).toBe(english(said));
    expect(english(said)).not.toContain('{{');
  });

  test('has Irish words of its own, with the same values', async () => {
    await changeLanguage('ga');
    expect(valuesIn(say(said))).toEqual(valuesIn(english(said)));
    const hasWords = /\p{L}/u.test(ENGLISH[code].replaceAll(/{{\w+}}/g, ''));
    expect(say(said) === english(said), 'Irish that is English').toBe(!hasWords);
  });
});

describe('a remark', () => {
  const before = {
    path: 'Customer/DateOfBirth',
    message: message('before', { field: 'Policy/InceptionDate' }),
  };

  test('names fields as the screens do', () => {
    expect(sayRemark(before)).toBe('“Date of birth” must be before “Start of cover”');
    expect(nameOf('addOns.0.level')).toBe('Add-ons');
  });

  test('is Irish on an Irish screen', async () => {
    await changeLanguage('ga');
    expect(sayRemark(before)).toBe('“Dáta breithe”: ní mór é a bheith roimh “Tús an chlúdaigh”');
  });

  test('that speaks to the reader has a colon behind its place, on the screens and for the API', async () => {
    const remark = {
      path: 'ClaimsHistory/NumberOfClaims',
      message: message('oneClaimUnlisted', { years: 5 }),
    };
    const text = 'you said 1 claim but listed none from the last 5 years';
    expect(sayRemark(remark)).toBe(`“Claims in five years”: ${text}`);
    expect(sayAlone(remark.message)).toBe(text.replace('y', 'Y'));
    expect(remarkSentence(remark)).toBe(`ClaimsHistory/NumberOfClaims: ${text}`);
    await changeLanguage('ga');
    expect(sayRemark(remark)).toMatch(/^“Éilimh le cúig bliana”: dúirt tú éileamh amháin /);
  });

  test('of a place without a name keeps its path, and of the whole input has none', () => {
    const absent = message('required');
    expect(sayRemark({ path: 'addonOptions.level', message: absent })).toBe(
      'addonOptions.level is required',
    );
    expect(sayRemark({ path: '', message: absent })).toBe('Is required');
  });
});

test('a warning is said in the language of the screens', async () => {
  await changeLanguage('ga');
  expect(sayWarning(message('notUsed', { name: 'Policy/Pet' }))).toBe(
    'Níl aithne ar Policy/Pet agus níor úsáideadh é',
  );
});

test('a value is shown as it was given, whatever it holds', () => {
  const name = '{{name}} $t(common:yes) <b>&amp;';
  expect(say(message('notUsed', { name }))).toBe(`${name} is not known and was not used`);
  expect(english(message('notUsed', { name }))).toBe(`${name} is not known and was not used`);
});

test('an error of a rate book stands behind its table and row, in the language of the screens', async () => {
  const error = {
    path: 'underwriting[2].row',
    table: { id: 'underwriting', title: 'Underwriting rules' },
    row: 'steam',
    message: message('rowUnknown', { factor: 'fuel', row: 'Steam' }),
  };
  expect(sayError(error)).toBe('Underwriting rules, row steam: The table fuel has no row Steam');
  await changeLanguage('ga');
  expect(sayError(error)).toMatch(/^Rialacha frithghealltanais, ró steam: /);
});

test('a cover in a finding is called by its name, in the language of the screens', async () => {
  const { TPFT: wider, ThirdParty: narrower } = coverTitle;
  const text = message('minimumBelow', { wider, narrower });
  expect(say(text)).toBe(
    'The least premium of Third party, fire and theft is below that of Third party only',
  );
  await changeLanguage('ga');
  expect(say(text)).toBe(
    'Tá an phréimh is lú de Tríú páirtí, dóiteán agus goid faoi bhun phréimh Tríú páirtí amháin',
  );
  const only = message('productOfCover', { cover: narrower });
  expect(say(only)).toContain('Tríú páirtí amháin');
});

test('a remark alone begins with a capital, but for an id or a file at its start', () => {
  expect(sayAlone(message('required'))).toMatch(/^[A-Z]/);
  const id = message('idOfScheme', { id: 'motor-third-party', scheme: 'Motor' });
  expect(sayAlone(id)).toMatch(/^motor-third-party is also an id/);
  expect(sayAlone(message('fileUnread', { file: 'book.json' }))).toMatch(/^book\.json /);
});
