import '../../i18n/screen-words/customer.ts';
import { Anchor, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { addressLine } from '../../../shared/domain/address.ts';
import { irishDay, yearsBetween } from '../../../shared/domain/date.ts';
import type { CustomerFile, RenewedLine } from '../../../shared/schemas/people/customer.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { MailAddress, PhoneNumber, ScreenLink } from '../../components/links.tsx';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { useMay } from '../../data/desk.ts';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { quotePlace, renewalForm, requotePlace } from '../../data/places.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { writtenDay } from '../../i18n/day.ts';
import { count, wholeMoney } from '../../i18n/money.ts';
import { labelOf } from '../../i18n/say.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerLines } from './customer-lines.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPolicies } from './customer-policies.tsx';
import classes from './customers.module.css';
import { DataProtection } from './data-protection.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface AllProps {
  readonly name: string;
  /** Shows a value as more than its text. */
  readonly show?: (value: string) => ReactNode;
  /** The newest first. */
  readonly values: readonly string[];
}

/** The newest value, and those that were given before. */
function All({ name, values, show }: AllProps) {
  const { t } = useTranslation('customers');
  return values.map((value, i) => (
    <Fact
      key={value}
      plain
      name={i === 0 ? name : `${name}, ${t('page.earlier')}`}
      value={value}
      copyAs={name}
    >
      {show ? show(value) : <Private>{value}</Private>}
    </Fact>
  ));
}

/** How to reach a person, and with which licence he or she drives. */
function CustomerDetails({ file }: { readonly file: CustomerFile }) {
  const { t } = useTranslation(['customers', 'common']);
  const { licenceType: type, licenceHeldYears } = file.details;
  const postal = file.contact.address;
  const licenceType = type && bookWords(type);
  const licence =
    licenceHeldYears === undefined
      ? licenceType
      : licenceType === undefined
        ? t('page.yearsOnly', { count: licenceHeldYears })
        : t('page.years', { licence: licenceType, count: licenceHeldYears });
  return (
    <Facts>
      <All
        name={t('page.phone')}
        values={file.phones}
        show={(number) => <PhoneNumber number={number} />}
      />
      <All
        name={t('page.email')}
        values={file.emails}
        show={(address) => <MailAddress address={address} />}
      />
      {postal !== undefined && (
        <Fact plain name={t('contact.address')} value={postal} copyAs={t('contact.address')}>
          <Private>{postal.replace(/,?\s*\n\s*/g, ', ')}</Private>
        </Fact>
      )}
      <All name={t('page.address')} values={file.addresses.map(addressLine)} />
      <Fact plain name={t('page.licence')} value={licence ?? t('common:none')} />
    </Facts>
  );
}

type Vehicles = CustomerFile['vehicles'];

/** What a person was ever quoted for. */
function CustomerVehicles({ vehicles }: { readonly vehicles: Vehicles }) {
  const { t } = useTranslation(['customers', 'common']);
  const none = t('common:none');
  const label = t('page.table', { what: t('page.vehicles') });
  return (
    <ScrollingTable
      isRegion
      label={label}
      columns={[
        { title: t('page.registration') },
        { title: t('page.vehicle') },
        { title: t('page.year'), className: table.number },
        { title: t('page.engine'), className: table.number },
        { title: t('page.value'), className: table.number },
        { title: labelOf('Vehicle/Mileage'), className: table.number },
      ]}
    >
      {vehicles.map(({ registrationNumber, make, model, year, engineSize, value, mileage }) => (
        <tr key={registrationNumber}>
          <th scope="row">{registrationNumber}</th>
          <td>{`${make} ${model}`}</td>
          <td className={table.number}>{year ?? none}</td>
          <td className={table.number}>
            {engineSize === undefined ? none : t('page.cc', { size: count(engineSize) })}
          </td>
          <td className={table.number}>{value === undefined ? none : wholeMoney(value)}</td>
          <td className={table.number}>{mileage === undefined ? none : count(mileage)}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** What another system says of a person's insurance, each with the way to its quote for anyone who may quote. */
function ImportedLines({ lines }: { readonly lines: readonly RenewedLine[] }) {
  const mayQuote = useMay()('quote:write');
  const { t } = useTranslation(['customers', 'common']);
  const titles = [
    t('page.renewal'),
    t('page.registration'),
    t('page.insurer'),
    t('page.policy'),
    t('page.ncb'),
    ...(mayQuote ? [t('page.next')] : []),
  ];
  const none = t('common:none');
  return (
    <ScrollingTable
      label={t('page.imported')}
      columns={titles.map((title) => ({ title }))}
      classes={table}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <th scope="row" className={table.when}>
            {writtenDay(line.renewalDate)}
          </th>
          <td className={table.when}>{line.registration ?? none}</td>
          <td>{line.insurer ?? none}</td>
          <td className={table.code}>{line.policyNumber ?? none}</td>
          <td>{line.noClaimsYears ?? none}</td>
          {mayQuote && (
            <td>
              <NextStep line={line} />
            </td>
          )}
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** The quote that was made for it, or the form of one. */
function NextStep({ line: { id, quoteId } }: { readonly line: RenewedLine }) {
  const { t } = useTranslation('customers');
  const href = quoteId === undefined ? renewalForm(id) : quotePlace(quoteId);
  return (
    <Anchor component={Link} href={href} inherit>
      {t(quoteId === undefined ? 'page.quote' : 'page.open')}
    </Anchor>
  );
}

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
  const { quotes, policies, policyLines, lines, imported, newestQuoteAt } = file;
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay()('quote:write');
  const open = lines.filter(({ policyId }) => policyId === undefined);
  const shown = lines.length < quotes ? t('page.newest', { written: count(lines.length) }) : '';
  return (
    <>
      <p className={classes.numbers}>
        <span>{t('page.quotes', { count: quotes, written: count(quotes) })}</span>
        <span>{t('page.policies', { count: policies, written: count(policies) })}</span>
        {newestQuoteAt !== undefined && (
          <span>{t('page.since', { day: writtenDay(irishDay(Date.parse(newestQuoteAt))) })}</span>
        )}
        {quotes > 0 && (
          <Anchor
            component={Link}
            href={`/quotes?${new URLSearchParams({ customer: file.key })}`}
            inherit
          >
            {t('page.inList')}
          </Anchor>
        )}
      </p>
      {policyLines.length > 0 && (
        <Section title={t('page.policyLines')}>
          <CustomerPolicies policies={policyLines} />
        </Section>
      )}
      {imported.length > 0 && (
        <Section title={t('page.imported')}>
          <ImportedLines lines={imported} />
        </Section>
      )}
      {open.length > 0 && (
        <Section title={t('page.lines')} note={shown}>
          <CustomerLines lines={open} />
        </Section>
      )}
      <Section
        title={t('page.details')}
        action={
          mayChange && (
            <Button variant="default" size="xs" onClick={() => setChanging(true)}>
              {t('contact.change')}
            </Button>
          )
        }
      >
        <CustomerDetails file={file} />
      </Section>
      {isChanging && <ContactDialog file={file} onClose={() => setChanging(false)} />}
      {file.vehicles.length > 0 && (
        <Section title={t('page.vehicles')}>
          <CustomerVehicles vehicles={file.vehicles} />
        </Section>
      )}
      <CustomerNotes customerKey={file.key} />
      <CustomerHistory file={file} />
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
