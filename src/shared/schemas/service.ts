import { type Static, Type } from 'typebox';
import { MessageShape } from './remark.ts';

/** What the screens say about the API next to them. */
export const ServiceStatus = Type.Object({
  version: Type.String(),
  host: Type.Enum(['desktop', 'headless', 'command']),
  api: Type.Object({
    url: Type.Union([Type.String(), Type.Null()], { description: 'Null while it does not listen' }),
    problem: Type.Union([MessageShape, Type.Null()], { description: 'Why it does not listen' }),
  }),
  scope: Type.String(),
  dataFolder: Type.String(),
  runtime: Type.Object({ node: Type.String({ description: 'Version of Node.js' }) }),
  history: Type.Object({
    problem: Type.Union([MessageShape, Type.Null()], {
      description: 'Why the database is not the one whose history is known',
    }),
  }),
  rateBook: Type.Object({
    name: Type.String(),
    version: Type.String(),
    hash: Type.String(),
    demonstration: Type.Boolean(),
  }),
});
export type ServiceStatus = Static<typeof ServiceStatus>;

/** Screens that show what is kept ask for it often, and read again when it is another. */
export const DataVersion = Type.Object({ version: Type.Integer() });
