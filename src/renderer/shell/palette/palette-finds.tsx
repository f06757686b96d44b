import { Spotlight } from '@mantine/spotlight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Private } from '../../components/private.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { customerPlace } from '../../data/customer-place.ts';
import { quotePlace } from '../../data/quote-place.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { useFinder } from './finder.ts';
import classes from './palette.module.css';

interface PaletteGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Finds of one kind under their name, which Mantine paints, and a screen reader needs to be told. */
export function PaletteGroup({ label, children }: PaletteGroupProps) {
  return (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {children}
    </Spotlight.ActionsGroup>
  );
}

/** The quotes and customers that the palette found. */
export function PaletteFinds({ go }: { readonly go: (path: string) => void }) {
  const { t } = useTranslation(['commands', 'shell']);
  const { query, quotes, customers, more } = useFinder();
  return (
    <>
      {quotes.length > 0 && (
        <PaletteGroup label={query.trim() === '' ? t('shell:palette.newest') : t('palette.quotes')}>
          {quotes.map((quote) => (
            <Spotlight.Action key={quote.quoteId} onClick={() => go(quotePlace(quote.quoteId))}>
              <Line
                icon={<Icon name="document" />}
                name={quote.customerName}
                more={`${quote.registrationNumber} · ${quote.vehicle}`}
              >
                <span className="amount">{money(quote.premium)}</span>
                <StatusBadge status={quote.status} />
              </Line>
            </Spotlight.Action>
          ))}
          {more && (
            <Spotlight.Action
              label={t('shell:palette.all')}
              leftSection={<Icon name="quotes" />}
              onClick={() => go(`/quotes?${new URLSearchParams({ search: query.trim() })}`)}
            />
          )}
        </PaletteGroup>
      )}
      {customers.length > 0 && (
        <PaletteGroup label={t('palette.customers')}>
          {customers.map((customer) => (
            <Spotlight.Action key={customer.key} onClick={() => go(customerPlace(customer.key))}>
              <Line
                icon={<Icon name="customers" />}
                name={customer.name}
                more={writtenDay(customer.dateOfBirth)}
              />
            </Spotlight.Action>
          ))}
        </PaletteGroup>
      )}
    </>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly more: string;
  readonly children?: ReactNode;
}

/** One find in one line. */
function Line({ icon, name, more, children }: LineProps) {
  return (
    <span className={classes.line}>
      {icon}
      <span className={classes.name}>
        <Private>{name}</Private>
      </span>
      <span className={classes.more}>
        <Private>{more}</Private>
      </span>
      {children}
    </span>
  );
}
