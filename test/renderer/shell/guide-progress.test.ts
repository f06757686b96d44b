import { expect, test } from 'vitest';
import {
  GUIDE_STEPS,
  type GuideStep,
  stepsDone,
  withDone,
} from '../../../src/renderer/shell/guide.tsx';

const FORM = '/new/11111111-2222-4333-8444-555555555555';
const CAR = {
  'Vehicle/RegistrationNumber': '191-D-12345',
  'Vehicle/Make': 'BMW',
  'Vehicle/Model': '5 Series',
};
const HOME = {
  'Address/Eircode': 'D02 X285',
  'Address/AddressLine1': '1 Main Street',
  'Address/County': 'Dublin',
};
const PERSON = {
  'Customer/FirstName': 'Áine',
  'Customer/Surname': 'Ní Bhriain',
  'Customer/DateOfBirth': '12/3/85',
};

test.each<[string, Parameters<typeof stepsDone>[0]['texts'], readonly GuideStep[]]>([
  ['an empty form', {}, ['go']],
  ['a mark that no register knows', { 'Vehicle/RegistrationNumber': '191-D-1' }, ['go']],
  ['a car', CAR, ['go', 'registration']],
  ['a county that the settings fill in', { 'Address/County': 'Dublin' }, ['go']],
  ['a car and a home', { ...CAR, ...HOME }, ['go', 'registration', 'eircode']],
  ['a name without a birth', { ...PERSON, 'Customer/DateOfBirth': '12/3' }, ['go']],
  ['a driver first', PERSON, ['go', 'birth']],
])('%s is seen', (_, texts, steps) => {
  expect(stepsDone({ place: FORM, before: '/', texts })).toEqual(steps);
});

test('only the form leads to a quote of its own', () => {
  const texts = { ...CAR, ...HOME, ...PERSON };
  const place = '/quotes/Q-7K3M-9XQ2-F4TD';
  expect(stepsDone({ place, before: FORM, texts })).toEqual(['finish']);
  expect(stepsDone({ place, before: '/quotes', texts })).toEqual([]);
  expect(stepsDone({ place: '/quotes', before: FORM, texts })).toEqual([]);
});

test('what was done stays done, and a quote ends the guide', () => {
  const some = withDone([], ['go', 'birth']);
  expect(withDone(some, ['go'])).toBe(some);
  expect(withDone(some, ['registration'])).toEqual(['go', 'registration', 'birth']);
  expect(withDone(some, ['finish'])).toEqual(GUIDE_STEPS);
});
