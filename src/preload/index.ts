import { contextBridge, ipcRenderer } from 'electron';
import {
  BRIDGE,
  type Call,
  CHANNEL,
  COMMAND_CHANNEL,
  DESKTOP,
  DESKTOP_CHANNEL,
  type Desktop,
} from '../shared/contract/bridge.ts';

const call: Call = (operation, input, environment, version) =>
  ipcRenderer.invoke(CHANNEL, operation, input, environment, version);

const desktop: Desktop = {
  ask: (request) => ipcRenderer.invoke(DESKTOP_CHANNEL, request),
  onCommand: (take) => {
    ipcRenderer.on(COMMAND_CHANNEL, (_event, command: string) => take(command));
  },
};

contextBridge.exposeInMainWorld(BRIDGE, call);
contextBridge.exposeInMainWorld(DESKTOP, desktop);
