import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { wasChallenger } from '../../../../shared/domain/challenger.ts';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { bookPath, challengerPath } from '../book-name.ts';
import { type LifeStep, openSteps } from '../life/open-steps.ts';
import classes from './book-actions.module.css';
import { ExportBook } from './export-book.tsx';

interface BookActionsProps {
  readonly book: KeptRateBook;
  readonly onStart: (step: LifeStep) => void;
}

/** What can be done with a rate book as it stands. */
export function BookActions({ book, onStart }: BookActionsProps) {
  const { t } = useTranslation('rateBooks');
  const { hash, publisher, summary } = book;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      {openSteps(book).map((step, i) => (
        <Button
          key={step}
          variant={i === 0 && step !== 'withdraw' ? 'filled' : 'default'}
          onClick={() => onStart(step)}
        >
          {t(`actions.${step}`)}
        </Button>
      ))}
      {wasChallenger(book) && (
        <Button component={Link} variant="default" href={challengerPath(hash)}>
          {t('actions.challengerReport')}
        </Button>
      )}
      {summary && (
        <>
          <Button component={Link} variant="default" href={`/rate-books/compare?from=${hash}`}>
            {t('actions.compare')}
          </Button>
          <Button component={Link} variant="default" href={`${bookPath(hash)}/edit`}>
            {t('actions.edit')}
          </Button>
          <ExportBook hash={hash} isSigned={publisher !== null} />
        </>
      )}
    </div>
  );
}
