/** What is said of backups. */
export const BACKUPS = {
  backupFailed: 'There is no backup: {{problem}}',
  backupBusy: 'Another backup or restore of these data is at work: try again when it has ended',
  backupFolderGone:
    'The folder of the backups, {{folder}}, is not there: connect its drive, or choose another folder',
  backupFolderIsFile: 'The folder of the backups, {{folder}}, is a file: name a folder',
  backupFolderFull:
    'There is no room left in the folder of the backups, {{folder}}: free some space there',
  backupFolderReadOnly: 'The folder of the backups, {{folder}}, can not be written',
  backupFolderFailing: 'The drive of the folder of the backups, {{folder}}, reports an error',
  backupFolderRelative:
    'The folder of the backups must be a whole path, from the drive on; {{folder}} is none',
  backupFolderInside:
    'The folder of the backups, {{folder}}, is a part of the data folder {{dataFolder}}: name one outside of it, or none for the usual one',
  backupUnprotected:
    'Backups leave the data folder only encrypted: set a passphrase for them, or encrypt the data, before they go to {{folder}}',
  backupUnsound: 'The backup is not sound, and was kept apart as {{file}}: {{problem}}',
  backupLocked:
    'This backup opens only by its passphrase, or by the recovery key that its data had: give the right one',
  backupNotRestored: 'This can not be restored, and nothing was changed: {{problem}}',
  backupOverdue: 'No backup has succeeded since {{at}}, for more than a week',
  backupNever: 'No backup has succeeded yet',
} as const;
