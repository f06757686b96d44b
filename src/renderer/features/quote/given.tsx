import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { customerPlace } from '../../data/customer-place.ts';
import { dayOf } from './day-of.ts';
import { driverNumberLines, type OnDriverNumber } from './driver-number-lines.tsx';
import classes from './given.module.css';
import { givenLines, type Line, own } from './given-lines.tsx';

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

interface GivenProps {
  readonly quote: Quote;
  readonly customerKey: string;
  /** Asks for a driver number; undefined where none can be recorded any more. */
  readonly onDriverNumber: OnDriverNumber | undefined;
}

/** What the quote was made from, in three compact cards. */
export function Given({ quote, customerKey, onDriverNumber }: GivenProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { customer, vehicle, policy } = quote;
  const name = [customer.title, customer.firstName, customer.surname].filter(Boolean).join(' ');
  return (
    <div className={classes.cards}>
      <Card
        title={t('given.customer')}
        head={
          <Anchor component={Link} href={customerPlace(customerKey)} inherit>
            {own(name)}
          </Anchor>
        }
        lines={[...givenLines('customer', quote), ...driverNumberLines(quote, onDriverNumber)]}
      />
      <Card
        title={t('given.vehicle')}
        head={
          <>
            {vehicle.make} {vehicle.model} <code>{vehicle.registrationNumber}</code>
          </>
        }
        lines={givenLines('vehicle', quote)}
      />
      <Card
        title={t('given.cover')}
        head={t(`common:cover.${policy.coverType}`)}
        lines={[...givenLines('cover', quote), [t('given.made'), dayOf(quote.createdAt)]]}
      />
    </div>
  );
}
