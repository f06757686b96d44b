import { useEffect } from 'react';
import { Screen } from '../../parts/screen.tsx';
import { useService } from '../../stores/service.ts';
import { Clients } from './clients.tsx';
import { FirstCall } from './first-call.tsx';
import { Service } from './service.tsx';

/** Where the API is, who may call it, and how a first call goes. */
export function ApiAccessScreen() {
  const loadStatus = useService((state) => state.loadStatus);
  const loadClients = useService((state) => state.loadClients);
  useEffect(() => {
    void loadStatus();
    void loadClients();
  }, [loadStatus, loadClients]);

  return (
    <Screen
      title="API access"
      lead="Programs on this computer get the same prices from the same engine as these screens."
    >
      <Service />
      <Clients />
      <FirstCall />
    </Screen>
  );
}
