import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { ScrollingTable } from '../../../components/scrolling-table.tsx';
import table from '../../../components/table.module.css';
import { moment } from '../../../i18n/moment.ts';
import classes from '../settings-screen.module.css';

interface PersonTableProps {
  readonly users: readonly User[];
  readonly onChange: (user: User) => void;
  readonly onPin: (user: User) => void;
}

/** Everybody with roles and limits, also who may not sign in any more. */
export function PersonTable({ users, onChange, onPin }: PersonTableProps) {
  const { t } = useTranslation(['settings', 'common']);
  const columns = [
    { title: t('people.name') },
    { title: t('people.roles') },
    { title: t('people.limits') },
    { title: t('people.change') },
  ];
  return (
    <ScrollingTable label={t('people.table')} columns={columns} classes={table}>
      {users.map((user) => (
        <tr key={user.userId} data-over={user.disabledAt !== null || undefined}>
          <th scope="row" className={table.lead}>
            {user.name}
          </th>
          <td>{user.roles.map((role) => t(`common:role.${role}`)).join(', ')}</td>
          <td>
            <Limits user={user} />
          </td>
          <td>
            {user.disabledAt !== null && (
              <span className={table.quiet}>
                {t('people.disabledAt', { when: moment(user.disabledAt) })}
              </span>
            )}
            <div className={classes.line}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('people.changeOf', { name: user.name })}
                onClick={() => onChange(user)}
              >
                {t('people.change')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('people.pinOf', { name: user.name })}
                onClick={() => onPin(user)}
              >
                {t('people.pinAction')}
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

function Limits({ user: { roles, limits } }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  if (!roles.includes('override')) return '–';
  const { down, up } = limits;
  if (down === null && up === null) return t('people.noLimit');
  const words = [
    ...(down === null ? [] : [t('people.mostDown', { percent: down })]),
    ...(up === null ? [] : [t('people.mostUp', { percent: up })]),
  ];
  return words.join(', ');
}
