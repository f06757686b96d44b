import { startHost } from '../support/host/host.ts';
import { preparedFolders } from '../support/host/prepared-folders.ts';

/** The API client that the first start issues here. */
export const CLIENT = { id: 'desktop-test', secret: 'desktop-test-secret-0123456789abcdef' };

const prepared = preparedFolders(async (dataFolder) => {
  const { app, close } = await startHost({
    dataFolder,
    firstClient: CLIENT,
    secrets: 'production',
  });
  await app.dispatch(await app.desk.caller(), 'saveSettings', { tourDone: true });
  await close();
});

/**
 * A new data folder as after a first start whose welcome was put away. What is tested at a first start opens
 * an empty folder.
 */
export const startedFolder = async (dataFolder?: string): Promise<string> =>
  (await prepared(undefined, dataFolder)).dataFolder;
