import { COVERS } from '../../shared/shapes/cover.ts';
import type { Step } from '../../shared/shapes/explanation.ts';
import { say } from '../words/words.ts';

/** What a step rated, in words: the base rates the cover, whose code is not for people. */
export function stepInput({ id, input }: Step): string {
  const cover = id === 'base' ? COVERS.find((each) => each === input) : undefined;
  return cover ? say(`common:cover.${cover}`) : input;
}
