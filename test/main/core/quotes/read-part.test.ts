import { describe, expect, test } from 'vitest';
import { readPart } from '../../../../src/main/core/quotes/document/read-document.ts';
import { FIELDS } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { shownErrors, warningSentence } from '../../../../src/shared/result/sentences.ts';
import type { QuoteSubmission } from '../../../../src/shared/schemas/quotes/quote.ts';
import { SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

/** What is read of a document, in the words of the API. */
function read(document: unknown, others: Partial<QuoteSubmission> = {}) {
  const { sections, errors, warnings } = readPart({ document, source: 'json', ...others });
  return { sections, errors: shownErrors(errors), warnings: warnings.map(warningSentence) };
}

const { Customer, ...withoutCustomer } = SAMPLE_DOCUMENT;
const { Policy, ...withoutPolicy } = SAMPLE_DOCUMENT;
const missingOf = (section: string) =>
  FIELDS.filter(({ path, required }) => required && path.startsWith(`${section}/`));

describe('a leaf of JSON', () => {
  test.each([
    ['Vehicle', 'Value', 0.1 + 0.2, 0.3],
    ['Vehicle', 'Value', '  12.5 ', 12.5],
    ['Customer', 'FirstName', '  Aoife ', 'Aoife'],
    ['Vehicle', 'Model', 7, '7'],
    ['Customer', 'Title', null, undefined],
    ['Customer', 'Title', '  ', undefined],
  ] as const)('%s/%s of %j is %j', (section, name, given, expected) => {
    const document = {
      ...SAMPLE_DOCUMENT,
      [section]: { ...SAMPLE_DOCUMENT[section], [name]: given },
    };
    const { sections, errors, warnings } = read(document);
    expect([errors, warnings]).toEqual([[], []]);
    const place = section === 'Vehicle' ? sections.vehicle : sections.customer;
    expect(Reflect.get(place, name.charAt(0).toLowerCase() + name.slice(1))).toBe(expected);
  });

  test.each([
    [{}, 'must hold text only'],
    [['Aoife'], 'must hold text only, no list'],
  ])('%j is no text', (FirstName, message) => {
    const { errors } = read({ ...SAMPLE_DOCUMENT, Customer: { ...Customer, FirstName } });
    expect(errors).toEqual([{ path: 'Customer/FirstName', message }]);
  });
});

describe('a section', () => {
  test.each([
    ['Aoife', 'must hold elements'],
    [7, 'must hold elements'],
    [[Customer], 'must hold elements, no list'],
  ])('that is %j lacks nothing that anybody could name', (content, message) => {
    const { errors } = read({ ...withoutCustomer, Customer: content });
    expect(errors).toEqual([{ path: 'Customer', message }]);
  });

  test.each([[''], ['  '], [null]])('that is %j is as good as none', (content) => {
    const missing = missingOf('Customer').map(({ path }) => ({ path, message: 'is required' }));
    expect(missing.length).toBeGreaterThan(1);
    expect(read({ ...withoutCustomer, Customer: content }).errors).toEqual(missing);
    expect(read(withoutCustomer).errors).toEqual(missing);
  });

  test('that XML repeats is there more than once', () => {
    const lines = { Customer: 9 };
    const { errors } = read({ ...withoutCustomer, Customer: [] }, { source: 'xml', lines });
    expect(errors).toEqual([{ path: 'Customer', message: 'is there more than once', line: 9 }]);
  });
});

describe('lines', () => {
  const lines = { '': 2, Customer: 4, 'Customer/FirstName': 5, 'Customer/Shoes': 6, Hat: 7 };

  test('are those of the element, or of what it is missing in', () => {
    const { FirstName: _, Surname: __, ...others } = Customer;
    const { errors } = read(
      { ...withoutPolicy, Customer: { ...others, FirstName: 'x'.repeat(201) } },
      { source: 'xml', lines },
    );
    const at = Object.fromEntries(errors.map(({ path, line }) => [path, line]));
    expect(at).toEqual({
      'Policy/InceptionDate': 2,
      'Policy/CoverType': 2,
      'Customer/FirstName': 5,
      'Customer/Surname': 4,
    });
  });

  test('are told with what is not used', () => {
    const document = { ...SAMPLE_DOCUMENT, Customer: { ...Customer, Shoes: '42' }, Hat: {} };
    expect(read(document, { source: 'xml', lines }).warnings).toEqual([
      'Customer/Shoes (line 6) is not known and was not used',
      'Hat (line 7) is not known and was not used',
    ]);
    expect(read(document).warnings).toEqual([
      'Customer/Shoes is not known and was not used',
      'Hat is not known and was not used',
    ]);
  });
});

describe('a name in another case', () => {
  test.each([
    ['customer', { ...withoutCustomer, customer: Customer }, 'Customer'],
    ['POLICY', { ...withoutPolicy, POLICY: Policy }, 'Policy'],
  ])('%s is told with what is missing', (other, document, section) => {
    const text = `is required (${other} stands there: names are case-sensitive)`;
    expect(read(document).errors).toEqual(
      missingOf(section).map(({ path }) => ({ path, message: text })),
    );
  });

  test('that looks like a path means nothing', () => {
    const { FirstName, ...others } = Customer;
    const document = { ...SAMPLE_DOCUMENT, Customer: others, 'customer/firstname': FirstName };
    expect(read(document).errors).toEqual([{ path: 'Customer/FirstName', message: 'is required' }]);
  });
});

describe('the root', () => {
  test('may be there in JSON; what stands next to it is not used', () => {
    const bare = read(SAMPLE_DOCUMENT);
    const rooted = read({ IrishMotorQuote: SAMPLE_DOCUMENT, Hat: 1 });
    expect(rooted.sections).toEqual(bare.sections);
    expect(rooted).toMatchObject({
      errors: [],
      warnings: ['Hat is not known and was not used'],
    });
  });

  test.each([[7], ['text'], [[]], [null], [{ IrishMotorQuote: 7 }]])(
    '%j has no sections',
    (document) => {
      expect(read(document)).toEqual({
        sections: {
          policy: {},
          customer: { address: {} },
          claimsHistory: {},
          vehicle: { securityDevices: {} },
        },
        errors: [{ path: 'IrishMotorQuote', message: expect.stringMatching(/sections|elements/) }],
        warnings: [],
      });
    },
  );
});
