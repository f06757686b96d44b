import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE, type Call, CHANNEL } from '../shared/bridge.ts';

const call: Call = (operation, input, realm) =>
  ipcRenderer.invoke(CHANNEL, operation, input, realm);

contextBridge.exposeInMainWorld(BRIDGE, call);
