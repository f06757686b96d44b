import type { Firm } from '../../shared/schemas/desk/firm.ts';

/** What every firm must say on its papers. */
const NEEDED = ['name', 'centralBankNumber', 'termsOfBusiness'] as const;

/** What of it a firm has not given yet. */
export const missingOf = (firm: Firm): readonly (typeof NEEDED)[number][] =>
  NEEDED.filter((name) => !firm[name]);
