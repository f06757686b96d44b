import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';

/** Says that nothing can be rated again, because the rate book of the quote is not there. */
export function NoRateBook() {
  const { t } = useTranslation('quote');
  return <Notice urgent tone="fault" title={t('noRateBook')} />;
}
