import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { Empty } from '../../../components/empty.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import '../../../i18n/screen-words/compare-books.ts';
import type { BookPair } from './book-pair.ts';
import { BookSelect } from './book-select.tsx';
import { Changes } from './changes/changes.tsx';
import classes from './compare-screen.module.css';
import { Impact } from './impact/impact.tsx';
import { type ComparePlace, VIEWS, type View } from './place.ts';
import { usePair } from './use-pair.ts';

interface ChosenProps {
  readonly books: readonly KeptRateBook[];
  readonly pair: BookPair;
  readonly view: View;
  readonly onChange: (next: Partial<ComparePlace>) => void;
}

/** What there is to say of two books, one part at a time. */
function Views({ pair, view, onChange }: Omit<ChosenProps, 'books'>) {
  const { t } = useTranslation('compareBooks');
  const choose = (word: string | null) =>
    onChange({ view: VIEWS.find((each) => each === word) ?? view });
  return (
    <Tabs value={view} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('views')}>
        {VIEWS.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {t(`view.${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="changes" pt="lg">
        <Changes pair={pair} />
      </Tabs.Panel>
      <Tabs.Panel value="impact" pt="lg">
        <Impact pair={pair} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** The choice of two books, and what is to be said of them. */
function Chosen({ books, pair, view, onChange }: ChosenProps) {
  const { t } = useTranslation('compareBooks');
  return (
    <>
      <div className={classes.choice}>
        <BookSelect
          label={t('choose.from')}
          books={books}
          chosen={pair.from}
          onChoose={(from) => onChange({ from })}
        />
        <Button
          variant="default"
          leftSection={<Icon name="swap" />}
          onClick={() => onChange({ from: pair.to, to: pair.from })}
        >
          {t('choose.swap')}
        </Button>
        <BookSelect
          label={t('choose.to')}
          books={books}
          chosen={pair.to}
          onChoose={(to) => onChange({ to })}
        />
      </div>
      {pair.from === pair.to ? (
        <Notice tone="plain" title={t('choose.same')} />
      ) : (
        <Views pair={pair} view={view} onChange={onChange} />
      )}
    </>
  );
}

/** Two rate books side by side: what differs, and what it does to premiums. */
export function CompareScreen() {
  const { t } = useTranslation('compareBooks');
  const { books, fault, refetch, pair, view, change } = usePair();
  return (
    <Screen title={t('title')} lead={t('lead')}>
      {!books && !fault && <Waiting what={t('books')} height={320} />}
      {!books && fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {books && !pair && <Empty title={t('empty.title')}>{t('empty.note')}</Empty>}
      {books && pair && <Chosen books={books} pair={pair} view={view} onChange={change} />}
    </Screen>
  );
}
