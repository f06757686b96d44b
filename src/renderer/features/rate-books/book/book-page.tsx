import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { moment } from '../../../i18n/moment.ts';
import { bookName, bookPath } from '../book-name.ts';
import { Examples } from '../check/examples.tsx';
import { Findings } from '../check/findings.tsx';
import { comparePath } from '../compare/book-pair.ts';
import { AloneNotice } from '../lifecycle/alone-notice.tsx';
import { datedBook } from '../lifecycle/dated-table.ts';
import { Lifecycle } from '../lifecycle/lifecycle.tsx';
import { LifecycleSteps } from '../lifecycle/lifecycle-steps.tsx';
import { StateBadge } from '../state-badge.tsx';
import { BookContent } from '../tables/book-content.tsx';
import classes from './book-actions.module.css';
import { ExportBook } from './export-book.tsx';

/** Whose a rate book is, where it stands, and what it is known by. */
function BookFacts({ book }: { readonly book: KeptRateBook }) {
  const { t } = useTranslation('rateBooks');
  const { summary, activatedAt, publisher, hash } = book;
  const since = activatedAt === null ? t('fact.never') : moment(activatedAt);
  return (
    <Facts>
      <Fact plain name={t('column.state')} value="">
        <StateBadge book={book} />
      </Fact>
      {summary && (
        <>
          <Fact plain name={t('fact.scheme')} value={summary.scheme.name} />
          <Fact plain name={t('fact.insurer')} value={summary.scheme.insurer} />
          <Fact plain name={t('fact.inForceFrom')} value={writtenDay(summary.inForceFrom)} />
        </>
      )}
      <Fact plain name={t('fact.activatedAt')} value={since} />
      {publisher ? (
        <Fact
          name={t('fact.publisher')}
          value={publisher.fingerprint}
          copyAs={t('fact.publisher')}
        />
      ) : (
        <Fact plain name={t('fact.publisher')} value={t('fact.unsigned')} />
      )}
      <Fact name={t('fact.hash')} value={hash} copyAs={t('hash', { book: bookName(book) })} />
    </Facts>
  );
}

interface BookActionsProps {
  readonly book: KeptRateBook;
  /** What the checks find today; undefined while that is on the way. */
  readonly findings: readonly FileFinding[] | undefined;
}

/** What can be done with a rate book as it stands. */
function BookActions({ book, findings }: BookActionsProps) {
  const { t } = useTranslation('rateBooks');
  const may = useMay();
  const { hash, publisher, summary } = book;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      {may('ratebook:approve') && <LifecycleSteps dated={datedBook(book)} findings={findings} />}
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

/** What the checks find in a rate book, and whether its examples hold; then what is in it. */
function Content({ hash }: { readonly hash: string }) {
  const { t } = useTranslation('rateBooks');
  const content = useOperation('readRateBook', { hash });
  const check = useOperation('checkRateBook', { hash });
  const [shown, setShown] = useState('general');
  const parts = useRef<HTMLDivElement>(null);
  const fault = content.fault ?? check.fault;
  const show = (path: string) => {
    setShown(path);
    parts.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {fault && (
        <FaultNotice
          fault={fault}
          onRetry={() => {
            content.refetch();
            check.refetch();
          }}
        />
      )}
      {check.value && (
        <Section title={t('findings.title')}>
          <Findings findings={check.value.findings} onShow={show} />
        </Section>
      )}
      {!content.value && !fault && <Waiting what={t('content.title')} height={420} />}
      {content.value && (
        <>
          <BookContent
            ref={parts}
            hash={hash}
            book={content.value.rateBook}
            shown={shown}
            onShow={setShown}
          />
          <Examples book={content.value.rateBook} results={check.value?.examples} />
        </>
      )}
    </>
  );
}

/** A rate book with all that can be known of it and done with it. */
export function BookPage({ book }: { readonly book: KeptRateBook }) {
  const may = useMay();
  // Also asked by the content: one answer for both.
  const { value: check } = useOperation(
    'checkRateBook',
    { hash: book.hash },
    { enabled: book.summary !== null },
  );
  return (
    <Screen title={bookName(book)} lead={book.summary?.scheme.name ?? ''}>
      <BookActions book={book} findings={check?.findings} />
      {!may('ratebook:approve') && <RoleNeeded right="ratebook:approve" />}
      <AloneNotice steps={book.steps} />
      <BookFacts book={book} />
      <Lifecycle steps={book.steps} />
      <Content hash={book.hash} />
    </Screen>
  );
}
