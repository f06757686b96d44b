import type { BrowserWindow, Dialog, IpcMain, IpcMainInvokeEvent } from 'electron';
import { MOVE_CHANNEL } from '../../../shared/contract/bridge.ts';
import { checker } from '../../../shared/contract/check.ts';
import {
  type DeskMove,
  type MoveRefusal,
  MoveRequest,
  type MoveStage,
} from '../../../shared/schemas/desk/desk-move.ts';
import type { MoveOrder } from '../../app/vault/move.ts';
import { syncedFolder } from '../../core/data-state/synced-folder.ts';
import type { Words } from './words/words.ts';

interface MoveParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showMessageBox'>;
  /** The window of ours that asks; undefined where it is no page of ours. */
  readonly senderOf: (event: IpcMainInvokeEvent) => BrowserWindow | undefined;
  readonly words: (window: BrowserWindow) => Words['move'];
  readonly dataFolder: string;
  readonly setByAdministrator: boolean;
  /** Whether who is signed in at the desk may move the data. */
  readonly mayMove: () => Promise<boolean>;
  readonly now: () => number;
  /** Closes the data, so that they can be copied. */
  readonly close: () => Promise<void>;
  readonly move: (order: MoveOrder, onStage: (stage: MoveStage) => void) => Promise<unknown>;
  /** Starts again, on the data where they are then. */
  readonly restart: () => void;
  readonly onError: (error: unknown) => void;
}

/** The rules of a move, which few pages ask for. */
const rules = () => import('../../app/vault/move.ts');

/**
 * Carries out what the page asks about the place of the data. The folder comes from the system's dialog
 * alone: no page can name one. Anything else hears where the move stands.
 */
export function takeMoveRequests(parts: MoveParts): void {
  const { dataFolder, words, dialog } = parts;
  const check = checker(MoveRequest, 'closed');
  let step: DeskMove = { kind: parts.setByAdministrator ? 'setByAdministrator' : 'idle' };

  async function choose(window: BrowserWindow): Promise<void> {
    const { canceled, filePaths } = await dialog.showOpenDialog(window, {
      title: words(window).choose,
      properties: ['openDirectory', 'createDirectory', 'promptToCreate'],
    });
    const [chosen] = filePaths;
    if (canceled || chosen === undefined) return;
    const { moveRefusalOf, mustTakeData, placeIn } = await rules();
    const to = placeIn(chosen, dataFolder);
    try {
      const size = mustTakeData({ dataFolder, to, now: parts.now() });
      step = { kind: 'chosen', to, ...size, warning: syncedFolder(to) };
    } catch (error) {
      const why = moveRefusalOf(error);
      if (why === undefined) throw error;
      step = { kind: 'refused', to, why };
    }
  }

  /** Once the data are closed this process has no use but to say what happened and start again. */
  async function move(to: string, window: BrowserWindow): Promise<void> {
    const onStage = (stage: MoveStage) => {
      step = { kind: 'moving', to, stage };
    };
    onStage('closing');
    try {
      await parts.close();
      await parts.move({ dataFolder, to, now: parts.now() }, onStage);
    } catch (error) {
      parts.onError(error);
      const { moveRefusalOf } = await rules();
      await sayFailed(window, moveRefusalOf(error));
    }
    parts.restart();
  }

  async function sayFailed(window: BrowserWindow, why: MoveRefusal | undefined): Promise<void> {
    const { failed, notWhole, unchanged, again } = words(window);
    await dialog
      .showMessageBox(window, {
        type: 'warning',
        title: 'Quotedesk',
        message: failed,
        buttons: [again],
        noLink: true,
        detail: why === 'notWhole' ? notWhole : unchanged,
      })
      .catch(parts.onError);
  }

  async function carryOut(request: MoveRequest, window: BrowserWindow): Promise<void> {
    if (request.kind === 'state' || step.kind === 'setByAdministrator') return;
    if (!(await parts.mayMove())) return;
    // Of two presses only one finds it chosen.
    if (request.kind === 'choose') {
      if (step.kind !== 'moving') await choose(window);
    } else if (step.kind === 'chosen') await move(step.to, window);
  }

  parts.ipcMain.handle(MOVE_CHANNEL, async (event: IpcMainInvokeEvent, asked: unknown) => {
    const window = parts.senderOf(event);
    const checked = check(asked);
    if (!window || 'errors' in checked) return undefined;
    await carryOut(checked.value, window).catch(parts.onError);
    return step;
  });
}
