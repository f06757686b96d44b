import { utcText } from '../../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../../shared/schemas/data/backup.ts';
import type { RestoreNotice } from '../../../../shared/schemas/data/backups.ts';
import { type RestorePreview, restoreNotice } from '../../../app/backup/restore-preview.ts';
import type { Change, Difference } from '../../../core/backup/difference.ts';
import { table } from '../common/table.ts';

/** What a backup holds, in one line. */
export function manifestLine(manifest: BackupManifest): string {
  const { madeAt, appVersion, quotes, policies, rateBooks, encryption } = manifest;
  const how = encryption ? 'encrypted' : 'NOT encrypted';
  return `Made ${madeAt} by Quotedesk ${appVersion}, ${how}: quotes ${quotes}, policies ${policies}, rate books ${rateBooks}.`;
}

const timeText = (time: number | null) => (time === null ? 'none' : utcText(time));

function changeRow(title: string, { gained, lost }: Change): string[] {
  return [title, `${gained} gained`, `${lost} lost`];
}

function erasureLines(erasures: number): string[] {
  if (erasures === 0) return [];
  return [
    `Erasures that the backup does not have: ${erasures}. The people they erased may come back: erase them again after the restore (\`records erase\`).`,
  ];
}

function peopleLines({ gained, lost, changed, signIn }: Difference['people']): string[] {
  if (signIn.now && !signIn.restored) {
    return [
      'No sign-in after the restore: the backup has no people, so anyone at the desk can do everything.',
    ];
  }
  if (gained + lost + changed === 0) return [];
  return [
    `People who sign in: ${gained} gained, ${lost} lost, ${changed} with another name, PIN, login or roles. They sign in with their PINs of the backup.`,
  ];
}

function differenceLines({ newest, ...difference }: Difference): string[] {
  return [
    ...table([
      changeRow('Quotes', difference.quotes),
      changeRow('Policies', difference.policies),
      changeRow('Customers', difference.customers),
      changeRow('Rate books', difference.rateBooks),
      changeRow('Levy tables', difference.levyTables),
      changeRow('Drafts', difference.drafts),
      changeRow('API clients', difference.clients),
      changeRow('Imported files', difference.datasets),
    ]),
    `Quotes with another history: ${difference.changedQuotes}`,
    `Settings with another value: ${difference.changedSettings}`,
    ...peopleLines(difference.people),
    ...erasureLines(difference.erasures),
    `Newest event: ${timeText(newest.now)} now, ${timeText(newest.restored)} in the backup`,
  ];
}

const NOTICES: Readonly<Record<RestoreNotice, string>> = {
  keyOfBackup:
    'The restored data have the key that sealed the backup, and its recovery key. Where this computer does not open them, `encryption recover` lets it.',
  notEncrypted: 'The restored data are NOT encrypted: `encryption on` encrypts them.',
};

/** What a restore changes, in lines. */
export function previewLines(preview: RestorePreview): string[] {
  const { manifest, difference, problem } = preview;
  const why = problem === null ? [] : [problem];
  const notice = restoreNotice(preview);
  return [
    ...(manifest ? [manifestLine(manifest)] : []),
    ...(difference
      ? differenceLines(difference)
      : ['The present data cannot be read, and are not compared.', ...why]),
    ...(notice === null ? [] : [NOTICES[notice]]),
  ];
}
