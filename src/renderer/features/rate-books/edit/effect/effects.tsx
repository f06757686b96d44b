import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { FaultNotice } from '../../../../components/fault-notice.tsx';
import { Section } from '../../../../components/section.tsx';
import { Waiting } from '../../../../components/waiting.tsx';
import type { Draft } from '../book/draft.ts';
import type { Trial } from '../use-trial.ts';
import classes from './effects.module.css';
import { Examples } from './examples.tsx';
import { type Finding, Findings } from './findings.tsx';
import { WhatIf } from './what-if.tsx';

interface EffectsProps {
  readonly draft: Draft;
  readonly trial: Trial;
  /** Goes to the cell of a finding; undefined where no table shows it. */
  readonly placeOf: (finding: Finding) => (() => void) | undefined;
  /** Adds the risk to the examples. */
  readonly onAdd: () => void;
  /** Has some of the examples expect what the book gives. */
  readonly onTake: (examples: NonNullable<RateBookTrial['examples']>) => void;
}

/** What the edits do: to a risk, to what the checks find, and to the examples. */
export function Effects({ draft, trial, placeOf, onAdd, onTake }: EffectsProps) {
  const { t } = useTranslation('bookEdit');
  const { value, fault, refetch } = trial.answer;
  // Nothing is said of the book before the first answer.
  const waiting = (what: string) => !fault && <Waiting what={what} height={80} />;
  return (
    <div className={classes.effects}>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      <Section title={t('risk.label')}>
        <WhatIf
          draft={draft}
          risk={trial.risk}
          start={trial.start}
          covers={value?.covers ?? null}
          onStart={trial.setStart}
          onRisk={trial.setRisk}
          onAdd={onAdd}
        />
      </Section>
      <Section title={t('findings.label')}>
        {value ? (
          // What the checks say of examples, their own table shows.
          <Findings
            findings={value.findings.filter(({ path }) => !path.startsWith('examples['))}
            placeOf={placeOf}
          />
        ) : (
          waiting(t('findings.label'))
        )}
      </Section>
      <Section title={t('examples.label')}>
        {value ? (
          <Examples examples={value.examples} onTake={onTake} />
        ) : (
          waiting(t('examples.label'))
        )}
      </Section>
    </div>
  );
}
