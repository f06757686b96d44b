import { take } from '../../data/nested-value.ts';
import type { FieldKey } from './quote-fields.ts';
import type { PartSections } from './quote-sections.ts';

/** What a field of some kind holds. */
export type FieldValue = string | number | boolean;

/** What sections keep of a field; undefined where it was not given. */
export function fieldValue(sections: PartSections, key: FieldKey): FieldValue | undefined {
  const value = take(sections, key.split('.'));
  const isOne =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isOne ? value : undefined;
}
