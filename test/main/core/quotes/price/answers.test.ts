import { expect, test } from 'vitest';
import { answersOf, driverAnswersOf } from '../../../../../src/main/core/quotes/price/answers.ts';
import { COVERS } from '../../../../../src/shared/domain/quotes/cover.ts';
import { compiled } from '../../rating/demonstration.ts';

const factors = COVERS.flatMap((cover) => compiled.factors[cover]);

test('the elements that answer a factor are calculated once: every quote asks for them', () => {
  for (const factor of factors) expect(answersOf(factor)).toBe(answersOf(factor));
});

test('every factor of the demonstration book but the terms is answered by an element', () => {
  const unanswered = factors.filter((factor) => answersOf(factor).length === 0);
  expect(new Set(unanswered.map(({ id }) => id))).toEqual(new Set(['excess', 'discount']));
});

test('a named driver answers by the elements in that driver, and for nothing else', () => {
  const inputs = ['faultClaims', 'vehicleAge', 'occupation', 'licenceYears'] as const;
  expect(driverAnswersOf({ inputs }, 3)).toEqual([
    'Drivers/Driver[3]/NumberOfClaims',
    'Drivers/Driver[3]/LicenceHeldYears',
  ]);
});
