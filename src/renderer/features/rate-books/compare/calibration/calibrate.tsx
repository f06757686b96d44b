import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../../shared/contract/result.ts';
import type { KeptRateBook } from '../../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { JobBar } from '../../../../components/job-bar.tsx';
import { Section } from '../../../../components/section.tsx';
import { sayAlone } from '../../../../i18n/say.ts';
import type { BookPair } from '../book-pair.ts';
import { PairFault } from '../pair-fault.tsx';
import { CalibrationForm } from './calibration-form.tsx';
import { CalibrationResult } from './calibration-result.tsx';
import { useCalibration } from './calibration-store.ts';

/** What is wrong with the wanted average itself: it stands at its field. */
function averageProblem(fault: Fault | undefined): string | undefined {
  if (fault?.kind !== 'invalid') return undefined;
  const found = fault.errors?.find(({ path }) => path === 'average');
  return found && sayAlone(found.message);
}

interface CalibrateProps {
  readonly books: readonly KeptRateBook[];
  readonly pair: BookPair;
}

/** Finds the base premium of one of the two books that gives a wanted average premium. */
export function Calibrate({ books, pair }: CalibrateProps) {
  const { t } = useTranslation('compareBooks');
  const { input, isWorking, progress, answer, start, cancel } = useCalibration();
  const isOwn = input?.book.hash === pair.from || input?.book.hash === pair.to;
  const own = isOwn ? answer : undefined;
  const fault = own?.ok === false ? own.fault : undefined;
  const problem = averageProblem(fault);
  return (
    <Section title={t('view.calibration')} note={t('calibration.note')}>
      <CalibrationForm
        books={books}
        pair={pair}
        isWorking={isWorking}
        problem={problem}
        onStart={(request) => void start(request)}
      />
      {isWorking && (
        <JobBar what={t('calibration.working')} progress={progress} onCancel={cancel} />
      )}
      {fault && problem === undefined && <PairFault fault={fault} />}
      {own?.ok && <CalibrationResult found={own.value} />}
    </Section>
  );
}
