import { isJsonObject } from '../../../../shared/data/json-object.ts';
import type { Draft, NewDraft } from '../../../../shared/schemas/quotes/draft.ts';
import { getEnvironment } from '../../../data/environment.ts';
import { desktop } from '../../../desktop/desktop.ts';

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

/** Of encrypted data, what the page keeps must not come to the drive: only to memory, until it is loaded again. */
const inMemory = new Map<string, string>();

interface Place {
  readonly keys: () => string[];
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

const memory: Place = {
  keys: () => [...inMemory.keys()],
  get: (key) => inMemory.get(key) ?? null,
  set: (key, text) => inMemory.set(key, text),
  remove: (key) => inMemory.delete(key),
};

const browser: Place = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
};

const place = () => (desktop()?.encrypted ? memory : browser);

/** Where the page may keep nothing, or no more, a draft is kept in memory alone. */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const remove = (id: string) => tried(() => place().remove(prefix() + id), undefined);

/** Kept in the browser's own storage, for each environment; of encrypted data in memory. */
export const keptDrafts: KeptDrafts = {
  all: () =>
    tried(() => {
      const { keys, get } = place();
      const own = keys().filter((key) => key.startsWith(prefix()));
      return own.flatMap((key) => read(get(key)) ?? []);
    }, []),
  put: (draft) => tried(() => place().set(prefix() + draft.id, JSON.stringify(draft)), undefined),
  remove,
  removeSaved: ({ id, content }) => {
    const present = tried(() => read(place().get(prefix() + id)), undefined);
    if (JSON.stringify(present?.content) === JSON.stringify(content)) remove(id);
  },
};
