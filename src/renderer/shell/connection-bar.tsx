import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDataVersion } from '../data/data-version.ts';
import classes from './bars.module.css';

/** Says that the host is gone, or the browser not signed in, for as long as it is so. */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const reached = useDataVersion((state) => state.reached);
  const closed = useDataVersion((state) => state.closed);
  return (
    <div role="status" className={classes.status}>
      {!reached && (
        <div className={classes.lost}>
          {!closed && <Loader size={14} color="currentColor" aria-hidden />}
          {t(closed ? 'lost.closed' : 'lost.gone')}
        </div>
      )}
    </div>
  );
}
