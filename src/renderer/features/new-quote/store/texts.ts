import { type FormPath, formPaths } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { normaliseVrm } from '../../../../shared/domain/registration.ts';
import { MARK } from '../../../data/form-fields.ts';
import type { QuoteContent, Texts } from './content.ts';

/** What only the customer knows of a car: another registration means another answer. */
const OF_ONE_CAR: readonly FormPath[] = ['Vehicle/Value', 'Vehicle/Mileage'];

/** Texts without those of some fields. */
export function without(texts: Texts, paths: readonly FormPath[]): Texts {
  const left = Object.entries(texts).filter(([path]) => !paths.some((each) => each === path));
  return Object.fromEntries(left);
}

/** The content with the car for which value and mileage were given, where that was not kept. */
export function withCar(content: QuoteContent): QuoteContent {
  const mark = normaliseVrm(content.texts[MARK] ?? '');
  const open = OF_ONE_CAR.filter((path) => content.texts[path] && !content.givenFor[path]);
  if (mark === undefined || open.length === 0) return content;
  const givenFor = Object.fromEntries(open.map((path) => [path, mark]));
  return { ...content, givenFor: { ...content.givenFor, ...givenFor } };
}

/** The content with a text as it was typed: what stood there before counts no more. */
export function typed(content: QuoteContent, path: FormPath, text: string): QuoteContent {
  const { texts, before, givenFor, toConfirm } = content;
  const next = {
    ...content,
    texts: { ...texts, [path]: text },
    before: without(before, [path]),
    givenFor: without(givenFor, [path]),
    toConfirm: toConfirm.filter((marked) => marked !== path),
  };
  // A registration that is typed reads as others on its way.
  return path === MARK ? next : withCar(next);
}

/** The answers that are still to be confirmed: what a register fills needs no customer. */
export function openMarks({ toConfirm, before, proposed }: QuoteContent): readonly FormPath[] {
  return toConfirm.filter((path) => before[path] === undefined || proposed.includes(path));
}

/** The content with an answer that the customer confirmed. */
export function confirmed(content: QuoteContent, path: FormPath): QuoteContent {
  const toConfirm = content.toConfirm.filter((marked) => marked !== path);
  return toConfirm.length === content.toConfirm.length ? content : { ...content, toConfirm };
}

/** The content with what is known of some fields; what stood there before stays at hand. */
export function filled({ texts, before, ...others }: QuoteContent, known: Texts): QuoteContent {
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

/** The content with what stood in some fields before they were filled or cleared. */
export function givenBack(content: QuoteContent, paths: readonly FormPath[]): QuoteContent {
  const { texts, before } = content;
  const back = paths.filter((path) => before[path] !== undefined);
  if (back.length === 0) return content;
  return {
    ...content,
    texts: { ...texts, ...Object.fromEntries(back.map((path) => [path, before[path]])) },
    before: without(before, back),
  };
}

/** The content for a car: value and mileage of another car are cleared, those of this one come back. */
export function ofCar(content: QuoteContent, mark: string): QuoteContent {
  const { texts, givenFor } = content;
  const back = OF_ONE_CAR.filter((path) => givenFor[path] === mark);
  const others = OF_ONE_CAR.filter((path) => texts[path] && (givenFor[path] ?? mark) !== mark);
  const kept = givenBack(content, back);
  if (others.length === 0) return kept;
  return filled(kept, Object.fromEntries(others.map((path) => [path, ''])));
}
