import { beforeEach, describe, expect, it } from 'vitest';
import { inPageOrder } from '../../../../src/renderer/data/form-fields.ts';
import { NOTHING } from '../../../../src/renderer/features/new-quote/store/content.ts';
import { documentOf } from '../../../../src/renderer/features/new-quote/store/document.ts';
import { createForm, type Form } from '../../../../src/renderer/features/new-quote/store/form.ts';
import {
  contentOfCopy,
  readContent,
} from '../../../../src/renderer/features/new-quote/store/read-content.ts';
import { nameOf } from '../../../../src/renderer/i18n/say.ts';

const TODAY = '2026-11-22';
const DRIVER = 'Drivers/Driver';

let form: Form;
const content = () => form.getState().content;

beforeEach(() => {
  form = createForm({ now: () => 0 });
  for (const name of ['Áine', 'Seán', 'Úna']) {
    const position = (content().items[DRIVER] ?? 0) + 1;
    form.getState().addItem(DRIVER);
    form.getState().type(`${DRIVER}[${position}]/FirstName`, name);
  }
});

describe('the items of a form', () => {
  it('stand in its document as a list, also those with nothing in them yet', () => {
    form.getState().addItem(DRIVER);
    form.getState().type(`${DRIVER}[2]/DateOfBirth`, '3/2/90');
    expect(documentOf(content(), TODAY)).toEqual({
      Drivers: {
        Driver: [
          { FirstName: 'Áine' },
          { FirstName: 'Seán', DateOfBirth: '1990-02-03' },
          { FirstName: 'Úna' },
          {},
        ],
      },
    });
  });

  it('move up where one is removed, and come back with one undo', () => {
    form.getState().removeItem(DRIVER, 2);
    expect(content()).toMatchObject({ items: { [DRIVER]: 2 } });
    expect(content().texts).toEqual({
      'Drivers/Driver[1]/FirstName': 'Áine',
      'Drivers/Driver[2]/FirstName': 'Úna',
    });
    form.getState().undo();
    expect(content().texts['Drivers/Driver[2]/FirstName']).toBe('Seán');
    expect(content().items).toEqual({ [DRIVER]: 3 });
  });

  it('are the same after they were saved with a draft', () => {
    expect(readContent(JSON.parse(JSON.stringify(content())))).toEqual(content());
  });
});

it.each([[{ [DRIVER]: -1 }], [{ [DRIVER]: 1.5 }], [{ Shoes: 2 }], ['x'], [undefined]])(
  'of a draft with the items %j, none is taken',
  (items) => {
    expect(readContent({ items }).items).toEqual({});
  },
);

it('a draft has no more items than a document may have', () => {
  expect(readContent({ items: { [DRIVER]: 400 } }).items).toEqual({ [DRIVER]: 10 });
});

it('a copy has the items of its quote, their dates as they are typed', () => {
  const claim = { Date: '2024-03-05', Amount: 1200, AtFault: false };
  const copied = { document: { ClaimsHistory: { Claims: { Claim: [claim] } } } };
  expect(
    contentOfCopy({ quoteId: 'Q-1', purpose: 'offer', copied, today: TODAY, startInDays: 1 }),
  ).toEqual({
    ...NOTHING,
    basedOn: 'Q-1',
    purpose: 'offer',
    items: { 'ClaimsHistory/Claims/Claim': 1 },
    texts: {
      'ClaimsHistory/Claims/Claim[1]/Date': '05/03/2024',
      'ClaimsHistory/Claims/Claim[1]/Amount': '1200',
      'ClaimsHistory/Claims/Claim[1]/AtFault': 'false',
    },
  });
});

it('what is said of items comes in the order of the page, with the item’s name', () => {
  const paths = [
    'Drivers/Driver[2]/FirstName',
    'Drivers/Driver[1]/Surname',
    'Drivers/Driver[1]/FirstName',
    'ClaimsHistory/Claims/Claim[1]/Date',
    'Customer/Surname',
  ].map((path) => ({ path }));
  expect(inPageOrder(paths).map(({ path }) => nameOf(path))).toEqual([
    'Surname',
    'Claim 1: Date of claim',
    'Driver 1: First name',
    'Driver 1: Surname',
    'Driver 2: First name',
  ]);
  expect(nameOf('Drivers/Driver[2]')).toBe('Driver 2');
});
