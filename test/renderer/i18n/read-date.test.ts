import { describe, expect, it } from 'vitest';
import { dayAfter, readBackBirth, readBackCover } from '../../../src/renderer/i18n/day.ts';
import { type DateSense, readDate } from '../../../src/renderer/i18n/read-date.ts';

const TODAY = '2026-11-21';

function dayOf(text: string, sense: DateSense = 'birth'): string | undefined {
  const reading = readDate(text, sense, TODAY);
  return reading.kind === 'day' ? reading.day : undefined;
}

function problemOf(text: string): string | undefined {
  const reading = readDate(text, 'birth', TODAY);
  return reading.kind === 'problem' ? reading.message : undefined;
}

describe('readDate', () => {
  it.each([
    '12/03/1985',
    '12/3/1985',
    '12-3-85',
    '12.3.1985',
    '12 3 1985',
    '12031985',
    '120385',
    '12 Mar 1985',
    '12 march 1985',
    '12th March 1985',
    '12-Mar-85',
    '12mar1985',
    'Mar 12, 1985',
    'March 12th 1985',
    '1985-03-12',
    '1985/3/12',
    '19850312',
    '  12/03/1985 ',
  ])('reads %s as 12 March 1985', (text) => {
    expect(dayOf(text)).toBe('1985-03-12');
  });

  it('reads September by its Irish habit too', () => {
    expect(dayOf('1 Sept 1990')).toBe('1990-09-01');
  });

  it.each([
    ['1/1/85', '1985-01-01'],
    ['1/1/05', '2005-01-01'],
    ['1/1/20', '2020-01-01'],
    ['1/1/26', '1926-01-01'],
    ['22/11/26', '1926-11-22'],
    ['1/1/27', '1927-01-01'],
    ['1/1/10', '2010-01-01'],
    ['1/1/11', '2011-01-01'],
  ])('puts the birth year of %s where a driver can have it', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it('puts a start of cover into this century', () => {
    expect(dayOf('1/1/85', 'cover')).toBe('2085-01-01');
    expect(dayOf('1/1/27', 'cover')).toBe('2027-01-01');
  });

  it('tells a short year from a full one', () => {
    expect(readDate('12/03/19', 'birth', TODAY)).toMatchObject({ kind: 'day', short: true });
    expect(readDate('12/03/1985', 'birth', TODAY)).toMatchObject({ kind: 'day', short: false });
  });

  it('knows leap years', () => {
    expect(dayOf('29/02/2024')).toBe('2024-02-29');
    expect(problemOf('29/02/2023')).toBe('There is no 29 Feb in 2023');
    expect(problemOf('29/02/1900')).toBe('There is no 29 Feb in 1900');
  });

  it('says what is wrong with a day or month that does not exist', () => {
    expect(problemOf('31/04/1985')).toBe('There is no 31 Apr in 1985');
    expect(problemOf('03/25/1985')).toContain('There is no month 25');
    expect(problemOf('12 Foo 1985')).toContain('There is no month foo');
    expect(problemOf('0/1/1985')).toBe('There is no 0 Jan in 1985');
  });

  it.each(['1', '12/', '12/03', '12/03/1', '12/03/198', 'yesterday', '12/03/0985', '12/03/19855'])(
    'does not guess at %s',
    (text) => {
      expect(problemOf(text)).toBe('Type DD/MM/YYYY, as 12/03/1985 or 12 Mar 1985');
    },
  );

  it('takes nothing for nothing', () => {
    expect(readDate('   ', 'birth', TODAY)).toEqual({ kind: 'empty' });
  });
});

describe('reading back', () => {
  it('says the age, and at the start of cover where that is another', () => {
    expect(readBackBirth('1985-03-12', TODAY, '2026-11-22')).toBe('12 Mar 1985, age 41');
    expect(readBackBirth('1985-11-22', TODAY, '2026-11-22')).toBe(
      '22 Nov 1985, age 41 at the start of cover',
    );
    expect(readBackBirth('1985-11-22', TODAY, undefined)).toBe('22 Nov 1985, age 40');
    expect(readBackBirth('2030-01-01', TODAY, undefined)).toContain('still to come');
  });

  it('says how far the start of cover is where that matters', () => {
    expect(readBackCover(TODAY, TODAY)).toBe('21 Nov 2026, today');
    expect(readBackCover('2026-11-22', TODAY)).toBe('22 Nov 2026, tomorrow');
    expect(readBackCover('2026-11-20', TODAY)).toBe('20 Nov 2026, in the past');
    expect(readBackCover('2027-02-01', TODAY)).toBe('1 Feb 2027');
  });

  it('steps over months, years and changes of the clock', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2024-02-28')).toBe('2024-02-29');
    expect(dayAfter('2026-10-25')).toBe('2026-10-26');
    expect(dayAfter('2026-03-29')).toBe('2026-03-30');
  });
});
