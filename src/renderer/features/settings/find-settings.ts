import '../../i18n/screen-words/settings.ts';
import { fold } from '../../../shared/domain/fold.ts';
import type { May } from '../../data/desk.ts';
import type { English } from '../../i18n/english.ts';
import { translate } from '../../i18n/i18n.ts';
import { type PageName, pagesFor } from './pages.ts';

type Settled = Exclude<keyof English['settings']['also'], symbol>;

/** Every setting: the page that has it, and the words that name it; what else it is called stands under `also`. */
const SETTINGS = {
  scheme: { page: 'appearance', name: 'common:scheme.label' },
  language: { page: 'appearance', name: 'settings:appearance.language' },
  notifications: { page: 'appearance', name: 'settings:appearance.notifications' },
  spelling: { page: 'spelling', name: 'settings:spelling.check' },
  ownWords: { page: 'spelling', name: 'settings:spelling.ownWords' },
  blur: { page: 'privacy', name: 'settings:privacy.blur' },
  idle: { page: 'privacy', name: 'settings:privacy.idle' },
  shortcuts: { page: 'shortcuts', name: 'settings:shortcuts.title' },
  firmName: { page: 'firm', name: 'settings:firm.name' },
  firmAddress: { page: 'firm', name: 'settings:firm.address' },
  firmTelephone: { page: 'firm', name: 'settings:firm.telephone' },
  centralBank: { page: 'firm', name: 'settings:firm.centralBankNumber' },
  registration: { page: 'firm', name: 'settings:firm.registration' },
  regulatory: { page: 'firm', name: 'settings:firm.regulatoryStatement' },
  logo: { page: 'firm', name: 'settings:firm.logo' },
  terms: { page: 'firm', name: 'settings:firm.termsOfBusiness' },
  mayPass: { page: 'onCover', name: 'settings:firm.mayPass' },
  scope: { page: 'selling', name: 'settings:selling.scope' },
  insurers: { page: 'selling', name: 'settings:selling.insurers' },
  commission: { page: 'selling', name: 'settings:selling.commission' },
  fee: { page: 'selling', name: 'settings:selling.fee' },
  texts: { page: 'texts', name: 'settings:texts.title' },
  signature: { page: 'texts', name: 'settings:texts.signature' },
  answers: { page: 'answers', name: 'settings:answers.title' },
  datasets: { page: 'datasets', name: 'settings:datasets.title' },
  people: { page: 'people', name: 'settings:people.title' },
  office: { page: 'office', name: 'settings:office.title' },
  retention: { page: 'retention', name: 'settings:retention.title' },
  backups: { page: 'backups', name: 'settings:backups.title' },
  backupFolder: { page: 'backups', name: 'settings:backups.folder' },
  passphrase: { page: 'backups', name: 'settings:backups.passphrase' },
  encryption: { page: 'encryption', name: 'settings:encryption.title' },
  updates: { page: 'updates', name: 'settings:updates.title' },
  training: { page: 'training', name: 'settings:training.title' },
  dataFolder: { page: 'advanced', name: 'settings:installation.dataFolder' },
  port: { page: 'advanced', name: 'settings:installation.port' },
  backupHour: { page: 'advanced', name: 'settings:backups.hour' },
  backupCount: { page: 'advanced', name: 'settings:backups.count' },
  backupDays: { page: 'advanced', name: 'settings:backups.days' },
  move: { page: 'advanced', name: 'settings:move.title' },
} as const satisfies Record<Settled, { readonly page: PageName; readonly name: string }>;

const IDS = Object.keys(SETTINGS) as Settled[];

export interface FoundSetting {
  readonly id: string;
  readonly title: string;
  readonly page: PageName;
}

/** Whether each word that was typed begins one of these. */
function fits(typed: readonly string[], ...texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u));
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}

/**
 * The settings that are called what was typed, or something like it, in the language of the screens: those
 * named so first, then those that are also called so.
 */
export function findSettings(query: string, may: May): readonly FoundSetting[] {
  const typed = fold(query.trim()).split(/\s+/);
  const pages = pagesFor(may);
  const all = IDS.map((id) => {
    const { page, name } = SETTINGS[id];
    const title = translate(name);
    const isNamed = fits(typed, title);
    const isCalled = fits(
      typed,
      title,
      translate(`settings:also.${id}`),
      translate(`settings:${page}.title`),
    );
    return { id, title, page, isNamed, isCalled };
  });
  const found = all.filter(({ page, isCalled }) => isCalled && pages.includes(page));
  return [...found.filter(({ isNamed }) => isNamed), ...found.filter(({ isNamed }) => !isNamed)];
}
