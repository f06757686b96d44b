/** What is said of backups. */
export const BACKUPS = {
  backupFailed: 'There is no backup: {{problem}}',
  backupBusy: 'Another backup or restore is running: try again when it ends',
  backupFolderGone:
    'The folder of the backups, {{folder}}, is missing: connect its drive, or choose another folder',
  backupFolderIsFile: 'The folder of the backups, {{folder}}, is a file: name a folder',
  backupFolderFull:
    'There is no room left in the folder of the backups, {{folder}}: free some space there',
  backupFolderReadOnly: 'The folder of the backups, {{folder}}, cannot be written',
  backupFolderFailing: 'The drive of the folder of the backups, {{folder}}, reports an error',
  backupFolderRelative:
    'The folder of the backups must be a full path, starting with the drive; {{folder}} is not',
  backupFolderInside:
    'The folder of the backups, {{folder}}, is inside the data folder {{dataFolder}}: name one outside it, or none for the default',
  backupUnprotected:
    'Backups outside the data folder must be encrypted: set a passphrase for them, or encrypt the data, before you use {{folder}}',
  backupUnsound: 'The backup is damaged, and was set aside as {{file}}: {{problem}}',
  backupLocked:
    'This backup opens only with its passphrase, or with the recovery key of its data: give the right one',
  backupNotRestored: 'This cannot be restored, and nothing was changed: {{problem}}',
  backupOverdue: 'No backup has succeeded since {{at}}, for more than a week',
  backupNever: 'No backup has succeeded yet',
} as const;
