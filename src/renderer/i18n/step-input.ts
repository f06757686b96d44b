import { COVERS } from '../../shared/schemas/cover.ts';
import { NOT_GIVEN, type Step } from '../../shared/schemas/explanation.ts';
import { translate } from './i18n.ts';

/** What a step rated, in words: the base rates the cover, whose code is not for people. */
export function stepInput({ id, input }: Step): string {
  if (input === NOT_GIVEN) return translate('common:notGiven');
  const cover = id === 'base' ? COVERS.find((each) => each === input) : undefined;
  return cover ? translate(`common:cover.${cover}`) : input;
}
