import type { ServiceStatus } from '../../../shared/shapes/service.ts';
import { Fact, Facts } from '../../parts/facts.tsx';
import { FaultNotice } from '../../parts/fault-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/section.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useService } from '../../stores/service.ts';

function StatusFacts({ status }: { readonly status: ServiceStatus }) {
  const { api, scope, dataFolder, history, rateBook } = status;
  const kind = rateBook.demonstration ? ' (demonstration: not an offer of insurance)' : '';
  return (
    <>
      {api.url === null && (
        <Notice tone="fault" title="The API does not listen">
          {api.problem}
        </Notice>
      )}
      {history.problem !== null && (
        <Notice tone="fault" title="The history of the quotes does not fit">
          {history.problem}
        </Notice>
      )}
      <Facts>
        {api.url !== null && <Fact name="Address" value={api.url} copyAs="address" />}
        <Fact name="Scope" value={scope} copyAs="scope" />
        <Fact name="Data folder" value={dataFolder} copyAs="data folder" />
        <Fact name="Rate book" value={`${rateBook.name} ${rateBook.version}${kind}`} plain />
        <Fact name="Content hash" value={rateBook.hash} copyAs="content hash" />
      </Facts>
    </>
  );
}

/** Where the API listens and what it rates with. */
export function Service() {
  const status = useService((state) => state.status);
  const loadStatus = useService((state) => state.loadStatus);
  return (
    <Section title="Service">
      {status.state === 'loading' && <Waiting what="the service" height={240} />}
      {status.state === 'failed' && <FaultNotice fault={status.fault} onRetry={loadStatus} />}
      {status.state === 'ready' && <StatusFacts status={status.value} />}
    </Section>
  );
}
