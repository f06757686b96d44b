import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RetentionPreview } from '../../../shared/schemas/people/retention.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { call } from '../../data/call.ts';
import { useShared } from '../../data/office.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { count } from '../../i18n/money.ts';
import classes from './fields/settings.module.css';
import { SettledInput, wholeNumber } from './fields/settled-input.tsx';
import { useSaved } from './fields/use-saved.tsx';

const MOST_MONTHS = 120;
const MOST_YEARS = 30;

const KINDS = ['quotes', 'policies', 'declined', 'drafts'] as const;

/** How many records can be erased now, and how many more can soon. */
function Erasable({ now, soon }: Pick<RetentionPreview, 'now' | 'soon'>) {
  const { t } = useTranslation('settings');
  const columns = [
    { title: t('retention.when') },
    ...KINDS.map((kind) => ({ title: t(`retention.${kind}`), className: table.number })),
  ];
  return (
    <ScrollingTable label={t('retention.table')} columns={columns}>
      {Object.entries({ now, soon }).map(([when, counts]) => (
        <tr key={when}>
          <th scope="row">{t(when === 'now' ? 'retention.now' : 'retention.soon')}</th>
          {KINDS.map((kind) => (
            <td key={kind} className={table.number}>
              {count(counts[kind])}
            </td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  );
}

interface PeriodsProps {
  readonly preview: RetentionPreview;
  /** Whether they can only be looked at. */
  readonly readOnly: boolean;
  readonly keep: ReturnType<typeof useSaved>['keep'];
}

/** The periods, whether the host goes by them, and what they would erase. */
function Periods({ preview: { retention, now, soon }, readOnly, keep }: PeriodsProps) {
  const { t } = useTranslation('settings');
  const save = (change: Partial<RetentionPreview['retention']>) =>
    keep(async () => {
      const answer = await call('saveRetention', change);
      if (answer.ok) await refresh('previewRetention');
      return answer;
    });
  const apply = async () => {
    const answer = await call('applyRetention', {});
    if (answer.ok) await refresh('previewRetention');
    return answer;
  };
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const due = KINDS.reduce((sum, kind) => sum + now[kind], 0);
  return (
    <>
      <div className={classes.panel}>
        <SettledInput
          label={t('retention.months')}
          numeric
          value={String(retention.unsoldMonths)}
          readOnly={readOnly}
          description={t('retention.monthsNote')}
          problem={wholeNumber({ least: 1, most: MOST_MONTHS })}
          onSettle={(text) => save({ unsoldMonths: Number(text) })}
        />
        <SettledInput
          label={t('retention.years')}
          numeric
          value={String(retention.policyYears)}
          readOnly={readOnly}
          description={t('retention.yearsNote')}
          problem={wholeNumber({ least: 1, most: MOST_YEARS })}
          onSettle={(text) => save({ policyYears: Number(text) })}
        />
        <Switch
          label={t('retention.daily')}
          description={t('retention.dailyNote')}
          checked={retention.isOn}
          disabled={readOnly}
          onChange={({ currentTarget: { checked } }) => save({ isOn: checked })}
        />
      </div>
      <Erasable now={now} soon={soon} />
      <div>
        <Button variant="default" disabled={readOnly || due === 0} onClick={() => setAsked(true)}>
          {t('retention.apply')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('retention.applyTitle')}
        text={t('retention.applyNote', now)}
        submit={t('retention.apply')}
        act={apply}
        onClose={close}
      />
    </>
  );
}

/** For how long records of persons are kept: an administrator's. */
export function Retention() {
  const { t } = useTranslation('settings');
  const title = t('retention.title');
  const { value, fault, refetch } = useOperation('previewRetention', {});
  const { keep, mark, trouble } = useSaved();
  const { officeDecides } = useShared();
  const problem = faultToSay(fault, value !== undefined);
  return (
    <Section title={title} note={t('retention.note')} action={mark}>
      {trouble}
      {officeDecides && <RoleNeeded right="records:manage" officeDecides />}
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!problem && !value && <Waiting what={title} height={120} />}
      {value && <Periods preview={value} readOnly={officeDecides} keep={keep} />}
    </Section>
  );
}
