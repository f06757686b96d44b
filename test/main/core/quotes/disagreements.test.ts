import { expect, test } from 'vitest';
import { disagreements } from '../../../../src/main/core/quotes/document/disagreements.ts';
import type { PartSections } from '../../../../src/shared/domain/quote-fields/quote-sections.ts';

const TODAY = '2026-11-22';

/** What does not agree, by path and code. */
function found(more: Partial<PartSections>): string[] {
  const sections: PartSections = {
    policy: { inceptionDate: '2026-12-01T00:00:00Z' },
    customer: { address: {} },
    vehicle: { securityDevices: {} },
    claimsHistory: {},
    ...more,
  };
  return disagreements(sections, TODAY).map(({ path, message }) => `${path} ${message.code}`);
}

test.each([
  [undefined, [], undefined],
  [2, [], undefined],
  [1, ['2025-05-01'], undefined],
  [1, ['2020-05-01'], 'oneClaimUnlisted'],
  [2, ['2020-05-01'], 'claimsUnlisted'],
  [2, ['2025-05-01'], 'someClaimsUnlisted'],
  [undefined, ['2025-05-01'], 'claimsNotCounted'],
  [undefined, ['2020-05-01'], undefined],
])('%s claims, with %j listed: %s', (numberOfClaims, dates, code) => {
  const counted = numberOfClaims === undefined ? {} : { numberOfClaims };
  const claims = dates.map((date) => ({ date }));
  const listed = claims.length === 0 ? {} : { claims };
  const expected = code ? [`ClaimsHistory/NumberOfClaims ${code}`] : [];
  expect(found({ claimsHistory: { ...counted, ...listed } })).toEqual(expected);
});

test.each([
  [5, 5, undefined],
  [5, undefined, undefined],
  [5, 2, 'bonusNotRated'],
  [undefined, 2, 'bonusNotCounted'],
])('%s years without claims and a bonus of %s: %s', (yearsNoClaims, years, code) => {
  const answers = {
    claimsHistory: yearsNoClaims === undefined ? {} : { yearsNoClaims },
    ...(years === undefined ? {} : { noClaimsBonus: { years } }),
  };
  expect(found(answers)).toEqual(code ? [`NoClaimsBonus/Years ${code}`] : []);
});
