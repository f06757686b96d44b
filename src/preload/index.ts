import { contextBridge, ipcRenderer } from 'electron';
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
  UPDATES_CHANNEL,
} from '../shared/contract/bridge.ts';
import type { Opened } from '../shared/schemas/desktop.ts';

const call: Call = (operation, input, environment, version) =>
  ipcRenderer.invoke(CHANNEL, operation, input, environment, version);

const desktop: Desktop = {
  encrypted: process.argv.includes(ENCRYPTED_ARGUMENT),
  encryption: (request) => ipcRenderer.invoke(ENCRYPTION_CHANNEL, request),
  updates: (request) => ipcRenderer.invoke(UPDATES_CHANNEL, request),
  move: (request) => ipcRenderer.invoke(MOVE_CHANNEL, request),
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

contextBridge.exposeInMainWorld(BRIDGE, call);
contextBridge.exposeInMainWorld(DESKTOP, desktop);
