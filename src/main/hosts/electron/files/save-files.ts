import type { BrowserWindow, Dialog } from 'electron';
import type { DesktopAnswer, FileContent } from '../../../../shared/schemas/desk/desktop.ts';
import { writeFiles } from './write-files.ts';

interface SaveParts {
  readonly dialog: Pick<Dialog, 'showOpenDialog'>;
  readonly window: BrowserWindow;
}

/**
 * Asks once for a folder and writes all files there; none of them over another file.
 * @throws where one cannot be written
 */
export async function saveFiles(
  files: readonly FileContent[],
  { dialog, window }: SaveParts,
): Promise<DesktopAnswer> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openDirectory', 'createDirectory'],
  });
  const [folder] = filePaths;
  if (canceled || folder === undefined) return 'cancelled';
  writeFiles(folder, files);
  return 'done';
}
