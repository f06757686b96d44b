import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { useMay } from '../../../data/desk.ts';
import { bookPath } from '../book-name.ts';
import { comparePath } from '../compare/book-pair.ts';
import { LifeSteps } from '../life/life-steps.tsx';
import { livingBook } from '../life/living.ts';
import classes from './book-actions.module.css';
import { ExportBook } from './export-book.tsx';

interface BookActionsProps {
  readonly book: KeptRateBook;
  /** What the checks find today; undefined while that is on the way. */
  readonly findings: readonly FileFinding[] | undefined;
}

/** What can be done with a rate book as it stands. */
export function BookActions({ book, findings }: BookActionsProps) {
  const { t } = useTranslation('rateBooks');
  const may = useMay();
  const { hash, publisher, summary } = book;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      {may('ratebook:approve') && <LifeSteps living={livingBook(book)} findings={findings} />}
      {summary && (
        <>
          <Button component={Link} variant="default" href={comparePath(book)}>
            {t('actions.compare')}
          </Button>
          {may('ratebook:draft') && (
            <Button component={Link} variant="default" href={`${bookPath(hash)}/edit`}>
              {t('actions.edit')}
            </Button>
          )}
          <ExportBook hash={hash} isSigned={publisher !== null} />
        </>
      )}
    </div>
  );
}
