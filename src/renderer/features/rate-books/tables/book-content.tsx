import { Tabs, TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../shared/domain/fold.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { Icon } from '../../../components/icon.tsx';
import { Part } from '../../../components/part.tsx';
import { Section } from '../../../components/section.tsx';
import { ExportTable } from '../book/export-book.tsx';
import classes from './book-content.module.css';
import { bookParts, partOf } from './book-parts.tsx';
import tableClasses from './tables.module.css';

interface BookContentProps {
  readonly hash: string;
  readonly book: RateBook;
  /** The path of what is shown: `factors[2]`. */
  readonly shown: string;
  readonly onShow: (path: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The parts of a rate book: a list with a filter, which the arrow keys move in, and the one shown. */
export function BookContent({ hash, book, shown, onShow, ref }: BookContentProps) {
  const { t } = useTranslation('rateBooks');
  const [filter, setFilter] = useState('');
  const parts = bookParts(book);
  const found = parts.filter(({ title }) => fold(title).includes(fold(filter.trim())));
  const wanted = partOf(parts, shown);
  const current = found.find((part) => part === wanted) ?? found[0];
  return (
    <Section title={t('content.title')}>
      <Tabs
        ref={ref}
        orientation="vertical"
        keepMounted={false}
        value={current?.path ?? null}
        onChange={(path) => path !== null && onShow(path)}
        classNames={{
          root: classes.root,
          list: classes.list,
          tab: classes.tab,
          tabLabel: classes.label,
        }}
      >
        <div className={classes.index}>
          <TextInput
            aria-label={t('content.filter')}
            placeholder={t('content.filter')}
            leftSection={<Icon name="search" />}
            value={filter}
            autoComplete="off"
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          {found.length === 0 && (
            <p role="status" className={tableClasses.note}>
              {t('content.nothing')}
            </p>
          )}
          <Tabs.List aria-label={t('content.label')}>
            {found.map(({ path, title }) => (
              <Tabs.Tab key={path} value={path}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {current && (
          <Tabs.Panel value={current.path} className={classes.panel}>
            <Part
              title={current.title}
              action={current.isTable && <ExportTable hash={hash} table={current.path} />}
            >
              {current.content}
            </Part>
          </Tabs.Panel>
        )}
      </Tabs>
    </Section>
  );
}
