import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale, person, submit } from '../sale/open-sale.ts';

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

const document = () => ofItsOwnCar(SAMPLE_DOCUMENT);

/** Whom the scheme of young drivers insures, too. */
const young = () => ({
  ...document(),
  Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '2002-02-03', LicenceHeldYears: 5 },
  Vehicle: { ...document().Vehicle, EngineSize: 1199, Value: 9500, Mileage: 6000 },
  ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 3 },
});

test('a copy has the drivers, with the driver numbers that were recorded since', async () => {
  const driver = { FirstName: 'Cian', Surname: 'Byrne', DateOfBirth: '1988-03-02' };
  const Drivers = { Driver: [{ ...driver, LicenceType: 'Full Irish' }] };
  const quoteId = await submit(sale, { ...document(), Drivers });
  await ask(sale.app, 'recordDriverNumber', { quoteId, driverNumber: '222222222', driver: 1 });
  const copy = await ask(sale.app, 'draftFromQuote', { quoteId });
  expect(copy.document).toMatchObject({
    Vehicle: { Make: 'BMW' },
    Drivers: { Driver: [{ ...driver, DriverNumber: '222222222' }] },
  });
});

test('a draft is quoted by the scheme that was chosen, and so is its copy', async () => {
  const chosen = { document: young(), product: 'young-comprehensive' };
  const quote = await ask(sale.app, 'submitDraft', chosen);
  expect(quote.scheme?.id).toBe('young-driver');
  const copy = await ask(sale.app, 'draftFromQuote', { quoteId: quote.quoteId });
  expect(copy.product).toBe('young-driver');
  const other = await ask(sale.app, 'submitDraft', { document: young() });
  expect(other.scheme?.id).toBe('standard');
  expect(other.premium).not.toBe(quote.premium);
});

test('every event of a new quote names who was signed in', async () => {
  const user = { id: 'mary', name: 'Mary Byrne' };
  const addOns = [{ addonType: 'legal' as const }];
  const draft = { document: document(), excess: 500, addOns };
  const { history } = await sale.as(person(user), 'submitDraft', draft);
  expect(history.map(({ kind }) => kind)).toEqual(['submitted', 'overridden', 'addOn']);
  for (const event of history) expect(event).toMatchObject({ by: 'desk', user });
});

test('a risk that was declined is listed with its scheme, and with who was signed in', async () => {
  const declined = { ...young(), Customer: { ...young().Customer, DateOfBirth: '2011-06-15' } };
  const sent = { document: declined, source: 'json', product: 'young-driver' } as const;
  const user = { id: 'mary', name: 'Mary Byrne' };
  for (const caller of [person(user), BROKER]) {
    await sale.app.dispatch(caller, 'submitQuote', sent);
  }
  const [byNobody, byMary] = (await ask(sale.app, 'listDeclined', { limit: 2 })).declined;
  expect(byMary).toMatchObject({ scheme: { id: 'young-driver' }, by: 'desk', user });
  expect(byNobody).not.toHaveProperty('user');
});

describe('document choices', () => {
  /** The sample for a car of its own, with more in its policy section. */
  const document = (policy: object = {}) => {
    const sample = ofItsOwnCar(SAMPLE_DOCUMENT);
    return { ...sample, Policy: { ...sample.Policy, ...policy } };
  };

  const addOns = (...Level: string[]) => ({
    AddOns: { AddOn: Level.map((level) => ({ AddOnType: 'legal', Level: level })) },
  });

  /** What is wrong with a document, by its places. */
  async function faultsOf(policy: object, lines: Record<string, number> = {}) {
    const submission = { document: document(policy), source: 'xml', lines } as const;
    const answer = await sale.app.dispatch(BROKER, 'submitQuote', submission);
    if (answer.ok || answer.fault.kind !== 'invalid') throw new Error(JSON.stringify(answer));
    expect(answer.fault.message.code).toBe('invalidXml');
    return answer.fault.errors?.map(({ path, line, message }) => [path, line, message.code]);
  }

  describe('what a document chooses that is not to be had is refused in its place, with its line', () => {
    test.each([
      ['an excess beyond the limits', { Excess: 5000 }, 'Policy/Excess', 'euroRange'],
      [
        'a level that is not there',
        addOns('standard', 'gold'),
        'Policy/AddOns/AddOn[2]/Level',
        'oneOf',
      ],
      ['a scheme that is not there', { Product: 'horses' }, 'Policy/Product', 'oneOf'],
      [
        'a period before every rate book',
        { InceptionDate: '1999-12-01T00:00:00Z', ExpiryDate: '' },
        'Policy/InceptionDate',
        'beforeRateBooks',
      ],
    ])('%s', async (_, policy, path, code) => {
      expect(await faultsOf(policy, { [path]: 7 })).toEqual([[path, 7, code]]);
      expect(await faultsOf(policy)).toEqual([[path, undefined, code]]);
    });
  });

  test('what silence costs is said of the premium with the choices', async () => {
    const { ClaimsHistory: _, ...silent } = document({ Excess: 1000, ...addOns('extended') });
    const submitted = await ask(sale.app, 'submitQuote', { source: 'json', document: silent });
    const { assumed } = await ask(sale.app, 'getQuote', { id: submitted.quoteId });
    expect(assumed?.length).toBeGreaterThan(0);
    expect(submitted.assumed).toEqual(assumed);
    const plain = { ...silent, Policy: document().Policy };
    const other = await ask(sale.app, 'submitQuote', { source: 'json', document: plain });
    expect(other.assumed).not.toEqual(assumed);
  });
});
