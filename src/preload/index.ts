import { contextBridge, ipcRenderer, webFrame } from 'electron';
import {
  BRIDGE,
  type Call,
  CHANNEL,
  COMMAND_CHANNEL,
  DESKTOP,
  DESKTOP_CHANNEL,
  type Desktop,
  ENCRYPTED_ARGUMENT,
  ENCRYPTION_CHANNEL,
  MOVE_CHANNEL,
  OPENED_CHANNEL,
  SPELLING_ARGUMENT,
  SPELLING_CHANNEL,
  UPDATES_CHANNEL,
} from '../shared/contract/bridge.ts';
import type { SpellingRequest } from '../shared/schemas/desk/desk-spelling.ts';
import type { Opened } from '../shared/schemas/desk/desktop.ts';

const call: Call = (operation, input, environment, version) =>
  ipcRenderer.invoke(CHANNEL, operation, input, environment, version);

const spelling = (request: SpellingRequest) => ipcRenderer.invoke(SPELLING_CHANNEL, request);

const desktop: Desktop = {
  encrypted: process.argv.includes(ENCRYPTED_ARGUMENT),
  encryption: (request) => ipcRenderer.invoke(ENCRYPTION_CHANNEL, request),
  updates: (request) => ipcRenderer.invoke(UPDATES_CHANNEL, request),
  move: (request) => ipcRenderer.invoke(MOVE_CHANNEL, request),
  spelling: () => spelling({ kind: 'state' }),
  ask: (request) => ipcRenderer.invoke(DESKTOP_CHANNEL, request),
  onCommand: (take) => {
    ipcRenderer.on(COMMAND_CHANNEL, (_event, command: string) => take(command));
  },
  onOpened: (take) => {
    ipcRenderer.on(OPENED_CHANNEL, (_event, opened: Opened) => take(opened));
  },
};

// The main process is not asked about `about:blank` and the like, which would take the page away.
window.navigation.addEventListener('navigate', (event) => {
  if (event.destination.url.startsWith('about:')) event.preventDefault();
});

if (process.argv.includes(SPELLING_ARGUMENT)) {
  // The language only says how words are told apart, the same way for English and Irish.
  webFrame.setSpellCheckProvider('en-IE', {
    spellCheck: (words, answer) =>
      void spelling({ kind: 'misspelt', words }).then(
        (misspelt: string[] | undefined) => answer(misspelt ?? []),
        () => answer([]),
      ),
  });
}

contextBridge.exposeInMainWorld(BRIDGE, call);
contextBridge.exposeInMainWorld(DESKTOP, desktop);
