import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { irishDay, utcText } from '../../../src/shared/domain/date.ts';
import { ENGLISH } from '../../../src/shared/domain/messages/catalogue.ts';
import { momentFault, readMoment } from '../../../src/shared/domain/moment.ts';

const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('readMoment', () => {
  test.each([
    // Winter is UTC, summer an hour ahead.
    ['2026-12-01T00:00:00+00:00', '2026-12-01T00:00:00Z', '2026-12-01'],
    ['2026-06-30T23:30:00Z', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['2026-07-01T00:30:00+01:00', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['2026-07-01T03:00:00+05:30', '2026-06-30T21:30:00Z', '2026-06-30'],
    ['2026-12-01T00:00:00.123456Z', '2026-12-01T00:00:00Z', '2026-12-01'],
    ['2026-12-01T00:00Z', '2026-12-01T00:00:00Z', '2026-12-01'],
  ])('%s, as given', (text, utc, day) => {
    expect(readMoment(text)).toEqual({ text, utc, day, hadOffset: true });
  });

  test.each([
    ['2026-12-01T02:00:00+0200', '2026-12-01T02:00:00+02:00'],
    ['2026-12-01T02:00:00+02', '2026-12-01T02:00:00+02:00'],
    ['2026-12-01T02:00-01', '2026-12-01T02:00-01:00'],
    ['20261201T000000Z', '2026-12-01T00:00:00Z'],
    ['20261201T0930+0100', '2026-12-01T09:30+01:00'],
    ['20261201T093000.5+01:00', '2026-12-01T09:30:00.5+01:00'],
    ['20261201T093000,5Z', '2026-12-01T09:30:00.5Z'],
    ['2026-12-01T00:00:00,5Z', '2026-12-01T00:00:00.5Z'],
    ['2026-12-31T24:00:00Z', '2027-01-01T00:00:00Z'],
    ['2026-11-30T24:00+00:00', '2026-12-01T00:00+00:00'],
    ['20261130T240000.00Z', '2026-12-01T00:00:00.00Z'],
  ])('%s is the same as %s', (given, text) => {
    expect(readMoment(given)).toEqual(readMoment(text));
    expect(readMoment(given)?.text).toBe(text);
  });

  test('the end of a day without an offset is the Irish midnight after it', () => {
    expect(readMoment('2026-06-30T24:00')).toEqual(
      expect.objectContaining({ text: '2026-07-01T00:00:00+01:00', hadOffset: false }),
    );
  });

  test.each([
    ['2026-12-01T09:00:00', '2026-12-01T09:00:00+00:00', '2026-12-01T09:00:00Z'],
    ['2026-07-01T00:00:00', '2026-07-01T00:00:00+01:00', '2026-06-30T23:00:00Z'],
    ['2026-07-01T00:00', '2026-07-01T00:00:00+01:00', '2026-06-30T23:00:00Z'],
  ])('%s has no offset and is Irish time', (given, text, utc) => {
    const day = given.slice(0, 10);
    expect(readMoment(given)).toEqual({ text, utc, day, hadOffset: false });
  });

  test('an hour that the clocks skip or repeat is read all the same', () => {
    expect(readMoment('2026-03-29T01:30:00')?.day).toBe('2026-03-29');
    expect(readMoment('2026-10-25T01:30:00')?.utc).toBe('2026-10-25T00:30:00Z');
  });

  test.each([
    '',
    '2026-12-01',
    '2026-12-01 00:00:00Z',
    '2026-12-01t00:00:00Z',
    '2026-12-01T00:00:00z',
    '2026-12-01T00:00:00[Europe/Dublin]',
    // Neither form: the one's date with the other's time.
    '2026-12-01T000000Z',
    '20261201T00:00:00Z',
    '2026-12-01T00:00:00+1',
    '2026-12-01T00:00:00+01:0',
    '2026-12-01T00',
    '2026-W49-2T00:00:00Z',
    '2026-335T00:00:00Z',
    '2026-12-01T00:00:00.Z',
    '2026-12-01T00:00:00Z ',
    '+002026-12-01T00:00:00Z',
    'Tue, 01 Dec 2026 00:00:00 GMT',
  ])('%j is none', (text) => {
    expect(readMoment(text)).toBeUndefined();
    expect(ENGLISH[momentFault(text)]).toMatch(/^must be an ISO 8601 date-time such as /);
  });

  test.each([
    '2027-02-29T00:00:00Z',
    '20270229T000000Z',
    '2027-02-29T24:00:00Z',
    '2026-12-01T24:00:01Z',
    '2026-12-01T24:01Z',
    '2026-12-01T24:00:00.1Z',
    '2026-12-01T25:00:00Z',
    '2026-12-01T00:00:00+2500',
    '2026-13-01T00:00:00Z',
    '2026-12-32T00:00:00',
    '2026-12-01T00:60:00Z',
    '2026-12-31T23:59:60Z',
    '2026-12-31T23:59:60',
    '2026-12-01T00:00:00+25:00',
  ])('%j is well written and does not exist', (text) => {
    expect(readMoment(text)).toBeUndefined();
    expect(ENGLISH[momentFault(text)]).toBe('must name a day and time that exist');
  });

  test('agrees with JavaScript about every moment', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const moment = readMoment(new Date(ms).toISOString());
        expect(moment?.utc).toBe(utcText(ms));
        expect(moment?.day).toBe(irishDay(ms));
      }),
    );
  });

  test('is the same in every form of ISO 8601', () => {
    const offsets = fc.constantFrom(
      ['Z', 'Z', 'Z'],
      ['+01:00', '+0100', '+01'],
      ['-05:00', '-0500', '-05'],
    );
    fc.assert(
      fc.property(moments, offsets, (ms, [long = '', basic = '', short = '']) => {
        const local = new Date(ms).toISOString().slice(0, -'.000Z'.length);
        const expected = readMoment(`${local}${long}`);
        expect(expected?.text).toBe(`${local}${long}`);
        for (const written of [local, local.replaceAll(/[-:]/g, '')]) {
          for (const offset of [long, basic, short]) {
            expect(readMoment(`${written}${offset}`)).toEqual(expected);
          }
        }
      }),
    );
  });

  test('never throws', () => {
    // Before 1917 Dublin's offset had seconds, which no text of a quote can say.
    const near = fc.stringMatching(
      /^(19[2-9]\d|2\d{3})-[01]\d-[0-3]\dT[0-2]\d:[0-6]\d(:[0-6]\d)?([+-][0-2]\d:?\d{2}|[Zz])?$/,
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const moment = readMoment(text);
        if (!moment) return;
        expect(readMoment(moment.text)).toMatchObject({ utc: moment.utc });
        expect(Date.parse(moment.text)).toBe(Date.parse(moment.utc));
      }),
      { numRuns: 1000 },
    );
  });
});
