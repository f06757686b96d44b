import { useTranslation } from 'react-i18next';
import type { ImpactRequest } from '../../../../../shared/schemas/rate-books/impact.ts';
import { Empty } from '../../../../components/empty.tsx';
import { JobBar } from '../../../../components/job-bar.tsx';
import { Section } from '../../../../components/section.tsx';
import { createJobStore } from '../../../../data/job-store.ts';
import type { BookPair } from '../book-pair.ts';
import { PairFault } from '../pair-fault.tsx';
import { ImpactForm } from './impact-form.tsx';
import { ImpactResult } from './impact-result.tsx';

/** The measurement that goes on, or the last one: it stays while another screen is shown. */
const useImpact = createJobStore('measureImpact');

/** Whether a measurement is of two books. */
function isOf({ from, to }: BookPair, input: ImpactRequest | undefined): boolean {
  return input?.from.hash === from && input.to.hash === to;
}

/** What the second book does to the premiums of the first: measured when it is asked for. */
export function Impact({ pair }: { readonly pair: BookPair }) {
  const { t } = useTranslation('compareBooks');
  const { input, isWorking, progress, answer, start, cancel } = useImpact();
  const own = isOf(pair, input) ? answer : undefined;
  return (
    <Section title={t('view.impact')} note={t('impact.note')}>
      <ImpactForm
        isWorking={isWorking}
        onMeasure={(risks) =>
          void start({ from: { hash: pair.from }, to: { hash: pair.to }, ...risks })
        }
      />
      {isWorking && (
        <JobBar
          what={t(isOf(pair, input) ? 'impact.working' : 'impact.workingOther')}
          progress={progress}
          onCancel={cancel}
        />
      )}
      {own && !own.ok && <PairFault fault={own.fault} />}
      {own?.ok && own.value.total.risks === 0 && (
        <Empty title={t(own.value.since ? 'impact.nothingSince' : 'impact.nothing')}>
          {t('impact.nothingNote')}
        </Empty>
      )}
      {own?.ok && own.value.total.risks > 0 && <ImpactResult report={own.value} />}
    </Section>
  );
}
