import { create } from 'zustand';
import type { Result } from '../../shared/contract/result.ts';
import type { Permission } from '../../shared/domain/permission.ts';
import type { Client, IssuedClient } from '../../shared/schemas/client.ts';
import type { LogTail } from '../../shared/schemas/log.ts';
import type { ServiceStatus } from '../../shared/schemas/service.ts';
import type { ApiUsage } from '../../shared/schemas/usage.ts';
import { call } from './call.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';

interface ServiceState {
  readonly status: Loaded<ServiceStatus>;
  readonly clients: Loaded<readonly Client[]>;
  readonly usage: Loaded<ApiUsage>;
  readonly log: Loaded<LogTail>;
  readonly loadStatus: () => Promise<void>;
  readonly loadClients: () => Promise<void>;
  readonly loadUsage: () => Promise<void>;
  readonly loadLog: () => Promise<void>;
  readonly createClient: (
    name: string,
    permissions: readonly Permission[],
  ) => Promise<Result<IssuedClient>>;
  readonly rotateClient: (id: string) => Promise<Result<IssuedClient>>;
  readonly revokeClient: (id: string) => Promise<Result<Client>>;
}

/** The API beside the screens, and who may call it. An issued secret is never kept here. */
export const useService = create<ServiceState>()((set, get) => ({
  status: LOADING,
  clients: LOADING,
  usage: LOADING,
  log: LOADING,
  async loadStatus() {
    set({ status: loaded(await call('serviceStatus', {})) });
  },
  async loadClients() {
    const answer = await call('listClients', {});
    set({ clients: loaded(answer.ok ? { ok: true, value: answer.value.clients } : answer) });
  },
  async loadUsage() {
    set({ usage: loaded(await call('apiUsage', {})) });
  },
  async loadLog() {
    set({ log: loaded(await call('readLog', {})) });
  },
  async createClient(name, permissions) {
    const answer = await call('createClient', { name, permissions: [...permissions] });
    if (answer.ok) await get().loadClients();
    return answer;
  },
  rotateClient: (id) => call('rotateClient', { client_id: id }),
  async revokeClient(id) {
    const answer = await call('revokeClient', { client_id: id });
    if (answer.ok) await get().loadClients();
    return answer;
  },
}));
