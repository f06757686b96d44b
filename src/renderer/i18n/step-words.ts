import type { RatedText } from '../../shared/domain/messages/message.ts';
import { COVERS } from '../../shared/domain/quotes/cover.ts';
import type { Step } from '../../shared/schemas/quotes/explanation.ts';
import { bookWords } from './book-words.ts';
import { translate } from './i18n.ts';

/** The words of a step: the base rates the cover, whose code is not for people. */
function words(id: string, text: RatedText): string {
  const cover = id === 'base' ? COVERS.find((each) => each === text) : undefined;
  return cover ? translate(`common:cover.${cover}`) : bookWords(text);
}

/** What a step rated. */
export const stepInput = ({ id, input }: Step) => words(id, input);

/** The row of the rate book that a step used. */
export const stepRow = ({ id, row }: Step) => words(id, row);
