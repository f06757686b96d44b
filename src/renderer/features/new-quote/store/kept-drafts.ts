import { isJsonObject } from '../../../../shared/data/json-object.ts';
import type { NewDraft } from '../../../../shared/schemas/draft.ts';
import { getEnvironment } from '../../../data/environment.ts';

/** Where drafts stand until the host has them; it outlives the page. */
export interface KeptDrafts {
  readonly all: () => readonly NewDraft[];
  readonly put: (draft: NewDraft) => void;
  readonly remove: (id: string) => void;
}

const prefix = () => `quotedesk-draft:${getEnvironment()}:`;

function read(text: string | null): NewDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isJsonObject(value)) return undefined;
    const { id, title, content } = value;
    if (typeof id !== 'string' || typeof title !== 'string' || !isJsonObject(content))
      return undefined;
    return { id, title, content };
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

/** Kept in the browser's own storage, for each environment. */
export const keptDrafts: KeptDrafts = {
  all: () =>
    tried(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix()));
      return keys.flatMap((key) => read(localStorage.getItem(key)) ?? []);
    }, []),
  put: (draft) =>
    tried(() => localStorage.setItem(prefix() + draft.id, JSON.stringify(draft)), undefined),
  remove: (id) => tried(() => localStorage.removeItem(prefix() + id), undefined),
};
