import { expect, test } from 'vitest';
import { settingStore } from '../../../../../src/main/adapters/sqlite/settings/setting-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

test('what is decided once stays, and is made once', async () => {
  const settings = settingStore(database);
  expect(await settings.read('tenant')).toBeUndefined();
  expect(await settings.once('tenant', () => 'first')).toBe('first');
  const never = () => {
    throw new Error('It is there');
  };
  expect(await settings.once('tenant', never)).toBe('first');
  expect(await settings.once('other', () => 'second')).toBe('second');
  expect(await settings.read('tenant')).toBe('first');
});

test('of two that decide at the same time, both get what the first one kept', async () => {
  const settings = settingStore(database);
  const both = ['one', 'two'].map((value) => settings.once('tenant', () => value));
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await settings.read('tenant')).toBe(first);
});

test('a setting changes from what it was; the others stay', async () => {
  const settings = settingStore(database);
  await settings.once('other', () => 'same');
  const grow = (before: string | undefined) => `${before ?? ''}x`;
  expect(await settings.change('count', grow)).toBe('x');
  expect(await settings.change('count', grow)).toBe('xx');
  expect(await settings.read('count')).toBe('xx');
  expect(await settings.read('other')).toBe('same');
});

test('a setting that was changed on the drive is not used', async () => {
  const settings = settingStore(database);
  await settings.once('tenant', () => 'first');
  database.outside(`update setting set value = 'other'`);
  await expect(settings.read('tenant')).rejects.toThrow(DamagedData);
  await expect(settings.once('tenant', () => 'new')).rejects.toThrow(DamagedData);
  await expect(settings.change('tenant', () => 'new')).rejects.toThrow(DamagedData);
});
