import { describe, expect, test } from 'vitest';
import { holderOf, keysGiven, readKeys } from '../../../src/renderer/commands/keys.ts';

const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('pressed keys read in the form of the catalogue', () => {
  test.each([
    ['a function key', { key: 'F6' }, 'F6'],
    ['Ctrl and a letter', { key: 'b', code: 'KeyB', ctrlKey: true }, 'mod+B'],
    ['⌘ is the same', { key: 'b', code: 'KeyB', metaKey: true }, 'mod+B'],
    ['with Shift', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'mod+shift+Z'],
    ['Alt that makes another letter', { key: 'á', code: 'KeyA', altKey: true }, 'alt+A'],
    ['a sign', { key: ',', code: 'Comma', ctrlKey: true }, 'mod+,'],
    ['a bare character', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['Ctrl+Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, 'mod+Enter'],
  ])('%s', (_, pressed, keys) => {
    expect(readKeys({ ...none, ...pressed })).toEqual({ kind: 'keys', keys });
  });

  test.each([
    ['Enter alone', { key: 'Enter', code: 'Enter' }],
    ['an arrow', { key: 'ArrowDown', code: 'ArrowDown' }],
    ['a space', { key: ' ', code: 'Space' }],
    ['what closes a tab', { key: 'w', code: 'KeyW', ctrlKey: true }],
    ['what copies', { key: 'c', code: 'KeyC', ctrlKey: true }],
    ['what reloads', { key: 'F5', code: 'F5' }],
  ])('%s is refused', (_, pressed) => {
    expect(readKeys({ ...none, ...pressed })).toEqual({ kind: 'refused' });
  });

  test('Ctrl alone waits for more', () => {
    expect(readKeys({ ...none, key: 'Control', ctrlKey: true })).toEqual({ kind: 'more' });
  });
});

describe('whose keys they are', () => {
  const usual = { ownKeys: {} };

  test('the usual keys of another command are taken, however they are written', () => {
    expect(holderOf(usual, 'goPrice', 'mod+K')).toBe('openPalette');
    expect(holderOf(usual, 'goPrice', 'shift+mod+z')).toBe('redo');
  });

  test("a command's own keys are free for it, and those that were taken from another", () => {
    expect(holderOf(usual, 'openPalette', 'mod+K')).toBeUndefined();
    expect(holderOf({ ...usual, ownKeys: { redo: 'F6' } }, 'goPrice', 'mod+shift+Z')).toBe(
      undefined,
    );
    expect(holderOf({ ...usual, ownKeys: { redo: 'F6' } }, 'goPrice', 'F6')).toBe('redo');
  });

  test('taking keys leaves their holder without, and the others as they are', () => {
    const state = { ownKeys: { goQuotes: 'F7' } };
    expect(keysGiven(state, 'goPrice', 'mod+K')).toEqual({ goPrice: 'mod+K', openPalette: '' });
    expect(keysGiven(state, 'goPrice', '')).toEqual({ goPrice: '' });
  });
});
