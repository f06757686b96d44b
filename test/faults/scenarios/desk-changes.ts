import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Result } from '../../../src/shared/result/result.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import { Breach } from '../breach.ts';
import { unlessItEnds } from '../host.ts';
import { fillPrepared } from '../prepared.ts';
import { answered, type Desk } from '../program.ts';
import { answers200, type Scenario } from '../scenario.ts';

/** A change at the desk: it has no key, and anyone who got no answer looks and does it again. */
interface DeskChange<T> {
  readonly name: string;
  /** How many requests it takes; by default one. */
  readonly requests?: number;
  readonly change: (desk: Desk) => Promise<Result<T>>;
  /** Looks whether it is there, whole; throws where only a part is. */
  readonly isThere: (desk: Desk, answer: T | undefined) => Promise<boolean>;
}

/** Whether so many requests were answered. */
const answersAll = (requests: number) => (text: string) =>
  answers200(text) && text.split('HTTP/1.1 200 ').length > requests;

/** The scenario of a change at the desk. */
export function scenarioOf<T>({ name, requests = 1, change, isThere }: DeskChange<T>): Scenario {
  return {
    name,
    runsOn: true,
    acknowledges: answersAll(requests),
    act: async (host) => {
      await fillPrepared(host.dataFolder);
      const desk = await host.start();
      host.arm();
      const result = await unlessItEnds(() => change(desk));
      const answer = result?.ok ? result.value : undefined;
      return {
        acknowledged: answer !== undefined,
        check: async (next, acknowledged) => {
          const there = await isThere(next, acknowledged ? answer : undefined);
          if (acknowledged && !there) throw new Breach('lost', `${name}: it is not there`);
          const again = await change(next);
          if (!again.ok) throw new Breach('stuck', faultSentence(again.fault));
          if (!(await isThere(next, again.value)))
            throw new Breach('lost', `${name}: done again, it is not there`);
        },
      };
    },
  };
}

/** Long enough for several pages of the database. */
const DRAFT = {
  id: '5f0c9a52-7f0e-4c7b-9a52-000000000001',
  title: 'Ní Dhomhnaill',
  content: { lines: Array.from({ length: 500 }, (_, line) => `Line ${line} of the draft`) },
};

const draftSaved = scenarioOf({
  name: 'draft saved',
  change: (desk) => desk.ask('saveDraft', DRAFT),
  isThere: async (desk) => {
    const found = await desk.ask('getDraft', { id: DRAFT.id });
    if (!found.ok) return false;
    if (!isDeepStrictEqual(found.value.content, DRAFT.content))
      throw new Breach('partial', 'half a draft');
    return true;
  },
});

const SETTINGS = { language: 'ga', tourDone: true } as const;

const settings = scenarioOf({
  name: 'settings',
  change: (desk) => desk.ask('saveSettings', SETTINGS),
  isThere: async (desk) => {
    const { language, tourDone } = await answered(desk, 'getSettings', {});
    if ((language === SETTINGS.language) !== tourDone)
      throw new Breach('partial', 'half of the settings');
    return tourDone;
  },
});

const CLIENT = { name: 'A second program', permissions: ['price' as const] };

/** The client under a name of its own: no two that are active have the same. */
const nextClient = () => ({ ...CLIENT, name: `${CLIENT.name}, ${randomUUID()}` });

const clientIssued = scenarioOf({
  name: 'client issued',
  change: (desk) => desk.ask('createClient', nextClient()),
  isThere: async (desk, issued) => {
    const { clients } = await answered(desk, 'listClients', {});
    const named = clients.filter(({ name }) => name.startsWith(CLIENT.name));
    if (!named.every(({ permissions }) => isDeepStrictEqual(permissions, CLIENT.permissions))) {
      throw new Breach('partial', 'a client without its permissions');
    }
    if (!issued) return named.length > 0;
    await desk.signIn(issued);
    return named.some(({ client_id }) => client_id === issued.client_id);
  },
});

/** Rows for several pieces of an import, each of which is a transaction of its own. */
const MARKS = Array.from({ length: 1_200 }, (_, number) => `191-D-${700_000 + number}`);
const REGISTER = `Reg,Make,Model,Year,cc,Fuel\n${MARKS.map(
  (mark) => `${mark},Ford,Focus,2019,1000,Petrol`,
).join('\n')}`;

/** A mark of the demonstration alone. */
const DEMONSTRATION = '191-D-12345';

const datasetImported = scenarioOf({
  name: 'dataset import',
  requests: 2,
  change: async (desk) => {
    const contentBase64 = Buffer.from(REGISTER).toString('base64');
    const handed = await desk.ask('receiveFilePart', { contentBase64 });
    if (!handed.ok) return handed;
    const { upload } = handed.value;
    return desk.ask('importDataset', { kind: 'vehicles', upload, fileName: 'register.csv' });
  },
  isThere: async (desk) => {
    const { datasets } = await answered(desk, 'listDatasets', {});
    const imported = datasets.some(({ kind, imported }) => kind === 'vehicles' && imported);
    const known = imported ? [MARKS[0], MARKS[600], MARKS.at(-1)] : [DEMONSTRATION];
    for (const vrm of known) {
      const found = await desk.ask('lookUpVehicle', { vrm: vrm ?? '' });
      if (!found.ok) throw new Breach('partial', `a dataset without ${vrm}`);
    }
    return imported;
  },
});

/** What the screens change beside quotes. */
export const deskChanges: readonly Scenario[] = [
  draftSaved,
  settings,
  clientIssued,
  datasetImported,
];
