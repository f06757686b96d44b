import { expect, test } from 'vitest';
import { fillText, slotFault } from '../../src/shared/domain/desk/letter-text.ts';

const WORDS = {
  name: 'Aoife {{cover}}',
  vehicle: 'Corolla',
  cover: 'Comprehensive',
  start: '1 March',
  premium: '€612.50',
  period: 'a year',
  until: '15 March',
  number: 'Q-1',
  insurer: '',
  documents: '– Schedule',
  signature: '',
};

test('a text is filled once, and a paragraph with nothing for its slot is left out', () => {
  const text = 'Dear {{ name }},\n\nThe insurer is {{insurer}}.\n\n{{premium}}\n\n{{signature}}';
  expect(fillText(text, WORDS)).toBe('Dear Aoife {{cover}},\n\n€612.50');
});

test('a slot that does not exist is named with those that exist', () => {
  expect(slotFault('Dear {{name}}')).toBeUndefined();
  expect(slotFault('Dear {{nmae}}')).toMatchObject({
    code: 'unknownSlot',
    values: { slot: '{{nmae}}', slots: expect.stringContaining('{{name}}, {{vehicle}}') },
  });
});
