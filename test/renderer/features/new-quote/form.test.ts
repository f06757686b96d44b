import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING } from '../../../../src/renderer/features/new-quote/store/content.ts';
import { createForm, type Form } from '../../../../src/renderer/features/new-quote/store/form.ts';

let clock: number;
let form: Form;

const texts = () => form.getState().content.texts;
const was = () => form.getState().content.before;

beforeEach(() => {
  clock = 0;
  form = createForm({ now: () => clock });
});

describe('undo and redo', () => {
  it('take one visit of a field as one step', () => {
    form.getState().type('Vehicle/Make', 'F');
    form.getState().type('Vehicle/Make', 'Fo');
    form.getState().leave();
    form.getState().type('Vehicle/Make', 'Ford');
    form.getState().type('Vehicle/Model', 'Focus');
    form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Ford' });
    form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Fo' });
    form.getState().undo();
    expect(texts()).toEqual({});
    form.getState().redo();
    form.getState().redo();
    form.getState().redo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Ford', 'Vehicle/Model': 'Focus' });
  });

  it('take a pause in typing as the end of a step', () => {
    form.getState().type('Vehicle/Make', 'Fo');
    clock += 5000;
    form.getState().type('Vehicle/Make', 'Ford');
    form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Fo' });
  });

  it('begin a new step after going back, and let go of what was ahead', () => {
    form.getState().type('Vehicle/Make', 'Ford');
    form.getState().undo();
    form.getState().type('Vehicle/Make', 'Opel');
    form.getState().redo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Opel' });
    form.getState().undo();
    expect(texts()).toEqual({});
  });

  it('remember at least fifty steps, choices among them', () => {
    for (let i = 0; i < 60; i += 1) {
      form.getState().type('Vehicle/Make', `Make ${i}`);
      form.getState().leave();
    }
    form.getState().chooseExcess(500);
    form.getState().chooseAddOn('legal', 'extended');
    form.getState().undo();
    form.getState().undo();
    expect(form.getState().content).toMatchObject({ excess: undefined, addOns: {} });
    for (let i = 0; i < 59; i += 1) form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Make 0' });
  });

  it('do nothing after another content was loaded', () => {
    form.getState().type('Vehicle/Make', 'Ford');
    form.getState().load({ ...NOTHING, texts: { 'Vehicle/Make': 'Opel' } });
    form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Opel' });
  });
});

describe('what a register fills', () => {
  beforeEach(() => {
    form.getState().type('Vehicle/Make', 'Mine');
    form.getState().leave();
    form.getState().type('Vehicle/RegistrationNumber', '191-D-12345');
    form.getState().fill('Vehicle/RegistrationNumber', {
      'Vehicle/Make': 'BMW',
      'Vehicle/Model': '5 Series',
    });
  });

  it('remembers what stood there, and gives it back field by field', () => {
    expect(was()).toEqual({ 'Vehicle/Make': 'Mine', 'Vehicle/Model': '' });
    form.getState().giveBack('Vehicle/Make', ['Vehicle/Make']);
    expect(texts()).toMatchObject({ 'Vehicle/Make': 'Mine', 'Vehicle/Model': '5 Series' });
    expect(was()).toEqual({ 'Vehicle/Model': '' });
  });

  it('is the broker’s own as soon as it is typed over', () => {
    form.getState().type('Vehicle/Make', 'BMX');
    expect(was()).toEqual({ 'Vehicle/Model': '' });
  });

  it('keeps what stood there first through a second filling', () => {
    form.getState().fill('Vehicle/RegistrationNumber', { 'Vehicle/Make': 'Audi' });
    expect(texts()['Vehicle/Make']).toBe('Audi');
    expect(was()['Vehicle/Make']).toBe('Mine');
  });

  it('does not mark a field that said the same already', () => {
    form
      .getState()
      .fill('Vehicle/RegistrationNumber', { 'Vehicle/RegistrationNumber': '191-D-12345' });
    expect(was()).not.toHaveProperty('Vehicle/RegistrationNumber');
  });

  it('goes in one step with the mark that was typed', () => {
    form.getState().undo();
    expect(texts()).toEqual({ 'Vehicle/Make': 'Mine' });
  });
});
