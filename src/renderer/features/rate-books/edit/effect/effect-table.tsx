import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import table from '../../../../components/table.module.css';
import { money } from '../../../../i18n/money.ts';
import classes from './effects.module.css';

interface EffectTableProps {
  /** What is priced. */
  readonly first: string;
  /** What the last column says of both premiums. */
  readonly last: string;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** Premiums by the kept book and by the edited one. */
export function EffectTable({ first, last, testId, children }: EffectTableProps) {
  const { t } = useTranslation('bookEdit');
  return (
    <table className={`${table.table} ${classes.narrow}`} data-testid={testId}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className={table.number}>
            {t('before')}
          </th>
          <th scope="col" className={table.number}>
            {t('now')}
          </th>
          <th scope="col" className={table.number}>
            {last}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface EffectRowProps {
  readonly name: string;
  /** In cents; null where the kept book can not be priced by. */
  readonly before: number | null;
  /** In cents. */
  readonly now: number;
  /** What it says of both. */
  readonly children: ReactNode;
}

/** One premium before and now. */
export function EffectRow({ name, before, now, children }: EffectRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{before === null ? '' : money(before / 100)}</td>
      <td className={table.number}>{money(now / 100)}</td>
      <td className={table.number}>{children}</td>
    </tr>
  );
}
