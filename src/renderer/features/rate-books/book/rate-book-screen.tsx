import '../../../i18n/screen-words/rate-books.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { ScreenLink } from '../../../components/links.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Screen, Section } from '../../../components/screen.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useShared } from '../../../data/office.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { comparePath } from '../compare/book-pair.tsx';
import { bookName, bookPath, datedBook, RATE_BOOKS } from '../dated-table.ts';
import { AloneNotice, Lifecycle, LifecycleSteps } from '../lifecycle/lifecycle.tsx';
import classes from '../rate-books.module.css';
import { AwaitedScreen, StateBadge } from '../state-badge.tsx';
import { BookContent, ExportBook } from '../tables/book-content.tsx';
import { Findings } from '../tables/findings.tsx';
import { Examples } from './examples.tsx';

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
  const { may } = useShared();
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
  const { may, officeDecides } = useShared();
  // Also asked by the content: one answer for both.
  const { value: check } = useOperation(
    'checkRateBook',
    { hash: book.hash },
    { enabled: book.summary !== null },
  );
  return (
    <Screen title={bookName(book)} lead={book.summary?.scheme.name ?? ''}>
      <BookActions book={book} findings={check?.findings} />
      {!may('ratebook:approve') && (
        <RoleNeeded officeDecides={officeDecides} right="ratebook:approve" />
      )}
      <AloneNotice steps={book.steps} />
      <BookFacts book={book} />
      <Lifecycle steps={book.steps} />
      <Content hash={book.hash} />
    </Screen>
  );
}

/** One book may be meant by how its hash begins, as the core takes it: by so many characters or more. */
const LEAST = 8;

/** One rate book: found by its hash in the address, or by how that begins. */
export function RateBookScreen() {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { hash = '' } = useParams();
  // A scheduled book becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listRateBooks', {}, { every: MINUTE });
  const found = value?.rateBooks.filter((book) => book.hash.startsWith(hash)) ?? [];
  const [book, ...others] = hash.length < LEAST ? [] : found;

  if (book && others.length === 0) return <BookPage key={book.hash} book={book} />;
  const back = <ScreenLink to={RATE_BOOKS}>{t('unknown.back')}</ScreenLink>;
  if (value) {
    return (
      <Screen title={t('unknown.title')} lead={t('unknown.lead', { hash })}>
        {back}
      </Screen>
    );
  }
  return (
    <AwaitedScreen title={t('title')} height={420} fault={fault} back={back} onRetry={refetch} />
  );
}
