import type { Cover } from '../../../shared/shapes/cover.ts';

/** The covers in the order of their cards, and what each is for. */
export const covers: readonly { cover: Cover; title: string; note: string }[] = [
  { cover: 'Comprehensive', title: 'Comprehensive', note: 'Own damage, fire, theft, liability' },
  { cover: 'TPFT', title: 'Third party, fire and theft', note: 'Fire, theft, liability' },
  { cover: 'ThirdParty', title: 'Third party only', note: 'Liability to others' },
];

/** What a person reads for a cover. */
export function titleOf(cover: string): string {
  return covers.find((each) => each.cover === cover)?.title ?? cover;
}
