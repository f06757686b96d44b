import '../../../../src/renderer/i18n/screen-words/quote.ts';
import { afterEach, expect, test } from 'vitest';
import { savingsSentence } from '../../../../src/renderer/features/quote/overview/savings.ts';
import { changeLanguage } from '../../../../src/renderer/i18n/i18n.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { WhatIf } from '../../../../src/shared/schemas/quotes/what-if.ts';

afterEach(() => changeLanguage('en'));

type Change = WhatIf['changes'][number];

const change = (id: string, difference: number, more: Partial<Change> = {}): Change => ({
  id,
  title: 'Alarm or immobiliser',
  from: 'no',
  to: 'yes',
  premium: 700 + difference,
  difference,
  changeable: true,
  ...more,
});

const excess = (count: number, difference: number) =>
  change('excess', difference, {
    title: message('excessChosen'),
    from: message('measured', { count: 300, unit: 'euro' }),
    to: message('measured', { count, unit: 'euro' }),
  });
const driver = (position: number, difference: number) =>
  change('named-drivers', difference, {
    title: 'Named drivers',
    from: message('namedDriver', { driverName: 'Named driver', position }),
    to: message('withoutIt'),
  });

const CHANGES = [
  change('cover', -242.56, { title: message('coverChosen') }),
  driver(1, -106.61),
  excess(500, -103.9),
  excess(1000, -50),
  excess(150, 51.81),
  change('alarm', -26.57),
  change('alarm', -20),
  change('ncb', -300, { changeable: false }),
  change('kilometres', -10),
];
const DRIVERS = { drivers: [{ firstName: 'Niamh', surname: 'Byrne', dateOfBirth: '2003-02-01' }] };
const whatIf = (changes: Change[], setByHand = false): WhatIf => ({
  premium: 700,
  setByHand,
  changes,
});

test('the best next price is one sentence: the excess, who may be left out, the greatest of the rest', async () => {
  expect(savingsSentence(whatIf(CHANGES), DRIVERS)).toBe(
    '€500 excess saves €103.90; without Niamh €106.61; alarm or immobiliser: yes €26.57',
  );
  expect(savingsSentence(whatIf([driver(1, -5)]), DRIVERS)).toBe('Without Niamh saves €5.00');
  await changeLanguage('ga');
  expect(savingsSentence(whatIf(CHANGES), DRIVERS)).toMatch(
    /^Barrachas €500: sábháiltear €103\.90; gan Niamh: €106\.61; /,
  );
});

test('what saves nothing, and any change of a price set by hand, is not said', () => {
  expect(savingsSentence(whatIf([excess(150, 51.81)]), DRIVERS)).toBe('');
  expect(savingsSentence(whatIf(CHANGES, true), DRIVERS)).toBe('');
});
