import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import table from '../../../components/table.module.css';
import { money } from '../../../i18n/money.ts';
import classes from './explain.module.css';

interface PremiumTableProps {
  readonly title: string;
  /** Whether the title is also seen above the table. */
  readonly hasCaption?: boolean;
  /** The heads of the columns before the premium. */
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** What the premium would be elsewhere, and by how much it differs. */
export function PremiumTable({ title, hasCaption = false, heads, children }: PremiumTableProps) {
  const { t } = useTranslation('explain');
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.premiums}`} aria-label={title}>
        {hasCaption && <caption className={classes.caption}>{title}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {(['premium', 'difference'] as const).map((head) => (
              <th key={head} scope="col" className={table.number}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface PremiumRowProps {
  readonly title: ReactNode;
  /** The cells between the title and the premium. */
  readonly children?: ReactNode;
  /** In euro; absent where there is none. */
  readonly premium: number | undefined;
  /** In words. */
  readonly difference: string;
  /** Whether it is what the quote has. */
  readonly isOwn?: boolean;
}

/** One of the other premiums. */
export function PremiumRow(props: PremiumRowProps) {
  const { title, children, premium, difference, isOwn = false } = props;
  const { t } = useTranslation(['quote', 'common']);
  return (
    <tr data-chosen={isOwn || undefined}>
      <th scope="row">{title}</th>
      {children}
      <td className={table.number}>{premium === undefined ? t('common:none') : money(premium)}</td>
      <td className={table.number}>{isOwn ? t('covers.chosen') : difference}</td>
    </tr>
  );
}
