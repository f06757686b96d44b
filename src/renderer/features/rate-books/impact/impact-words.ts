import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type {
  ImpactReport,
  ImpactTotals,
  Move,
} from '../../../../shared/schemas/rate-books/impact.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money, signedPercent } from '../../../i18n/money.ts';

type Band = ImpactTotals['bands'][number];

/** What a band of percent is called: `2% to 5% dearer`. */
export function bandWords({ from, to }: Band): string {
  if (from === null) return translate('compareBooks:band.downOver', { percent: Math.abs(to ?? 0) });
  if (to === null) return translate('compareBooks:band.upOver', { percent: from });
  if (from === to) return translate('compareBooks:band.same');
  return to > 0
    ? translate('compareBooks:band.up', { least: from, most: to })
    : translate('compareBooks:band.down', { least: Math.abs(to), most: Math.abs(from) });
}

/** Which way the premiums of a band moved. */
export function wayOf({ from, to }: Band): 'down' | 'same' | 'up' {
  if (from !== null && from === to) return 'same';
  return from === null || from < 0 ? 'down' : 'up';
}

/** A percentage of a measurement with its sign; a dash where there is none. */
export function percentWords(percent: number | null): string {
  return percent === null ? translate('common:none') : signedPercent(percent / 100);
}

/** The average premium of those that both books price, in euro; undefined where there are none. */
export function averageOf(sum: number, { compared }: Pick<ImpactTotals, 'compared'>) {
  return compared === 0 ? undefined : sum / compared;
}

/** An average in words; a dash where there is none. */
export function averageWords(sum: number, totals: Pick<ImpactTotals, 'compared'>): string {
  const average = averageOf(sum, totals);
  return average === undefined ? translate('common:none') : money(average);
}

/** What the core calls bands of ages and of years without a claim, and the words for each. */
const FORMS: readonly (readonly [RegExp, (...numbers: string[]) => string])[] = [
  [/^under (\d+)$/, (age) => translate('compareBooks:segment.under', { age })],
  [/^(\d+) to (\d+)$/, (from, to) => translate('compareBooks:segment.fromTo', { from, to })],
  [/^(\d+) and more$/, (least) => translate('compareBooks:segment.andMore', { least })],
  [/^Other$/, () => translate('compareBooks:segment.other')],
];

/** What became of quotes, as the core names it. */
const OUTCOMES = ['accepted', 'lost', 'refused', 'expired', 'open'] as const;

/** What a segment is called in the language of the screens. */
export function segmentWords(name: string): string {
  if (name === '') return bookWords(message('answerNotGiven'));
  const cover = COVERS.find((each) => coverTitle[each] === name);
  if (cover) return translate(`common:cover.${cover}`);
  const outcome = OUTCOMES.find((each) => each === name);
  if (outcome) return translate(`compareBooks:outcome.${outcome}`);
  for (const [form, say] of FORMS) {
    const match = form.exec(name);
    if (match) return say(...match.slice(1));
  }
  return bookWords(name);
}

/** Who a risk is: age, years without a claim, county, as far as they are known. */
export function riskWords({ age, noClaimsYears, county }: Move): string {
  return [
    ...(age === undefined ? [] : [translate('compareBooks:moves.age', { age })]),
    ...(noClaimsYears === undefined
      ? []
      : [
          translate('compareBooks:moves.noClaims', {
            years: translate('book:unit.years', { count: noClaimsYears }),
          }),
        ]),
    ...(county === undefined ? [] : [bookWords(county)]),
  ].join(' · ');
}

/** Two books as a title: the name and version of each. */
export function pairWords({ from, to }: Pick<ImpactReport, 'from' | 'to'>): string {
  return `${from.name} ${from.version} → ${to.name} ${to.version}`;
}
