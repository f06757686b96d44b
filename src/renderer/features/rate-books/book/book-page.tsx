import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { bookName } from '../book-name.ts';
import { Examples } from '../check/examples.tsx';
import { Findings } from '../check/findings.tsx';
import { AloneNotice } from '../life/alone-notice.tsx';
import { Life } from '../life/life.tsx';
import { BookContent } from '../tables/book-content.tsx';
import { BookActions } from './book-actions.tsx';
import { BookFacts } from './book-facts.tsx';

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
      <Life steps={book.steps} />
      <Content hash={book.hash} />
    </Screen>
  );
}
