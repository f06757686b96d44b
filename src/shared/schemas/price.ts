import { type Static, Type } from 'typebox';
import { COVERS, coverOfRater, type RaterCover } from './cover.ts';
import { Explanation } from './explanation.ts';
import { WarningShape } from './remark.ts';

const RATER_COVERS = Object.keys(coverOfRater) as RaterCover[];

/** The quick price's three inputs. The keys are literal dotted names. */
export const PriceRequest = Type.Object({
  data: Type.Object({
    'in_policy.dateInception': Type.String({ description: 'ISO 8601 date-time' }),
    'in_customer.dateOfBirth': Type.String({ description: 'YYYY-MM-DD' }),
    'in_dts.raterCover': Type.Enum(RATER_COVERS),
  }),
});
export type PriceRequest = Static<typeof PriceRequest>;

const Amounts = (rater: string) => ({
  [`rater.${rater}.GrossPrem`]: Type.Number({ description: 'Euro with levies, before the fee' }),
  [`rater.${rater}.PolFee`]: Type.Number({ description: 'Policy administration fee, euro' }),
  [`rater.${rater}.PremAfterPolFee`]: Type.Number({ description: 'Total, euro' }),
});

/** The same three numbers under the cover's own keys where it is not Comprehensive. */
export const PriceResult = Type.Object({
  ...Amounts('Comp'),
  ...Type.Partial(Type.Object({ ...Amounts('TP'), ...Amounts('TPFT') })).properties,
  explanation: Explanation,
  warnings: Type.Array(WarningShape),
});

/** The screens' quick price: any cover of the three inputs, with all three answers side by side. */
export const CompareRequest = Type.Object({
  inception: Type.String({ description: 'ISO 8601 date-time' }),
  dateOfBirth: Type.String({ description: 'YYYY-MM-DD' }),
});

export const Comparison = Type.Object({
  covers: Type.Array(
    Type.Object({
      cover: Type.Enum([...COVERS]),
      explanation: Explanation,
    }),
  ),
  warnings: Type.Array(WarningShape),
});
export type Comparison = Static<typeof Comparison>;
