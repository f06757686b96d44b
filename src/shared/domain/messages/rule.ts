import { REMARKS } from './remarks.ts';

/** Where a schema keeps the code of its rule: JSON, and so the description of the API, omits it. */
export const RULE = Symbol('rule');

/** What a pattern asks for, as keywords of a JSON Schema: in words, and as the code of a remark. */
export interface Rule {
  readonly 'x-rule': string;
  readonly [RULE]: keyof typeof REMARKS;
}

/** The rule of a pattern, by the code of the remark that a text which breaks it gets. */
export function rule(code: Rule[typeof RULE]): Rule {
  return { 'x-rule': REMARKS[code], [RULE]: code };
}
