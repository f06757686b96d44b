import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { irishDay, yearsBetween } from '../../../shared/domain/date.ts';
import type { CustomerFile } from '../../../shared/schemas/people/customer.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useMay } from '../../data/desk.ts';
import { requotePlace } from '../../data/requote.ts';
import { faultToSay, useOperation } from '../../data/use-operation.ts';
import { writtenDay } from '../../i18n/day.ts';
import { count } from '../../i18n/money.ts';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerLines } from './customer-lines.tsx';
import classes from './customer-screen.module.css';
import { CustomerVehicles } from './customer-vehicles.tsx';
import { DataProtection } from './data-protection/data-protection.tsx';
import { EraseDialog } from './data-protection/erase-dialog.tsx';
import { ImportedLines } from './imported-lines.tsx';

const ROOM = 320;

interface FileProps {
  readonly file: CustomerFile;
  /** Asks what is to be erased. */
  readonly onErase: () => void;
}

function Back() {
  const { t } = useTranslation('customers');
  return <ScreenLink to="/customers">{t('page.back')}</ScreenLink>;
}

function File({ file, onErase }: FileProps) {
  const { t } = useTranslation('customers');
  const { quotes, policies, lines, imported, newestQuoteAt } = file;
  const shown = lines.length < quotes ? t('page.newest', { written: count(lines.length) }) : '';
  return (
    <>
      <p className={classes.numbers}>
        <span>{t('page.quotes', { count: quotes, written: count(quotes) })}</span>
        <span>{t('page.policies', { count: policies, written: count(policies) })}</span>
        {newestQuoteAt !== undefined && (
          <span>{t('page.since', { day: writtenDay(irishDay(Date.parse(newestQuoteAt))) })}</span>
        )}
      </p>
      {imported.length > 0 && (
        <Section title={t('page.imported')}>
          <ImportedLines lines={imported} />
        </Section>
      )}
      {lines.length > 0 && (
        <Section
          title={t('page.lines')}
          note={shown}
          action={
            <Anchor
              size="sm"
              component={Link}
              href={`/quotes?${new URLSearchParams({ customer: file.key })}`}
            >
              {t('page.inList')}
            </Anchor>
          }
        >
          <CustomerLines lines={lines} />
        </Section>
      )}
      <Section title={t('page.details')}>
        <CustomerDetails file={file} />
      </Section>
      {file.vehicles.length > 0 && (
        <Section title={t('page.vehicles')}>
          <CustomerVehicles vehicles={file.vehicles} />
        </Section>
      )}
      <DataProtection customerKey={file.key} onErase={onErase} />
    </>
  );
}

/** The page of a customer who is there. */
function Page({ file, onErase }: FileProps) {
  const { t } = useTranslation('customers');
  const may = useMay();
  const { name, dateOfBirth, lines } = file;
  const newest = lines[0]?.quoteId;
  const age = yearsBetween(dateOfBirth, irishDay(Date.now()));
  return (
    <Screen
      title={name}
      lead={t('page.born', { day: writtenDay(dateOfBirth), age })}
      isPrivate
      actions={
        <>
          <Back />
          {newest !== undefined && may('quote:write') && (
            <Button component={Link} href={requotePlace(newest)}>
              {t('page.newQuote')}
            </Button>
          )}
        </>
      }
    >
      <File file={file} onErase={onErase} />
    </Screen>
  );
}

/** One person: who it is, and every quote and policy. */
export function CustomerScreen() {
  const { t } = useTranslation('common');
  const { key = '' } = useParams<{ key: string }>();
  const asked = { key: decodeURIComponent(key) };
  const { value: file, fault: last, refetch } = useOperation('getCustomer', asked);
  // The dialog stays until the erasure is done, also once the customer is gone.
  const [erased, setErased] = useState<CustomerFile>();
  const fault = erased ? undefined : faultToSay(last, file !== undefined);
  return (
    <>
      {file && !fault ? (
        <Page file={file} onErase={() => setErased(file)} />
      ) : (
        <Screen title={t('screens.customers')} actions={<Back />}>
          {fault ? (
            <FaultNotice fault={fault} onRetry={refetch} />
          ) : (
            <Waiting what={t('screens.customers')} height={ROOM} />
          )}
        </Screen>
      )}
      {erased && (
        <EraseDialog
          customerKey={erased.key}
          name={erased.name}
          onClose={() => setErased(undefined)}
        />
      )}
    </>
  );
}
