import { isJsonObject } from '../../../../shared/data/json-object.ts';
import type { Draft, NewDraft } from '../../../../shared/schemas/draft.ts';
import { getEnvironment } from '../../../data/environment.ts';

/** A draft that the host may not have yet, with the version that it builds on. */
export interface KeptDraft extends Pick<NewDraft, 'id' | 'title' | 'content'> {
  readonly version?: Draft['version'] | undefined;
}

/** Where drafts stand until the host has them; it outlives the page. */
export interface KeptDrafts {
  readonly all: () => readonly KeptDraft[];
  readonly put: (draft: KeptDraft) => void;
  readonly remove: (id: string) => void;
  /** Removes what the host has by now; what another window put there since stays. */
  readonly removeSaved: (draft: KeptDraft) => void;
}

const prefix = () => `quotedesk-draft:${getEnvironment()}:`;

function read(text: string | null): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isJsonObject(value)) return undefined;
    const { id, title, content, version } = value;
    if (typeof id !== 'string' || typeof title !== 'string' || !isJsonObject(content))
      return undefined;
    return { id, title, content, ...(typeof version === 'string' && { version }) };
  } catch {
    return undefined;
  }
}

/** Where the page may keep nothing, or no more, a draft is kept in memory alone. */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const remove = (id: string) => tried(() => localStorage.removeItem(prefix() + id), undefined);

/** Kept in the browser's own storage, for each environment. */
export const keptDrafts: KeptDrafts = {
  all: () =>
    tried(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix()));
      return keys.flatMap((key) => read(localStorage.getItem(key)) ?? []);
    }, []),
  put: (draft) =>
    tried(() => localStorage.setItem(prefix() + draft.id, JSON.stringify(draft)), undefined),
  remove,
  removeSaved: ({ id, content }) => {
    const present = tried(() => read(localStorage.getItem(prefix() + id)), undefined);
    if (JSON.stringify(present?.content) === JSON.stringify(content)) remove(id);
  },
};
