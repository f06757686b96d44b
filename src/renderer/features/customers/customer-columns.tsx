import { irishDay } from '../../../shared/domain/date.ts';
import { writtenEircode } from '../../../shared/domain/eircode.ts';
import type { CustomerLine } from '../../../shared/schemas/people/customer.ts';
import type { GridColumn } from '../../components/grid/column.ts';
import { Marked, MarkedWhole, useIsDayTyped, useIsPhoneTyped } from '../../components/marked.tsx';
import { Private } from '../../components/private.tsx';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';
import classes from './customers-screen.module.css';

function Given({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <span className={classes.quiet}>{translate('none')}</span>;
  return (
    <Private>
      <Marked>{text}</Marked>
    </Private>
  );
}

function BirthDay({ day }: { readonly day: string }) {
  return (
    <Private>
      <MarkedWhole isMatch={useIsDayTyped(day)}>{writtenDay(day)}</MarkedWhole>
    </Private>
  );
}

/** The e-mail address, or the phone number where that is what was looked for. */
function Contact({ email, phone }: Pick<CustomerLine, 'email' | 'phone'>) {
  const isPhone = useIsPhoneTyped(phone);
  if (phone === undefined || !(isPhone || email === undefined)) return <Given text={email} />;
  return (
    <Private>
      <MarkedWhole isMatch={isPhone}>{phone}</MarkedWhole>
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
      width: 10.25,
      grow: 3,
      pinned: 'start',
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
      grow: 1,
      cell: ({ dateOfBirth }) => <BirthDay day={dateOfBirth} />,
    },
    {
      id: 'contact',
      title: title('contact'),
      width: 15.5,
      grow: 3,
      cell: (line) => <Contact {...line} />,
    },
    {
      id: 'eircode',
      title: title('eircode'),
      width: 5.5,
      grow: 1,
      cell: ({ eircode }) => <Given text={eircode && writtenEircode(eircode)} />,
    },
    {
      id: 'quotes',
      title: translate('customers:column.quotes'),
      width: 5,
      grow: 0.5,
      numeric: true,
      cell: ({ quotes }) => count(quotes),
    },
    {
      id: 'policies',
      title: translate('customers:column.policies'),
      width: 5,
      grow: 0.5,
      numeric: true,
      cell: ({ policies }) => count(policies),
    },
    {
      id: 'newest',
      title: translate('customers:column.newest'),
      width: 8.25,
      grow: 1,
      cell: ({ newestQuoteAt }) =>
        newestQuoteAt === undefined ? (
          <span className={classes.quiet}>{translate('customers:imported')}</span>
        ) : (
          writtenDay(irishDay(Date.parse(newestQuoteAt)))
        ),
    },
  ];
}
