import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron';
import { SPELLING_CHANNEL } from '../../../../shared/contract/bridge.ts';
import { checker } from '../../../../shared/contract/check.ts';
import {
  type DeskSpelling,
  SpellingRequest,
} from '../../../../shared/schemas/desk/desk-spelling.ts';
import type { Language } from '../words/words.ts';
import type { Spelling } from './spelling.ts';

interface SpellingRequestParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly senderOf: (event: IpcMainInvokeEvent) => BrowserWindow | undefined;
  readonly languageOf: (window: BrowserWindow) => Language;
  readonly spelling: Pick<Spelling, 'state' | 'misspelt'>;
}

/** Carries out what a page, or the checker of its fields, asks about spelling. */
export function takeSpellingRequests(parts: SpellingRequestParts): void {
  const { ipcMain, senderOf, languageOf, spelling } = parts;
  const check = checker(SpellingRequest, 'closed');
  ipcMain.handle(
    SPELLING_CHANNEL,
    async (event, asked: unknown): Promise<DeskSpelling | readonly string[] | undefined> => {
      const window = senderOf(event);
      const checked = check(asked);
      if (!window || 'errors' in checked) return undefined;
      const request = checked.value;
      return request.kind === 'state'
        ? spelling.state()
        : spelling.misspelt(request.words, languageOf(window));
    },
  );
}
