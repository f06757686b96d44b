import { temporal } from 'zundo';
import { create } from 'zustand';
import {
  type FormListPath,
  type FormPath,
  formPaths,
  isFormPath,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { itemPath, itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import { MARK } from '../../../data/form-fields.ts';
import { NOTHING, type QuoteContent, type Texts } from './content.ts';
import { confirmed, filled, givenBack, ofCar, typed } from './texts.ts';

/** The content with one item more, still empty, at the end of a list. */
function withItem(content: QuoteContent, list: FormListPath): QuoteContent {
  const { items } = content;
  return { ...content, items: { ...items, [list]: (items[list] ?? 0) + 1 } };
}

/** The path that a text has when an item is gone: those behind it move up; undefined where it was in it. */
function pathWithout(path: string, list: FormListPath, position: number): string | undefined {
  const place = itemPlace(path);
  if (place?.list !== list || place.position < position) return path;
  return place.position === position
    ? undefined
    : `${itemPath(list, place.position - 1)}/${place.name}`;
}

/** The content without an item. @param position from 1 */
function withoutItem(content: QuoteContent, list: FormListPath, position: number): QuoteContent {
  const { items, texts } = content;
  const left: Texts = Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const moved = pathWithout(path, list, position);
      return moved !== undefined && isFormPath(moved) ? [[moved, text]] : [];
    }),
  );
  return { ...content, texts: left, items: { ...items, [list]: (items[list] ?? 1) - 1 } };
}

/** An offer that was compared with others. */
export interface ComparedOffer extends Pick<SchemeOffer, 'choices' | 'differs'> {
  /** The excess that all were compared with, as far as it is known; euro. */
  readonly comparedAt: number | undefined;
}

export interface FormState {
  readonly content: QuoteContent;
  /** Counts the visits of fields, the choices and the ways back: a change that is compared as one. */
  readonly step: number;
  /** Begins with a content; there is nothing to undo. */
  readonly load: (content: QuoteContent) => void;
  /** Puts a whole content in place of this one, as a step that can be undone. */
  readonly replace: (content: QuoteContent) => void;
  readonly type: (path: FormPath, text: string) => void;
  /** What a register knows; it belongs to the step in which `by` was typed. */
  readonly fill: (by: FormPath, texts: Texts) => void;
  /** Gives the fields back what stood there before a register filled them. */
  readonly giveBack: (by: FormPath, paths: readonly FormPath[]) => void;
  /** The customer confirmed what stands in a field. */
  readonly confirm: (path: FormPath) => void;
  /** A registration was typed: value and mileage are those of this car alone. @param mark as it is stored */
  readonly useCar: (mark: string) => void;
  /**
   * @param scheme its id
   * @param offer comes with it, so that its price is the one that is kept; absent: the form keeps its own terms
   */
  readonly chooseScheme: (scheme: string, offer?: ComparedOffer) => void;
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

type Levels = QuoteContent['addOns'];

function withLevel(levels: Levels, addOn: AddOn, level: string | undefined): Levels {
  const { [addOn]: _, ...others } = levels;
  return level === undefined ? others : { ...others, [addOn]: level };
}

/**
 * The terms of an offer as the form has them. Where they are not what was wanted, that is kept: who only looks at
 * an insurer that sells less must not lose a cover by it.
 */
function termsIn(content: QuoteContent, { choices, differs, comparedAt }: ComparedOffer) {
  const { excess } = choices;
  const addOns: Partial<Record<AddOn, string>> = {};
  for (const { addonType, level } of choices.addOns) addOns[addonType] = level;
  const before = { excess: content.excess ?? comparedAt ?? excess, addOns: content.addOns };
  const wanted = differs.length === 0 ? undefined : (content.wanted ?? before);
  return { excess, addOns, wanted };
}

/** A pause in typing that ends a step, in milliseconds. */
const PAUSE = 1500;
const STEPS = 200;

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
        const nextStep = () => set(({ step }) => ({ step: step + 1 }));
        const change = (by: string, pause: number, content: QuoteContent) => {
          if (content === get().content) return;
          const at = now();
          const isSameVisit = last?.by === by;
          joins = isSameVisit && at - (last?.at ?? at) < pause;
          last = { by, at };
          if (!isSameVisit) nextStep();
          set({ content });
        };
        /** Each choice is a step, though undo takes back a quick row of them at once. */
        const choose = (by: string, content: QuoteContent) => {
          nextStep();
          change(by, PAUSE, content);
        };
        return {
          content: NOTHING,
          step: 0,
          load(content) {
            last = undefined;
            set({ content });
            form.temporal.getState().clear();
          },
          replace(content) {
            last = undefined;
            change('whole', 0, content);
          },
          type(path, text) {
            const { content } = get();
            if (text === (content.texts[path] ?? '')) return;
            change(path, PAUSE, typed(content, path, text));
          },
          fill: (by, texts) => change(by, Number.POSITIVE_INFINITY, filled(get().content, texts)),
          giveBack: (by, paths) =>
            change(by, Number.POSITIVE_INFINITY, givenBack(get().content, paths)),
          confirm: (path) => choose(`confirm ${path}`, confirmed(get().content, path)),
          useCar: (mark) => change(MARK, Number.POSITIVE_INFINITY, ofCar(get().content, mark)),
          chooseScheme(scheme, offer) {
            const { content } = get();
            const terms = offer ? termsIn(content, offer) : { wanted: undefined };
            choose('product', { ...content, ...terms, product: scheme });
          },
          chooseExcess(excess) {
            const { content } = get();
            const wanted = content.wanted && { ...content.wanted, excess };
            choose('excess', { ...content, excess, wanted });
          },
          chooseAddOn(addOn, level) {
            const { content } = get();
            const { wanted } = content;
            choose(addOn, {
              ...content,
              addOns: withLevel(content.addOns, addOn, level),
              wanted: wanted && { ...wanted, addOns: withLevel(wanted.addOns, addOn, level) },
            });
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
            nextStep();
            form.temporal.getState().undo();
          },
          redo() {
            last = undefined;
            nextStep();
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

/** The fields that are not the same in two contents, in the order of the page. */
export function changedFields(one: QuoteContent, other: QuoteContent): FormPath[] {
  const paths = new Set([...formPaths(one.items), ...formPaths(other.items)]);
  return [...paths].filter((path) => (one.texts[path] ?? '') !== (other.texts[path] ?? ''));
}

/** The first field that is not the same in two contents. */
export function firstChanged(one: QuoteContent, other: QuoteContent): FormPath | undefined {
  return changedFields(one, other)[0];
}
