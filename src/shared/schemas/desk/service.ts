import { type Static, Type } from 'typebox';
import { DATA_PROBLEMS } from '../../domain/data-problem.ts';
import { MessageShape } from '../common/remark.ts';
import { POLICY_NAMES } from './policies.ts';

/** What is wrong with the data as a whole: while it is so, it can only be read. */
const DataProblemShape = Type.Union([
  Type.Object({ kind: Type.Enum([...DATA_PROBLEMS]), message: MessageShape }),
  Type.Null(),
]);

/** What the screens say about the API next to them. */
export const ServiceStatus = Type.Object({
  version: Type.String(),
  host: Type.Enum(['desktop', 'headless', 'command']),
  api: Type.Object({
    url: Type.Union([Type.String(), Type.Null()], { description: 'Null while it does not listen' }),
    problem: Type.Union([MessageShape, Type.Null()], { description: 'Why it does not listen' }),
  }),
  setByAdministrator: Type.Array(Type.Enum([...POLICY_NAMES]), {
    description: 'What the administrator of the computer has set',
  }),
  scope: Type.String(),
  dataFolder: Type.String(),
  runtime: Type.Object({ node: Type.String({ description: 'Version of Node.js' }) }),
  data: Type.Object({
    problem: DataProblemShape,
    warning: Type.Union([MessageShape, Type.Null()], {
      description: 'What endangers the data where they lie',
    }),
  }),
  rateBook: Type.Union([
    Type.Object({
      name: Type.String(),
      version: Type.String(),
      hash: Type.String(),
      demonstration: Type.Boolean(),
    }),
    Type.Null({ description: 'None is in force by the clock, or a damaged one might be' }),
  ]),
});
export type ServiceStatus = Static<typeof ServiceStatus>;

/** Screens that show what is kept ask for it often, and read again when it is another. */
export const DataVersion = Type.Object({
  version: Type.Integer({ description: 'Changes with all that is kept but drafts' }),
  drafts: Type.Integer({
    description: 'Changes with drafts, which are saved while they are typed',
  }),
  problem: DataProblemShape,
});
export type DataVersion = Static<typeof DataVersion>;
