import { temporal } from 'zundo';
import { create } from 'zustand';
import {
  type FormListPath,
  type FormPath,
  formPaths,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { AddOn } from '../../../../shared/schemas/add-on.ts';
import { NOTHING, type QuoteContent, type Texts } from './content.ts';
import { withItem, withoutItem } from './items.ts';

export interface FormState {
  readonly content: QuoteContent;
  /** Begins with a content; there is nothing to undo. */
  readonly load: (content: QuoteContent) => void;
  readonly type: (path: FormPath, text: string) => void;
  /** What a register knows; it belongs to the step in which `by` was typed. */
  readonly fill: (by: FormPath, texts: Texts) => void;
  /** Gives the fields back what stood there before a register filled them. */
  readonly giveBack: (by: FormPath, paths: readonly FormPath[]) => void;
  readonly chooseExcess: (excess: number | undefined) => void;
  readonly chooseAddOn: (addOn: AddOn, level: string | undefined) => void;
  readonly addItem: (list: FormListPath) => void;
  /** @param position from 1 */
  readonly removeItem: (list: FormListPath, position: number) => void;
  /** A field was left: what follows is another step. */
  readonly leave: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A pause in typing that ends a step, in milliseconds. */
const PAUSE = 1500;
const STEPS = 200;

function without(texts: Texts, paths: readonly FormPath[]): Texts {
  const left = Object.entries(texts).filter(([path]) => !paths.some((each) => each === path));
  return Object.fromEntries(left);
}

function filled({ texts, before, ...others }: QuoteContent, known: Texts): QuoteContent {
  const changed = formPaths({}).filter(
    (path) => known[path] !== undefined && known[path] !== (texts[path] ?? ''),
  );
  const was = changed.map((path) => [path, before[path] ?? texts[path] ?? '']);
  const now = changed.map((path) => [path, known[path]]);
  return {
    ...others,
    texts: { ...texts, ...Object.fromEntries(now) },
    before: { ...before, ...Object.fromEntries(was) },
  };
}

function givenBack(content: QuoteContent, paths: readonly FormPath[]): QuoteContent {
  const { texts, before } = content;
  const back = paths.filter((path) => before[path] !== undefined);
  if (back.length === 0) return content;
  return {
    ...content,
    texts: { ...texts, ...Object.fromEntries(back.map((path) => [path, before[path]])) },
    before: without(before, back),
  };
}

/**
 * The form with its history: one step for each visit of a field, or less where typing paused.
 * @param parts the clock in milliseconds
 */
export function createForm({ now }: { readonly now: () => number }) {
  let last: { readonly by: string; readonly at: number } | undefined;
  let joins = false;

  const form = create<FormState>()(
    temporal(
      (set, get) => {
        const change = (by: string, pause: number, next: QuoteContent) => {
          if (next === get().content) return;
          const at = now();
          joins = last?.by === by && at - last.at < pause;
          last = { by, at };
          set({ content: next });
        };
        return {
          content: NOTHING,
          load(content) {
            last = undefined;
            set({ content });
            form.temporal.getState().clear();
          },
          type(path, text) {
            const { content } = get();
            if (text === (content.texts[path] ?? '')) return;
            const texts = { ...content.texts, [path]: text };
            change(path, PAUSE, { ...content, texts, before: without(content.before, [path]) });
          },
          fill: (by, texts) => change(by, Number.POSITIVE_INFINITY, filled(get().content, texts)),
          giveBack: (by, paths) =>
            change(by, Number.POSITIVE_INFINITY, givenBack(get().content, paths)),
          chooseExcess: (excess) => change('excess', PAUSE, { ...get().content, excess }),
          chooseAddOn(addOn, level) {
            const { [addOn]: _, ...others } = get().content.addOns;
            const addOns = level === undefined ? others : { ...others, [addOn]: level };
            change(addOn, PAUSE, { ...get().content, addOns });
          },
          addItem(list) {
            last = undefined;
            change(list, 0, withItem(get().content, list));
          },
          removeItem(list, position) {
            last = undefined;
            change(list, 0, withoutItem(get().content, list, position));
          },
          leave() {
            last = undefined;
          },
          undo() {
            last = undefined;
            form.temporal.getState().undo();
          },
          redo() {
            last = undefined;
            form.temporal.getState().redo();
          },
        };
      },
      {
        partialize: ({ content }) => ({ content }),
        equality: (before, after) => before.content === after.content,
        limit: STEPS,
        handleSet: (save) => (past) => {
          if (!joins) save(past);
        },
      },
    ),
  );
  return form;
}

export type Form = ReturnType<typeof createForm>;

/** The first field that is not the same in two contents. */
export function firstChanged(one: QuoteContent, other: QuoteContent): FormPath | undefined {
  const paths = new Set([...formPaths(one.items), ...formPaths(other.items)]);
  return [...paths].find((path) => (one.texts[path] ?? '') !== (other.texts[path] ?? ''));
}
