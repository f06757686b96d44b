import '../../../i18n/screen-words/compare-books.ts';
import { Button, NativeSelect, Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImpactRequest } from '../../../../shared/schemas/rate-books/impact.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { Icon } from '../../../components/icon.tsx';
import { JobBar } from '../../../components/job-bar.tsx';
import { Empty, FaultNotice, Notice, Waiting } from '../../../components/notice.tsx';
import { Screen, Section } from '../../../components/screen.tsx';
import { createJobStore } from '../../../data/job.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { goTo, useHashQuery } from '../../../routing/hash-location.ts';
import { ImpactForm } from '../impact/impact-form.tsx';
import { ImpactResult } from '../impact/impact-result.tsx';
import { type BookPair, PairFault, pairOf, type ReadableBook, readable } from './book-pair.tsx';
import { Changes } from './changes.tsx';
import classes from './compare.module.css';
import { type ComparePlace, placeOf, readPlace, VIEWS, type View } from './place.ts';

/** So much of a hash tells two books apart. */
const SHORT = 8;

function label({ summary, state }: ReadableBook): string {
  return translate('compareBooks:choose.book', {
    name: `${summary.name} ${summary.version}`,
    state: translate(`compareBooks:state.${state}`),
    day: writtenDay(summary.inForceFrom),
  });
}

/** The readable books by scheme, then those that can not be chosen. */
function groupsOf(books: readonly KeptRateBook[]) {
  const schemes = new Map<string, { group: string; items: { value: string; label: string }[] }>();
  for (const book of readable(books)) {
    const { id, name, insurer } = book.summary.scheme;
    const known = schemes.get(id) ?? { group: `${name} · ${insurer}`, items: [] };
    known.items.push({ value: book.hash, label: label(book) });
    schemes.set(id, known);
  }
  const damaged = books.filter(({ summary }) => summary === null);
  const items = damaged.map(({ hash }) => ({
    value: hash,
    label: hash.slice(0, SHORT),
    disabled: true,
  }));
  const group = translate('compareBooks:choose.damaged');
  return [...schemes.values(), ...(items.length > 0 ? [{ group, items }] : [])];
}

interface BookSelectProps {
  readonly label: string;
  readonly books: readonly KeptRateBook[];
  /** The hash of the chosen one, or how it begins. */
  readonly chosen: string;
  readonly onChoose: (hash: string) => void;
}

/** Chooses a book: by scheme, version and where it stands. */
function BookSelect({ label, books, chosen, onChoose }: BookSelectProps) {
  const { t } = useTranslation('compareBooks');
  const known = books.find(({ hash }) => hash.startsWith(chosen));
  const other = known
    ? []
    : [{ value: chosen, label: t('choose.unknown', { hash: chosen.slice(0, SHORT) }) }];
  return (
    <NativeSelect
      classNames={{ input: classes.select }}
      label={label}
      data={[...other, ...groupsOf(books)]}
      value={known?.hash ?? chosen}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  );
}

/** The measurement that goes on, or the last one: it stays while another screen is shown. */
const useImpact = createJobStore('measureImpact');

/** Whether a measurement is of two books. */
function isOf({ from, to }: BookPair, input: ImpactRequest | undefined): boolean {
  return input?.from.hash === from && input.to.hash === to;
}

/** What the second book does to the premiums of the first: measured when it is asked for. */
function Impact({ pair }: { readonly pair: BookPair }) {
  const { t } = useTranslation('compareBooks');
  const { input, isWorking, progress, answer, start, cancel } = useImpact();
  const own = isOf(pair, input) ? answer : undefined;
  return (
    <Section title={t('view.impact')} note={t('impact.note')}>
      <ImpactForm
        isWorking={isWorking}
        onMeasure={(risks) =>
          void start({ from: { hash: pair.from }, to: { hash: pair.to }, ...risks })
        }
      />
      {isWorking && (
        <JobBar
          what={t(isOf(pair, input) ? 'impact.working' : 'impact.workingOther')}
          progress={progress}
          onCancel={cancel}
        />
      )}
      {own && !own.ok && <PairFault fault={own.fault} />}
      {own?.ok && own.value.total.risks === 0 && (
        <Empty title={t(own.value.since ? 'impact.nothingSince' : 'impact.nothing')}>
          {t('impact.nothingNote')}
        </Empty>
      )}
      {own?.ok && own.value.total.risks > 0 && <ImpactResult report={own.value} />}
    </Section>
  );
}

/** The books there are, which two of them the address asks for, and how another choice is made. */
function usePair() {
  const asked = readPlace(useHashQuery());
  const { value, fault, refetch } = useOperation('listRateBooks', {});
  const books = value?.rateBooks;
  const pair = books && pairOf(readable(books), asked);
  const change = (next: Partial<ComparePlace>) =>
    goTo(placeOf({ ...asked, ...pair, ...next }), { replace: true });

  // What was chosen for the reader stands in the address, too: to keep and to send.
  const full = pair && placeOf({ ...asked, ...pair });
  const isWhole = asked.from !== undefined && asked.to !== undefined;
  useEffect(() => {
    if (full !== undefined && !isWhole) goTo(full, { replace: true });
  }, [full, isWhole]);

  return { books, fault, refetch, pair, view: asked.view, change };
}

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

/** The choice of two books, and the notices about them. */
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
