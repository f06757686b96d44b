import { useTranslation } from 'react-i18next';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import table from '../../../components/table.module.css';
import { moment } from '../../../i18n/day.ts';
import { shortHash } from '../dated-table.ts';
import { stepBy, stepWords } from '../lifecycle/lifecycle.tsx';
import classes from './list.module.css';

/** The newest step of the life of a table; one without any came with the application. */
export function LastStep({ steps }: Pick<KeptTable<unknown>, 'steps'>) {
  const { t } = useTranslation('rateBooks');
  const last = steps.at(-1);
  if (!last) return <span className={table.quiet}>{t('step.shipped')}</span>;
  return (
    <>
      {stepWords(last)}
      <span className={classes.by}>
        {stepBy(last)} · {moment(last.at)}
      </span>
    </>
  );
}

/** How the hash of a table begins, with a button that copies the whole. @param what is copied, in words */
export function HashCell({ hash, what }: { readonly hash: string; readonly what: string }) {
  return (
    <span className={classes.hash}>
      <code className={table.code}>{shortHash(hash)}</code>
      <CopyButton text={hash} what={what} />
    </span>
  );
}
