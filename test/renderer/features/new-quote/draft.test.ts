import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operationQuery } from '../../../../src/renderer/data/operation-query.ts';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import { stubBridge } from '../../../support/screens/stub-bridge.ts';
import { GONE, ID, type OpenForm, OTHER, openForm, settled } from './open-form.ts';

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
});

describe('a draft', () => {
  it('is kept by the page at every change, and by the host a moment later', async () => {
    form.quote.type('Customer/Surname', 'By');
    form.quote.type('Customer/Surname', 'Byrne');
    expect(form.kept.get(ID)?.title).toBe('Byrne');
    expect(form.saved.size).toBe(0);
    await form.ring();
    expect(form.saved.get(ID)?.title).toBe('Byrne');
    expect(form.kept.size).toBe(0);
  });

  it('is called by the best that is typed: the person and the mark, else the car, else the address', async () => {
    const title = () => form.kept.get(ID)?.title;
    form.quote.type('Address/Town', 'Naas');
    expect(title()).toBe('Naas');
    form.quote.type('Address/AddressLine1', '1 Main Street');
    expect(title()).toBe('1 Main Street · Naas');
    form.quote.type('Vehicle/Model', 'Focus');
    expect(title()).toBe('Focus');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    expect(title()).toBe('191-D-12345');
    form.quote.type('Customer/FirstName', ' Áine');
    expect(title()).toBe('Áine · 191-D-12345');
  });

  it('is tried again until the host takes it, always the newest', async () => {
    const { saveDraft } = form.host;
    form.host.saveDraft = () => failed(GONE);
    form.quote.type('Customer/Surname', 'Byrne');
    await form.ring();
    expect(form.quote.keeper.state.getState()).toMatchObject({
      kind: 'unsaved',
      message: message('hostSilent'),
    });
    form.quote.type('Customer/Surname', 'Byrnes');
    if (saveDraft) form.host.saveDraft = saveDraft;
    await form.ring();
    expect(form.saved.get(ID)?.title).toBe('Byrnes');
    expect(form.quote.keeper.state.getState().kind).toBe('saved');
  });

  it('that an earlier page could not save is taken up', async () => {
    form.kept.set(OTHER, {
      id: OTHER,
      title: 'Old',
      content: { texts: { 'Customer/Surname': 'Old' } },
    });
    await form.quote.keeper.recover();
    expect(form.saved.get(OTHER)?.title).toBe('Old');
    expect(form.kept.size).toBe(0);
  });

  it('opens as it was, the page’s own copy before the host’s, and nothing else of it', async () => {
    const content = { texts: { 'Customer/Surname': 'Host', Nonsense: 'x' }, excess: 'no' };
    form.saveElsewhere({ id: OTHER, title: '', content });
    await form.quote.open(OTHER);
    expect(form.quote.form.getState().content).toMatchObject({
      texts: { 'Customer/Surname': 'Host' },
      excess: undefined,
    });
    expect(form.texts()).not.toHaveProperty('Nonsense');
    await form.quote.open(ID);
    form.kept.set(OTHER, {
      id: OTHER,
      title: '',
      content: { texts: { 'Customer/Surname': 'Page' } },
    });
    await form.quote.open(OTHER);
    expect(form.texts()['Customer/Surname']).toBe('Page');
  });

  it('is not overwritten by an empty one where the host can’t be asked', async () => {
    form.host.getDraft = () => failed(GONE);
    await form.quote.open(OTHER);
    expect(form.quote.session.getState().draft).toEqual({ state: 'failed', fault: GONE });
    form.quote.type('Customer/Surname', 'Typed');
    await form.ring();
    expect(form.saved.has(OTHER)).toBe(false);
  });

  it('that is deleted can be brought back', async () => {
    const listDrafts = () =>
      done({
        drafts: [...form.saved.values()].map(({ content: _, ...line }) => line),
      });
    stubBridge({ listDrafts });
    const list = new QueryObserver(queryClient, operationQuery('listDrafts', {}));
    const stop = list.subscribe(() => {});
    form.host.deleteDraft = ({ id }) => done({ deleted: form.saved.delete(id) });
    form.quote.type('Customer/Surname', 'Byrne');
    await form.ring();
    await form.quote.deletedDraft.getState().remove(ID);
    expect(form.saved.size).toBe(0);
    expect(list.getCurrentResult().data).toEqual({ drafts: [] });
    await form.quote.deletedDraft.getState().bringBack();
    expect(form.saved.get(ID)?.title).toBe('Byrne');
    expect(form.quote.deletedDraft.getState()).toMatchObject({ deleted: undefined });
    await settled();
    expect(list.getCurrentResult().data).toMatchObject({ drafts: [{ id: ID }] });
    stop();
    vi.unstubAllGlobals();
  });
});
