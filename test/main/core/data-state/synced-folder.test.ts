import { expect, test } from 'vitest';
import { syncedFolder } from '../../../../src/main/core/data-state/synced-folder.ts';

const service = (folder: string) => syncedFolder(folder)?.values?.service;

test.each([
  ['C:\\Users\\Aoife\\OneDrive - Murphy Brokers\\Quotedesk', 'OneDrive'],
  ['/Users/aoife/Library/CloudStorage/OneDrive-Personal/Quotedesk', 'OneDrive'],
  ['/home/aoife/Dropbox (Murphy)/Quotedesk', 'Dropbox'],
  ['/Users/aoife/Library/Mobile Documents/com~apple~CloudDocs/Quotedesk', 'iCloud'],
  ['C:\\Users\\Aoife\\iCloudDrive\\Quotedesk', 'iCloud'],
  ['/Users/aoife/Library/CloudStorage/GoogleDrive-a@murphy.ie/My Drive/data', 'Google Drive'],
  ['C:\\Users\\Aoife\\Google Drive\\data', 'Google Drive'],
])('%s is kept the same on several computers by %s', (folder, name) => {
  expect(service(folder)).toBe(name);
});

test.each(['/srv/quotedesk', 'C:\\Dropboxer\\data', '/home/aoife/notonedrive', '/'])(
  '%s is not',
  (folder) => expect(syncedFolder(folder)).toBeUndefined(),
);
