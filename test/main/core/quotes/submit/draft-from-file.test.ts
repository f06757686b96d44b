import { expect, test } from 'vitest';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { openSale } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const file = (xml: string) => ({ contentBase64: Buffer.from(xml).toString('base64') });
const read = (sections: string) =>
  ask(sale.app, 'draftFromFile', file(`<IrishMotorQuote>${sections}</IrishMotorQuote>`));

test('a file that is half finished is read, and what is wrong stays as it was written', async () => {
  const { document } = await read(`<Customer><FirstName>Máire</FirstName>
    <DateOfBirth>soon</DateOfBirth></Customer>
    <Vehicle><RegistrationNumber>191 d 12345</RegistrationNumber></Vehicle>`);
  expect(document).toEqual({
    Customer: { FirstName: 'Máire', DateOfBirth: 'soon' },
    Vehicle: { RegistrationNumber: '191-D-12345' },
  });
});

test('what is wrong in an item of a list stays in its place, too', async () => {
  const claim = (day: string) => `<Claim><Date>${day}</Date><Amount>900</Amount></Claim>`;
  const claims = async (...days: string[]) => {
    const { document } = await read(
      `<ClaimsHistory><Claims>${days.map(claim).join('')}</Claims></ClaimsHistory>`,
    );
    return document;
  };
  const of = (day: string) => ({ Date: day, Amount: 900 });
  expect(await claims('2025-05-01', 'last May')).toEqual({
    ClaimsHistory: { Claims: { Claim: [of('2025-05-01'), of('last May')] } },
  });
  expect(await claims('last May')).toEqual({
    ClaimsHistory: { Claims: { Claim: [of('last May')] } },
  });
});

test('what has no text is left out, and text where a section should be', async () => {
  const { document } = await read(`<Policy>soon</Policy><Customer><Surname></Surname></Customer>
    <Vehicle><Make><Name>Ford</Name></Make></Vehicle>
    <ClaimsHistory><Claims><Claim>one</Claim></Claims></ClaimsHistory>`);
  expect(document).toEqual({ ClaimsHistory: { Claims: { Claim: [{}] } } });
});

test('what the document chose next to its risk comes with it, but no add-on that is none', async () => {
  const addOn = (type: string) =>
    `<AddOn><AddOnType>${type}</AddOnType><Level>extended</Level></AddOn>`;
  const chosen = (...types: string[]) =>
    read(`<Policy><Product>young-driver</Product><Excess>500</Excess>
      <AddOns>${types.map(addOn).join('')}</AddOns></Policy>`);
  const rest = { document: {}, product: 'young-driver', excess: 500 };
  const addOns = [{ addonType: 'legal', level: 'extended' }];
  expect(await chosen('legal')).toEqual({ ...rest, addOns });
  expect(await chosen('spaceship', 'legal')).toEqual({ ...rest, addOns });
  expect(await chosen('spaceship')).toEqual(rest);
});

test.each(['', 'no document', '<IrishMotorQuote><Customer></IrishMotorQuote>', '<Other/>'])(
  'a file that is no quote document is refused: %j',
  async (xml) => {
    expect(await refusal(sale.app, 'draftFromFile', file(xml))).toMatchObject({ kind: 'invalid' });
  },
);

test('a file past the limit is refused', async () => {
  const long = file(`<IrishMotorQuote>${' '.repeat(70_000)}</IrishMotorQuote>`);
  expect(await refusal(sale.app, 'draftFromFile', long)).toMatchObject({ kind: 'invalid' });
});
