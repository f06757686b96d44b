import { useLocation, useSearchParams } from 'wouter';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { CommandId } from '../../../commands/catalogue.ts';
import { quotePlace } from '../../../data/places.ts';

/** The sections of a quote's page with the command that leads to each; their words stand under `quote:section`. */
export const SECTIONS = {
  overview: 'sectionOverview',
  premium: 'sectionPremium',
  alternatives: 'sectionTerms',
  policy: 'sectionTerms',
  documents: 'sectionDocuments',
  history: 'sectionHistory',
  claims: 'sectionClaims',
} as const satisfies Record<string, CommandId>;

export type SectionName = keyof typeof SECTIONS;

/** The sections that only a policy has, and the one that a policy has no more. */
const IS_OF_POLICY: Partial<Record<SectionName, boolean>> = {
  policy: true,
  claims: true,
  alternatives: false,
};

/** The sections of a quote or a policy, in their order. */
export function sectionsOf({ status }: Pick<Quote, 'status'>): SectionName[] {
  const { isPolicy } = STATUSES[status];
  const names = Object.keys(SECTIONS) as SectionName[];
  return names.filter((name) => (IS_OF_POLICY[name] ?? isPolicy) === isPolicy);
}

/** Where a section stands. */
export function sectionPlace(quoteId: string, name: SectionName): string {
  const place = quotePlace(quoteId);
  return name === 'overview' ? place : `${place}?section=${name}`;
}

/**
 * From how many columns on a section is in sight: the chosen one always, the overview next to it, then
 * the history. Where the overview or the history is the chosen one, the next section comes next to it.
 */
export function columnsFor(
  chosen: SectionName,
  sections: readonly SectionName[],
): Readonly<Partial<Record<SectionName, number>>> {
  const other = sections.find((name) => name !== 'overview' && name !== 'history');
  const [second, third]: readonly (SectionName | undefined)[] =
    chosen === 'overview'
      ? [other, 'history']
      : chosen === 'history'
        ? ['overview', other]
        : ['overview', 'history'];
  return {
    [chosen]: 1,
    ...(second && { [second]: 2 }),
    ...(third && { [third]: 3 }),
  };
}

/** The section that the address names, and how to go to another one. */
export function useSection(quote: Pick<Quote, 'quoteId' | 'status'>) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const sections = sectionsOf(quote);
  const named = params.get('section');
  const chosen = sections.find((name) => name === named) ?? 'overview';
  return {
    sections,
    chosen,
    goTo: (name: SectionName) => navigate(sectionPlace(quote.quoteId, name)),
  };
}
