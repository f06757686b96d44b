import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDataVersion } from '../../data/data-version.ts';
import classes from './bars.module.css';

/** Says that the host is gone, for as long as it is so. */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const reached = useDataVersion((state) => state.reached);
  const isCovered = useDataVersion((state) => state.signedOut !== undefined || state.locked);
  return (
    <div role="status" className={classes.status}>
      {!reached && !isCovered && (
        <div className={classes.lost}>
          <Loader size={14} color="currentColor" aria-hidden />
          {t('lost')}
        </div>
      )}
    </div>
  );
}
