import type { Cover } from '../../../shared/shapes/cover.ts';

/** The covers in the order of their cards; their words stand under `common:cover`. */
export const covers: readonly Cover[] = ['Comprehensive', 'TPFT', 'ThirdParty'];
