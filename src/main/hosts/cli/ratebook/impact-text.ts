import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Segment } from '../../../../shared/domain/rate-books/impact.ts';
import type {
  ImpactReport,
  ImpactTotals,
  Move,
} from '../../../../shared/schemas/rate-books/impact.ts';
import { counted } from '../common/findings.ts';
import { amount, table } from '../common/table.ts';
import { pairLine } from './diff.ts';

/** What the segments are called. */
export const SEGMENT_TITLES: Readonly<Record<Segment, string>> = {
  scheme: 'Scheme',
  cover: 'Cover',
  age: 'Age',
  noClaims: 'Years without a claim',
  county: 'County',
  outcome: 'Outcome',
};

/** A segment of risks that said nothing. */
export const UNSAID = 'not given';

/** A percentage with its sign; a dash where there is none. */
function percentText(percent: number | null): string {
  if (percent === null) return '-';
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
}

/** What a band is called: `down 2 to 5 %`. */
export function bandText({ from, to }: ImpactTotals['bands'][number]): string {
  if (from === null) return `down over ${Math.abs(to ?? 0)} %`;
  if (to === null) return `up over ${from} %`;
  if (from === to) return 'unchanged';
  return to > 0 ? `up ${from} to ${to} %` : `down ${Math.abs(to)} to ${Math.abs(from)} %`;
}

/** The average premium of some that were compared, in euro. */
function average(sum: number, { compared }: Pick<ImpactTotals, 'compared'>): string {
  return compared === 0 ? '-' : amount(sum / compared);
}

function totalLines({ total, skipped }: ImpactReport): string[] {
  const { risks, compared, dearer, cheaper, before, after, percent } = total;
  return [
    `${counted(risks, 'risk')}, ${compared} priced by both: ${dearer} dearer, ${cheaper} cheaper, ${compared - dearer - cheaper} unchanged`,
    `Average ${average(before, total)} → ${average(after, total)} euro (${percentText(percent)})`,
    `Declined: ${total.newlyDeclined} newly, ${total.noLongerDeclined} no longer`,
    `Referred: ${total.newlyReferred} newly, ${total.noLongerReferred} no longer`,
    ...(skipped > 0 ? [`Quotes that cannot be read: ${skipped}`] : []),
  ];
}

function segmentLines(segments: ImpactReport['segments']): string[] {
  const head = ['', '', 'Risks', 'Changed', 'Before', 'After', 'Moved', 'Declined', 'Referred'];
  const rows = segments.map((one, i) => [
    segments[i - 1]?.by === one.by ? '' : SEGMENT_TITLES[one.by],
    one.name || UNSAID,
    `${one.risks}`,
    `${one.changed}`,
    average(one.before, one),
    average(one.after, one),
    percentText(one.percent),
    `${one.newlyDeclined}`,
    `${one.newlyReferred}`,
  ]);
  const sides = head.map((_, i) => (i < 2 ? 'left' : 'right'));
  return table([head, ...rows], sides);
}

function moveLines(title: string, moves: readonly Move[]): string[] {
  if (moves.length === 0) return [];
  const head = ['Risk', 'Before', 'After', 'Euro', 'Percent', 'Cover', 'Age', 'County'];
  const rows = moves.map(({ risk, before, after, difference, percent, cover, age, county }) => [
    ...[risk, amount(before), amount(after), amount(difference), percentText(percent)],
    ...[coverTitle[cover], age === undefined ? '' : `${age}`, county ?? ''],
  ]);
  const sides = head.map((_, i) => (i > 0 && i < 5 ? 'right' : 'left'));
  return ['', title, ...table([head, ...rows], sides)];
}

function ruleLines(rules: ImpactReport['rules']): string[] {
  if (rules.length === 0) return [];
  const rows = rules.map(({ rule, message, decision, risks }) => [
    ...[decision, rule, `${risks}`, message],
  ]);
  return [
    '',
    'Newly declined or referred by',
    ...table([['', 'Rule', 'Risks', 'Reason'], ...rows], ['left', 'left', 'right']),
  ];
}

/** What a second book does to the premiums of a first, as lines for people. */
export function impactLines(report: ImpactReport): string[] {
  const bands = report.total.bands.map((band) => [bandText(band), `${band.risks}`]);
  return [
    pairLine(report),
    ...totalLines(report),
    '',
    ...table([['Premium', 'Risks'], ...bands], ['left', 'right']),
    '',
    ...segmentLines(report.segments),
    ...ruleLines(report.rules),
    ...moveLines('Largest rises', report.dearer),
    ...moveLines('Largest falls', report.cheaper),
  ];
}
