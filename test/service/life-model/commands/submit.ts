import fc from 'fast-check';
import { expect } from 'vitest';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import { AT, FULL_XML } from '../../../support/host/requests.ts';
import { xmlOfItsOwnCar } from '../../../support/quotes/any-document.ts';
import { without, withText } from '../../../support/quotes/quote-xml.ts';
import { believe, FIRST_TERMS, type ModelQuote } from '../model.ts';
import { type Command, expectRefused } from './command.ts';

const VALIDITY = 30 * 24 * 60 * 60 * 1000;
/** The sample's inception and the first moment after its last day. */
const INCEPTION = Date.UTC(2026, 11, 1);
const END = Date.UTC(2027, 11, 1);
/** The first moments of the birthdays of the sample, and of the years in which its car ages by a band. */
const RATED_OTHERWISE = [
  ...Array.from({ length: 10 }, (_, year) => Date.UTC(2027 + year, 5, 14, 23)),
  ...[2029, 2032, 2035].map((year) => Date.UTC(year, 0, 1)),
];

/** When a quote of the sample that is made at a moment ends; after its last day it is for a year. */
function expiryOf(now: number): number {
  const begins = Math.max(now, INCEPTION);
  const otherwise = RATED_OTHERWISE.filter((at) => at > begins);
  return Math.min(now + VALIDITY, ...otherwise, ...(now < END ? [END] : []));
}

/** More than these the demonstration rate book declines. */
const MOST_CLAIMS = 5;

const UNKNOWN_USE = 'Lunar';

const risk = fc.record({
  cover: fc.constantFrom(...COVERS),
  bornIn: fc.integer({ min: 1946, max: 2005 }),
  claims: fc.integer({ min: 0, max: MOST_CLAIMS + 1 }),
  /** A use that the book does not know makes a warning, which stays with the quote. */
  use: fc.constantFrom('SDP', UNKNOWN_USE),
  isWhole: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
});
type Risk = typeof risk extends fc.Arbitrary<infer R> ? R : never;

function written({ cover, bornIn, claims, use, isWhole }: Risk): string {
  // No more than anybody of that birth can have.
  const driving = Math.max(0, 2026 - bornIn - 17);
  const texts = {
    LicenceHeldYears: String(Math.min(17, driving)),
    YearsNoClaims: String(Math.min(6, driving)),
    CoverType: cover,
    DateOfBirth: `${bornIn}-06-15`,
    NumberOfClaims: String(claims),
    UseClass: use,
  };
  const xml = Object.entries(texts).reduce(
    (text, [name, words]) => withText(text, name, words),
    FULL_XML,
  );
  return isWhole ? xml : without(xml, 'Surname');
}

function submit(asked: Risk): Command {
  return {
    check: () => true,
    run: async (model, { send }) => {
      const headers = { 'content-type': 'application/xml' };
      const answer = await send(AT.submit, { body: xmlOfItsOwnCar(written(asked)), headers });
      if (!asked.isWhole) return expectRefused(answer, 400, /Customer\/Surname/);
      if (asked.claims > MOST_CLAIMS) return expectRefused(answer, 422, /declined/);
      expect(answer.status, answer.text).toBe(200);
      const { quoteId: id, premium, status, explanation, warnings } = answer.body;
      expect(status).toBe('quoted');
      expect(premium).toBeGreaterThan(0);
      expect(model.quotes.map((one) => one.id)).not.toContain(id);
      const quote: ModelQuote = {
        id,
        createdAt: model.now,
        expiresAt: expiryOf(model.now),
        premium,
        explanation,
        warnings,
        unknownFacts: Number(asked.use === UNKNOWN_USE),
        terms: FIRST_TERMS,
        premiums: new Map(),
        history: ['submitted'],
        driverNumber: undefined,
        referral: answer.body.referrals.length > 0 ? 'referred' : undefined,
        isLost: false,
        policy: undefined,
      };
      believe(quote, FIRST_TERMS, answer.body);
      model.quotes.push(quote);
    },
    toString: () => `submit ${JSON.stringify(asked)}`,
  };
}

/** Submits a quote document; some lack an element, some are declined. */
export const submissions = risk.map(submit);
