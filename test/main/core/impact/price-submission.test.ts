import { expect, test } from 'vitest';
import { priceDeclinedBy } from '../../../../src/main/core/impact/challenger/price-submission.ts';
import { addPrice, noSums, showSums } from '../../../../src/main/core/impact/challenger/sum-up.ts';
import type { StoredDecline } from '../../../../src/main/core/quotes/submit/declined.ts';
import { type CompiledBook, compileBook } from '../../../../src/main/core/rating/rate.ts';
import { libraryWith } from '../quotes/demonstration-library.ts';
import { book } from '../rating/demonstration.ts';

const DECLINED: StoredDecline = {
  ...{ id: 'D-1', at: Date.UTC(2026, 10, 22), by: 'desk', rateBookHash: 'h', reasons: [] },
  sections: {
    policy: { inceptionDate: '2026-12-01T00:00:00Z', coverType: 'Comprehensive' },
    customer: { firstName: 'Aoife', surname: 'Byrne', dateOfBirth: '1985-06-15', address: {} },
    vehicle: { registrationNumber: '191-D-1', make: 'BMW', model: '5 Series', securityDevices: {} },
    claimsHistory: {},
  },
};

/** What a report says of one declined risk that a challenger prices. */
function reportOf(challenger: CompiledBook) {
  const by = { trial: 1, book: challenger, library: libraryWith() };
  const sums = noSums();
  addPrice(sums, { ...priceDeclinedBy(by, DECLINED), isAccepted: false }, 'Standard');
  const { skipped, total } = showSums(sums);
  return { skipped, risks: total.risks, noLongerDeclined: total.noLongerDeclined };
}

test('what a challenger throws at is counted as skipped, and is no risk of the report', () => {
  const sound = compileBook(book);
  expect(reportOf(sound)).toEqual({ skipped: 0, risks: 1, noLongerDeclined: 1 });
  const broken: CompiledBook = {
    ...sound,
    get rules(): never {
      throw new Error('a factor that can not be read');
    },
  };
  expect(reportOf(broken)).toEqual({ skipped: 1, risks: 0, noLongerDeclined: 0 });
});
