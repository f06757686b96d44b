import { irishDay } from '../../../shared/domain/date.ts';
import { writtenEircode } from '../../../shared/domain/eircode.ts';
import type { CustomerLine } from '../../../shared/schemas/customer.ts';
import type { GridColumn } from '../../components/grid/column.ts';
import { Marked } from '../../components/marked.tsx';
import { Private } from '../../components/private.tsx';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';
import classes from './customers-screen.module.css';

/** Where a customer's page stands. */
export function customerPlace(key: string): string {
  return `/customers/${encodeURIComponent(key)}`;
}

function Given({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <span className={classes.quiet}>{translate('none')}</span>;
  return (
    <Private>
      <Marked>{text}</Marked>
    </Private>
  );
}

/** The columns of the list of customers. */
export function customerColumns(): readonly GridColumn<CustomerLine>[] {
  const title = (name: 'name' | 'dateOfBirth' | 'contact' | 'eircode') =>
    translate(`customers:column.${name}`);
  return [
    {
      id: 'name',
      title: title('name'),
      width: 10,
      grow: 3,
      cell: ({ name }) => (
        <span className={classes.name}>
          <Private>
            <Marked>{name}</Marked>
          </Private>
        </span>
      ),
    },
    {
      id: 'dateOfBirth',
      title: title('dateOfBirth'),
      width: 6.5,
      grow: 0,
      cell: ({ dateOfBirth }) => <Private>{writtenDay(dateOfBirth)}</Private>,
    },
    {
      id: 'contact',
      title: title('contact'),
      width: 10,
      grow: 3,
      cell: ({ email, phone }) => <Given text={email ?? phone} />,
    },
    {
      id: 'eircode',
      title: title('eircode'),
      width: 5.5,
      grow: 0,
      cell: ({ eircode }) => <Given text={eircode && writtenEircode(eircode)} />,
    },
    {
      id: 'quotes',
      title: translate('customers:column.quotes'),
      width: 4.5,
      grow: 0,
      numeric: true,
      cell: ({ quotes }) => count(quotes),
    },
    {
      id: 'policies',
      title: translate('customers:column.policies'),
      width: 4.5,
      grow: 0,
      numeric: true,
      cell: ({ policies }) => count(policies),
    },
    {
      id: 'newest',
      title: translate('customers:column.newest'),
      width: 7,
      grow: 0,
      cell: ({ newestQuoteAt }) => writtenDay(irishDay(Date.parse(newestQuoteAt))),
    },
  ];
}
