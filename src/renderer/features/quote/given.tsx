import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressLine } from '../../../shared/domain/address.ts';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { Private } from '../../components/private.tsx';
import { count, wholeMoney } from '../../i18n/money.ts';
import { dayOf } from './day-of.ts';
import classes from './given.module.css';

type Line = readonly [name: string, value: ReactNode];

interface CardProps {
  readonly title: string;
  readonly head: ReactNode;
  readonly lines: readonly Line[];
}

function Card({ title, head, lines }: CardProps) {
  return (
    <section className={classes.card} aria-label={title} data-reveals>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.head}>{head}</p>
      <dl className={classes.lines}>
        {lines
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** A value in its words, unless it is not there. */
function written<T>(value: T | undefined, write: (value: T) => string): string | undefined {
  return value === undefined ? undefined : write(value);
}

/** A line of personal data; undefined where there is nothing. */
const own = (value: string | undefined) => value && <Private>{value}</Private>;

/** An e-mail address; where it must break, before its `@`. */
function Mail({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <Private>
      {name}
      <wbr />
      {['', ...host].join('@')}
    </Private>
  );
}

interface GivenProps {
  readonly quote: Quote;
  readonly customerKey: string;
  /** Asks for the driver number; undefined where it can be recorded no more. */
  readonly onDriverNumber: (() => void) | undefined;
}

/** What the quote was made from, in three compact cards. */
export function Given({ quote, customerKey, onDriverNumber }: GivenProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { customer, vehicle, policy, claimsHistory } = quote;
  const name = [customer.title, customer.firstName, customer.surname].filter(Boolean).join(' ');
  const alarm = vehicle.securityDevices.alarmImmobiliser;
  const held = customer.licenceHeldYears;
  return (
    <div className={classes.cards}>
      <Card
        title={t('given.customer')}
        head={
          <Anchor component={Link} href={`/customers/${encodeURIComponent(customerKey)}`} inherit>
            {own(name)}
          </Anchor>
        }
        lines={[
          [t('field.customer.dateOfBirth'), own(dayOf(customer.dateOfBirth))],
          [t('given.address'), own(addressLine({ ...customer.address, country: undefined }))],
          [t('field.customer.phone'), own(customer.phone)],
          [t('field.customer.email'), customer.email && <Mail address={customer.email} />],
          [
            t('given.licence'),
            [customer.licenceType, written(held, (years) => t('given.years', { count: years }))]
              .filter(Boolean)
              .join(', '),
          ],
          [
            t('driverNumber.label'),
            <>
              {own(quote.driverNumber) ?? t('driverNumber.none')}{' '}
              {onDriverNumber && (
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  aria-label={t('driverNumber.title')}
                  onClick={onDriverNumber}
                >
                  {t('driverNumber.record')}
                </Anchor>
              )}
            </>,
          ],
        ]}
      />
      <Card
        title={t('given.vehicle')}
        head={
          <>
            {vehicle.make} {vehicle.model} <code>{vehicle.registrationNumber}</code>
          </>
        }
        lines={[
          [t('field.vehicle.year'), vehicle.year],
          [t('field.vehicle.value'), written(vehicle.value, wholeMoney)],
          [
            t('given.engine'),
            [written(vehicle.engineSize, (cc) => `${count(cc)} cc`), vehicle.fuelType]
              .filter(Boolean)
              .join(', '),
          ],
          [t('field.vehicle.mileage'), written(vehicle.mileage, (km) => `${count(km)} km`)],
          [
            t('field.vehicle.securityDevices.alarmImmobiliser'),
            written(alarm, (there) => t(there ? 'common:yes' : 'common:no')),
          ],
        ]}
      />
      <Card
        title={t('given.cover')}
        head={t(`common:cover.${policy.coverType}`)}
        lines={[
          [t('field.policy.inceptionDate'), dayOf(policy.inceptionDate)],
          [t('field.policy.expiryDate'), written(policy.expiryDate, dayOf)],
          [t('field.policy.useClass'), policy.useClass],
          [t('field.claimsHistory.numberOfClaims'), written(claimsHistory.numberOfClaims, count)],
          [t('field.claimsHistory.yearsNoClaims'), written(claimsHistory.yearsNoClaims, count)],
          [t('given.made'), dayOf(quote.createdAt)],
        ]}
      />
    </div>
  );
}
