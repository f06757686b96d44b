import { utcText } from '../../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../../shared/schemas/data/backup.ts';
import type { RestorePreview } from '../../../app/backup/restore-backup.ts';
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

function differenceLines({ newest, ...difference }: Difference): string[] {
  return [
    ...table([
      changeRow('Quotes', difference.quotes),
      changeRow('Policies', difference.policies),
      changeRow('Customers', difference.customers),
      changeRow('Rate books', difference.rateBooks),
    ]),
    `Quotes with another history: ${difference.changedQuotes}`,
    `Settings with another value: ${difference.changedSettings}`,
    `Newest event: ${timeText(newest.now)} now, ${timeText(newest.restored)} in the backup`,
  ];
}

/** What a restore changes, in lines. */
export function previewLines({ manifest, difference }: RestorePreview): string[] {
  return [
    ...(manifest ? [manifestLine(manifest)] : []),
    ...(difference
      ? differenceLines(difference)
      : ['The data that are there now cannot be read, and are not compared.']),
  ];
}
