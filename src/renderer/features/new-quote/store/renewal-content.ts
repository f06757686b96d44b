import { daysLater } from '../../../../shared/domain/date.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import { isFormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import type { ProposedDraft } from '../../../../shared/schemas/quotes/draft.ts';
import { typedDay } from '../../../i18n/day.ts';
import { beginning, type QuoteContent } from './content.ts';
import { contentOfFile } from './read-content.ts';

interface Renewal {
  readonly draft: ProposedDraft;
  readonly defaults: Settings['defaults'];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * An imported customer as the form begins with one: over the usual answers, with what is proposed
 * marked. Cover of a renewal that is over begins at the usual start.
 */
export function contentOfRenewal({ draft, defaults, today }: Renewal): QuoteContent {
  const usual = beginning(defaults, today);
  const known = contentOfFile({ document: draft.document });
  const startOf = (text: string) => {
    const day = readMoment(text)?.day ?? today;
    return typedDay(day < today ? daysLater(today, defaults.startInDays) : day);
  };
  const proposed = draft.proposed.flatMap(({ path, value }) =>
    isFormPath(path)
      ? [{ path, text: path === 'Policy/InceptionDate' ? startOf(value) : value }]
      : [],
  );
  const texts = Object.fromEntries(proposed.map(({ path, text }) => [path, text]));
  const paths = proposed.map(({ path }) => path);
  return {
    ...known,
    excess: usual.excess,
    texts: { ...usual.texts, ...known.texts, ...texts },
    before: { ...known.before, ...Object.fromEntries(paths.map((path) => [path, ''])) },
    proposed: paths,
  };
}
