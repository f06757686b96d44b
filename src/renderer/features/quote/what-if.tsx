import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { inEnglish } from '../../../shared/domain/messages/english.ts';
import type { Right } from '../../../shared/domain/permission.ts';
import type { WhatIf } from '../../../shared/schemas/quotes/what-if.ts';
import { Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { useMay } from '../../data/desk.ts';
import { requotePlace } from '../../data/places.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { money, change as signed } from '../../i18n/money.ts';
import { type ChangeStart, startOf } from './change/open-dialog.ts';
import classes from './what-if.module.css';

type Change = WhatIf['changes'][number];

/** What each change of the quote itself takes. */
const RIGHTS = {
  override: 'quote:override',
  addCover: 'quote:write',
} as const satisfies Record<ChangeStart['kind'], Right>;

interface RowProps {
  readonly change: Change;
  readonly onStart: ((start: ChangeStart) => void) | undefined;
}

function Row({ change, onStart }: RowProps) {
  const { t } = useTranslation('quote');
  const { difference, premium } = change;
  const [title, from, to] = [change.title, change.from, change.to].map(bookWords);
  const may = useMay();
  const start = startOf(change);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <span className={table.quiet}>{from}</span> → {to}
      </td>
      <td className={`${table.number} ${classes.difference}`} data-less={difference < 0}>
        {signed(difference)}
      </td>
      <td className={table.number}>{money(premium)}</td>
      <td className={classes.do}>
        {start && onStart && may(RIGHTS[start.kind]) && (
          <Button size="compact-sm" variant="default" onClick={() => onStart(start)}>
            {t(start.kind === 'override' ? 'whatIf.change' : 'whatIf.add')}
            <VisuallyHidden>{t('whatIf.doThis', { title, to })}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}

interface GroupProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly onStart?: ((start: ChangeStart) => void) | undefined;
}

function Group({ title, changes, onStart }: GroupProps) {
  if (changes.length === 0) return null;
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {changes.map((change) => (
        <Row key={`${change.id} ${inEnglish(change.to)}`} change={change} onStart={onStart} />
      ))}
    </tbody>
  );
}

interface WhatIfProps {
  readonly id: string;
  readonly whatIf: WhatIf;
  /** Absent where the quote can be changed no more. */
  readonly onStart: ((start: ChangeStart) => void) | undefined;
}

/** What would change the price, the greatest effect first. */
export function WhatIfTable({ id, whatIf, onStart }: WhatIfProps) {
  const { t } = useTranslation('quote');
  const may = useMay();
  return (
    <Section title={t('whatIf.title')} note={t('whatIf.note')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('whatIf.what')}</th>
              <th scope="col">{t('whatIf.fromTo')}</th>
              <th scope="col" className={table.number}>
                {t('whatIf.difference')}
              </th>
              <th scope="col" className={table.number}>
                {t('whatIf.premium')}
              </th>
              <td />
            </tr>
          </thead>
          <Group
            title={t('whatIf.changeable')}
            changes={whatIf.changes.filter(({ changeable }) => changeable)}
            onStart={onStart}
          />
          <Group
            title={t('whatIf.given')}
            changes={whatIf.changes.filter(({ changeable }) => !changeable)}
          />
        </table>
        <p className={classes.foot}>
          {whatIf.setByHand && <>{t('whatIf.setByHand')} </>}
          {may('quote:write') && (
            <Anchor component={Link} href={requotePlace(id)} inherit underline="always">
              {t('whatIf.again')}
            </Anchor>
          )}
        </p>
      </div>
    </Section>
  );
}
