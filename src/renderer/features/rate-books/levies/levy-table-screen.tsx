import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { KeptLevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useMay } from '../../../data/desk.ts';
import { MINUTE } from '../../../data/every.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { moment } from '../../../i18n/moment.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { ScreenLink } from '../../../components/screen-link.tsx';
import { AwaitedScreen } from '../awaited-screen.tsx';
import actions from '../book/book-actions.module.css';
import { AloneNotice } from '../life/alone-notice.tsx';
import { Life } from '../life/life.tsx';
import { LifeSteps } from '../life/life-steps.tsx';
import { StateBadge } from '../state-badge.tsx';
import { LEVIES, levyTableName, livingLevies } from './levy-name.ts';
import { LevyRates } from './levy-rates.tsx';

/** A way back to the list. */
function Back() {
  const { t } = useTranslation('rateBooks');
  return <ScreenLink to={LEVIES}>{t('levies.back')}</ScreenLink>;
}

function LevyTablePage({ levyTable }: { readonly levyTable: KeptLevyTable }) {
  const { t } = useTranslation('rateBooks');
  const { hash, activatedAt, publisher, steps } = levyTable;
  const may = useMay();
  const content = useOperation('readLevyTable', { hash });
  const name = levyTableName(levyTable);
  const since = activatedAt === null ? t('fact.never') : moment(activatedAt);
  return (
    <Screen title={name}>
      <Back />
      {may('ratebook:approve') ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={actions.actions} role="group" aria-label={t('levies.actions')}>
          <LifeSteps living={livingLevies(levyTable)} />
        </div>
      ) : (
        <RoleNeeded right="ratebook:approve" />
      )}
      <AloneNotice steps={steps} />
      <Facts>
        <Fact plain name={t('column.state')} value="">
          <StateBadge book={levyTable} />
        </Fact>
        <Fact plain name={t('fact.activatedAt')} value={since} />
        <Fact
          plain
          name={t('fact.publisher')}
          value={publisher?.fingerprint ?? t('fact.unsigned')}
        />
        <Fact name={t('fact.hash')} value={hash} copyAs={t('levies.hash', { table: name })} />
      </Facts>
      {content.fault && <FaultNotice fault={content.fault} onRetry={content.refetch} />}
      {!content.value && !content.fault && <Waiting what={t('levies.title')} height={220} />}
      {content.value && <LevyRates levyTable={content.value.levyTable} />}
      <Life steps={steps} />
    </Screen>
  );
}

/** One levy table: found by its hash in the address. */
export function LevyTableScreen() {
  const { t } = useTranslation('rateBooks');
  const { hash = '' } = useParams();
  // A scheduled table becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listLevyTables', {}, { every: MINUTE });
  const levyTable = value?.levyTables.find((one) => one.hash === hash);
  if (levyTable) return <LevyTablePage key={hash} levyTable={levyTable} />;
  if (value) {
    return (
      <Screen title={t('levies.noTable')} lead={t('levies.unknown', { hash })}>
        <Back />
      </Screen>
    );
  }
  return (
    <AwaitedScreen
      title={t('levies.one')}
      height={220}
      fault={fault}
      onRetry={refetch}
      back={<Back />}
    />
  );
}
