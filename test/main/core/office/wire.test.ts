import { expect, test } from 'vitest';
import { officeOrigin, read, written } from '../../../../src/main/core/office/wire.ts';

test('bytes travel as two digits each, whatever holds them, and come back', () => {
  const bytes = [0, 1, 127, 255];
  for (const holder of [Uint8Array.from(bytes), Buffer.from(bytes)]) {
    const text = written({ event: { explanation: holder, hash: 'h' } });
    expect(text).toBe('{"event":{"explanation":"00017fff","hash":"h"}}');
    expect(read(text)).toEqual({ event: { explanation: Uint8Array.from(bytes), hash: 'h' } });
  }
});

test('the address of an office is an origin', () => {
  expect(officeOrigin(' https://Office.example/ ')).toBe('https://office.example');
  expect(officeOrigin('https://office.example:443')).toBe('https://office.example');
  expect(officeOrigin('https://127.0.0.1:9443')).toBe('https://127.0.0.1:9443');
  expect(officeOrigin('https://[::1]:9443')).toBe('https://[::1]:9443');
  for (const other of [
    'http://office.example',
    'office.example',
    'https://office.example/x',
    'https://a b',
  ])
    expect(officeOrigin(other)).toBeUndefined();
});
