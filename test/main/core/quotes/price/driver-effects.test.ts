import { expect, test } from 'vitest';
import { whatWouldChange } from '../../../../../src/main/core/quotes/explore/quote-page.ts';
import { assumedIn } from '../../../../../src/main/core/quotes/price/assumed.ts';
import { type CompiledBook, compileBook, rate } from '../../../../../src/main/core/rating/rate.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { withSentences } from '../../../../../src/shared/result/sentences.ts';
import { book, compiled, in2026 } from '../../rating/demonstration.ts';

const NOVICE = {
  driver: 1,
  driverAge: 22,
  yearsSinceSeventeen: 5,
  licenceType: 'N plate',
  faultClaims: 0,
};
const INPUTS: RatingInputs = {
  cover: 'Comprehensive',
  driverAge: 45,
  yearsSinceSeventeen: 28,
  licenceYears: 20,
  namedDrivers: [NOVICE],
};
const risk = { book: { ...compiled, hash: 'any' }, levies: in2026, inputs: INPUTS, addOns: [] };
const paid = (changed: Partial<RatingInputs>) =>
  rate(compiled, in2026, { ...INPUTS, ...changed }).premiumCents;

test('leaving a named driver out is a change that somebody can choose', () => {
  const { changes } = whatWouldChange({ risk, setByHand: false });
  const { namedDrivers: _, ...alone } = INPUTS;
  expect(withSentences(changes.find(({ id }) => id === 'named-drivers'))).toMatchObject({
    title: 'Named drivers',
    from: 'Named driver 1',
    to: 'Without',
    changeable: true,
    difference: (rate(compiled, in2026, alone).premiumCents - paid({})) / 100,
  });
  // Another car is another risk, and no change of this one.
  expect(changes.map(({ id }) => id)).not.toContain('vehicle-group');
});

test('what is assumed of a named driver has its place and its own effect', () => {
  const assumed = assumedIn(risk);
  const held = assumed.filter(({ title }) => title === 'Years licence held');
  // The typical answer is ten years, but no more than since the driver was 17.
  const known = paid({ namedDrivers: [{ ...NOVICE, licenceYears: 5 }] });
  // Nothing was given: it is not there as undefined either.
  expect(held).toStrictEqual([
    {
      path: 'Drivers/Driver[1]/LicenceHeldYears',
      title: 'Years licence held',
      value: message('measured', { count: 0, unit: 'years' }),
      effect: (paid({}) - known) / 100,
    },
  ]);
  expect(assumed.some(({ path }) => path === 'Customer/LicenceType')).toBe(true);
  expect(assumed.some(({ path }) => path === 'Customer/PenaltyPoints')).toBe(false);
});

test('what a book does not rate again for a named driver is assumed of the policyholder alone', () => {
  const { namedDrivers } = book;
  if (!namedDrivers) throw new Error('The demonstration book rates no named drivers');
  const factors = namedDrivers.factors.filter((id) => id !== 'licence-years');
  const fewer = compileBook({ ...book, namedDrivers: { ...namedDrivers, factors } });
  const { licenceYears: _, ...inputs } = INPUTS;
  const held = (of: CompiledBook) =>
    assumedIn({ ...risk, book: { ...of, hash: 'any' }, inputs })
      .map(({ path }) => path)
      .filter((path) => path.endsWith('/LicenceHeldYears'));
  expect(held(compiled)).toEqual([
    'Customer/LicenceHeldYears',
    'Drivers/Driver[1]/LicenceHeldYears',
  ]);
  expect(held(fewer)).toEqual(['Customer/LicenceHeldYears']);
});
