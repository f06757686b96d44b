import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE, type Call, CHANNEL } from '../shared/bridge.ts';

const call: Call = (operation, input) => ipcRenderer.invoke(CHANNEL, operation, input);

contextBridge.exposeInMainWorld(BRIDGE, call);
