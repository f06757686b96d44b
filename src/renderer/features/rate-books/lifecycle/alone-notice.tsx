import { useTranslation } from 'react-i18next';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { Notice } from '../../../components/notice.tsx';
import { stepBy } from './step-words.ts';

/** That a rate book or a levy table was approved without a second person, by whom and why. */
export function AloneNotice({ steps }: Pick<KeptTable<unknown>, 'steps'>) {
  const { t } = useTranslation('rateBooks');
  const approved = steps.find(({ ownDraft }) => ownDraft);
  if (!approved) return null;
  return (
    <Notice tone="warning" title={t('step.ownDraft')}>
      {stepBy(approved)}: <q>{approved.reason}</q>
    </Notice>
  );
}
