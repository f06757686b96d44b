import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import rateBooks from '../../../i18n/en/rateBooks.json';
import { translate } from '../../../i18n/i18n.ts';
import { nameOf } from '../../../i18n/say.ts';

type Named = keyof typeof rateBooks.input;

const isNamed = (input: string): input is Named => Object.hasOwn(rateBooks.input, input);

/** The element of the quote document that fills each input as it was given. */
const PATHS: ReadonlyMap<string, string> = new Map(
  [...TEXT_RATING_FIELDS, ...NUMBER_RATING_FIELDS].map(({ input, path }) => [input, path]),
);

/** What the screens call an input of rating; one without a name keeps its own. */
export function inputName(input: string): string {
  if (isNamed(input)) return translate(`rateBooks:input.${input}`);
  return nameOf(PATHS.get(input) ?? input);
}
