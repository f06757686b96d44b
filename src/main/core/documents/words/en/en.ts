import { advice } from './advice.ts';
import { facts } from './facts.ts';
import { paper } from './paper.ts';
import { premium } from './premium.ts';
import { product } from './product.ts';

/** What documents say in English. */
export const en = { ...paper, premium, ...product, facts, advice };

/** What documents say in every language: what lacks one of these texts does not compile. */
export type Texts = typeof en;
