import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import type { NewDraft } from '../../../../src/shared/schemas/quotes/draft.ts';
import { GONE, ID, type OpenForm, OTHER, openForm } from './open-form.ts';

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
  form.quote.type('Customer/Surname', 'Byrne');
  await form.ring();
});

/** The draft as the host has it, with another surname. */
const theirs = (surname: string): NewDraft => {
  const { content } = form.saved.get(ID) ?? { content: {} };
  return {
    id: ID,
    title: surname,
    content: { ...content, texts: { 'Customer/Surname': surname } },
  };
};
const conflict = () => form.quote.conflicts.getState()[ID];
const surnameSaved = () => form.saved.get(ID)?.content.texts;

describe('a draft that another window changed', () => {
  beforeEach(async () => {
    form.saveElsewhere(theirs('Burke'));
    form.quote.type('Customer/FirstName', 'Aoife');
    await form.ring();
  });

  it('is not overwritten: both contents wait for the broker', async () => {
    expect(surnameSaved()).toEqual({ 'Customer/Surname': 'Burke' });
    expect(conflict()).toMatchObject({ kind: 'changed', theirs: { title: 'Burke' } });
    expect(form.quote.keeper.state.getState().kind).toBe('conflict');
    expect(form.texts()).toMatchObject({
      'Customer/Surname': 'Byrne',
      'Customer/FirstName': 'Aoife',
    });
    // What is typed meanwhile is kept by the page, for a later visit, too.
    form.quote.type('Customer/FirstName', 'Aoife Ní');
    await form.ring();
    expect(surnameSaved()).toEqual({ 'Customer/Surname': 'Burke' });
    expect(form.kept.get(ID)?.content).toMatchObject({
      texts: { 'Customer/FirstName': 'Aoife Ní' },
    });
  });

  it('becomes no quote before that', async () => {
    expect(await form.quote.finish()).toEqual({ kind: 'fix', path: 'draft-conflict' });
  });

  it('goes on with what is here', async () => {
    form.quote.otherWindows.keepMine(ID);
    await form.ring();
    expect(surnameSaved()).toMatchObject({
      'Customer/Surname': 'Byrne',
      'Customer/FirstName': 'Aoife',
    });
    expect(conflict()).toBeUndefined();
    expect(form.kept.size).toBe(0);
    expect(form.quote.keeper.state.getState().kind).toBe('saved');
  });

  it('goes on with theirs, and undo brings back what was here', async () => {
    form.quote.otherWindows.takeTheirs(ID);
    expect(form.texts()).toEqual({ 'Customer/Surname': 'Burke' });
    expect(form.quote.keeper.state.getState().kind).toBe('saved');
    form.quote.undo();
    await form.ring();
    expect(conflict()).toBeUndefined();
    expect(surnameSaved()).toMatchObject({
      'Customer/Surname': 'Byrne',
      'Customer/FirstName': 'Aoife',
    });
  });
});

it('a draft that another window ended is kept only on request', async () => {
  form.saved.delete(ID);
  form.quote.type('Customer/FirstName', 'Aoife');
  await form.ring();
  expect(form.saved.size).toBe(0);
  expect(conflict()).toEqual({ kind: 'gone' });
  form.quote.otherWindows.keepMine(ID);
  await form.ring();
  expect(surnameSaved()).toMatchObject({ 'Customer/FirstName': 'Aoife' });
});

it('a submission that was refused for another version is a conflict as well', async () => {
  form.saveElsewhere(theirs('Burke'));
  const versions: (string | undefined)[] = [];
  form.host.submitDraft = (_, version) => {
    versions.push(version);
    return failed({ kind: 'preconditionFailed', message: message('draftChanged') });
  };
  expect(await form.quote.finish()).toEqual({ kind: 'fix', path: 'draft-conflict' });
  expect(versions).toEqual(['v1']);
  expect(conflict()).toMatchObject({ kind: 'changed' });
  expect(form.quote.session.getState().fault).toBeUndefined();
});

it('what this window saved itself, though the answer was lost, is no conflict', async () => {
  const { saveDraft } = form.host;
  form.host.saveDraft = (draft, version) => {
    saveDraft?.(draft, version);
    return failed(GONE);
  };
  form.quote.type('Customer/FirstName', 'Aoife');
  await form.ring();
  if (saveDraft) form.host.saveDraft = saveDraft;
  form.quote.type('Customer/FirstName', 'Aoife Ní');
  await form.ring();
  expect(conflict()).toBeUndefined();
  expect(surnameSaved()).toMatchObject({ 'Customer/FirstName': 'Aoife Ní' });
});

describe('what another window saved', () => {
  it('is shown where nothing here waits, and saved no second time', async () => {
    form.saveElsewhere(theirs('Burke'));
    const { version = '' } = form.saved.get(ID) ?? {};
    await form.quote.otherWindows.follow(ID, version);
    expect(form.texts()).toEqual({ 'Customer/Surname': 'Burke' });
    await form.ring();
    expect(form.saved.get(ID)?.version).toBe(version);
    form.quote.type('Customer/FirstName', 'Aoife');
    await form.ring();
    expect(conflict()).toBeUndefined();
    expect(surnameSaved()).toEqual({ 'Customer/Surname': 'Burke', 'Customer/FirstName': 'Aoife' });
  });

  it('is not shown over what is typed here, nor in another draft', async () => {
    form.saveElsewhere(theirs('Burke'));
    const { version = '' } = form.saved.get(ID) ?? {};
    form.quote.type('Customer/FirstName', 'Aoife');
    await form.quote.otherWindows.follow(ID, version);
    expect(form.texts()).toMatchObject({ 'Customer/Surname': 'Byrne' });
    await form.quote.open(OTHER);
    await form.quote.otherWindows.follow(ID, version);
    expect(form.texts()).not.toHaveProperty('Customer/Surname');
  });
});

it('a deleted draft is not brought back over one that another window saved again', async () => {
  form.host.deleteDraft = ({ id }) => done({ deleted: form.saved.delete(id) });
  const kept = theirs('Burke');
  await form.quote.deletedDraft.getState().remove(ID);
  form.saveElsewhere(kept);
  await form.quote.deletedDraft.getState().bringBack();
  expect(surnameSaved()).toEqual({ 'Customer/Surname': 'Burke' });
  expect(form.quote.deletedDraft.getState()).toMatchObject({
    deleted: undefined,
    fault: undefined,
  });
});

it('what another window put into the storage of the browser stays until that one saved it', async () => {
  form.quote.type('Customer/FirstName', 'Aoife');
  const unsaved = { ...theirs('Burke'), version: 'v1' };
  form.kept.set(ID, unsaved);
  await form.ring();
  expect(surnameSaved()).toMatchObject({ 'Customer/FirstName': 'Aoife' });
  expect(form.kept.get(ID)).toEqual(unsaved);
});

describe('a draft that the host has no more', () => {
  beforeEach(async () => {
    form.saved.delete(ID);
    form.quote.type('Customer/FirstName', 'Aoife');
    await form.ring();
    expect(conflict()).toEqual({ kind: 'gone' });
    expect(form.quote.keeper.state.getState().kind).toBe('conflict');
  });

  it('says nothing of the next one, which is saved', async () => {
    await form.quote.begin(OTHER);
    expect(form.quote.keeper.state.getState().kind).toBe('none');
    form.quote.type('Customer/Surname', 'Walsh');
    await form.ring();
    expect(form.saved.has(OTHER)).toBe(true);
    expect(form.quote.keeper.state.getState().kind).toBe('saved');
  });

  it('says so where it is opened again', async () => {
    await form.quote.begin(OTHER);
    await form.quote.open(ID);
    expect(form.quote.keeper.state.getState().kind).toBe('conflict');
    expect(form.texts()).toMatchObject({ 'Customer/FirstName': 'Aoife' });
  });
});
