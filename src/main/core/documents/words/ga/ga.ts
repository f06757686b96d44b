import type { Texts } from '../en/en.ts';
import { advice } from './advice.ts';
import { facts } from './facts.ts';
import { paper } from './paper.ts';
import { premium } from './premium.ts';
import { ipid, terms } from './product.ts';

/** What documents say in Irish. */
export const ga: Texts = { ...paper, premium, ipid, terms, facts, advice };
