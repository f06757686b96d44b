import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { PrintedDialog } from '../../../components/printed-dialog.tsx';
import { useNow } from '../../../data/every.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { moment } from '../../../i18n/moment.ts';
import { labelOf } from '../../../i18n/say.ts';
import { titleOf } from '../store/content.ts';
import { dateReading } from '../store/document.ts';
import { newQuote } from '../store/store.ts';
import classes from './comparison-table.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { useSchemes } from './use-schemes.ts';

const START = 'Policy/InceptionDate';
const MILEAGE = 'Vehicle/Mileage';

/** What is compared and when: on paper alone, where no form stands next to it. */
function PrintedHead() {
  const { t } = useTranslation(['newQuote', 'common']);
  const content = useStore(newQuote.form, (state) => state.content);
  const today = useStore(newQuote.session, (state) => state.today);
  const now = useNow();
  const { texts } = content;
  const cover = COVERS.find((each) => each === texts['Policy/CoverType']);
  const start = dateReading(START, texts, today);
  const car = [texts['Vehicle/Make'], texts['Vehicle/Model']].filter(Boolean).join(' ');
  const mileage = texts[MILEAGE];
  const risk = [
    ...(car === '' ? [] : [car]),
    ...(mileage ? [t('inItem', { item: labelOf(MILEAGE), field: isolated(mileage) })] : []),
    ...(cover ? [t(`common:cover.${cover}`)] : []),
    ...(start?.kind === 'day' ? [t('schemes.from', { day: writtenDay(start.day) })] : []),
  ];
  return (
    <div className={classes.printed}>
      <p className={classes.title}>
        {t('schemes.title')}: {isolated(titleOf(content))}
      </p>
      <p>{risk.join(' · ')}</p>
      <p>{t('schemes.pricedAt', { when: moment(new Date(now).toISOString()) })}</p>
    </div>
  );
}

/** A copy to print: what is chosen on the screen is no choice on paper. */
function printed(content: HTMLElement): Node {
  const copy = content.cloneNode(true);
  if (copy instanceof HTMLElement) {
    // Two radio buttons of one name in a document would take each other's choice away.
    for (const input of copy.querySelectorAll('input')) input.remove();
  }
  return copy;
}

/** All schemes side by side, to sort, to choose from and to print; it follows the form. */
export function ComparisonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('newQuote');
  const { offers, isPriced, chosen } = useSchemes();
  return (
    <PrintedDialog
      title={t('schemes.compare')}
      size="70rem"
      print={t('schemes.print')}
      canPrint={isPriced}
      copy={printed}
      onClose={onClose}
    >
      {(content) =>
        isPriced ? (
          <div ref={content}>
            <PrintedHead />
            <Text size="sm" c="dimmed" mb="xs">
              {t('schemes.basis')}
            </Text>
            <ComparisonTable offers={offers} chosen={chosen} />
          </div>
        ) : (
          <Text>{t('schemes.empty')}</Text>
        )
      }
    </PrintedDialog>
  );
}
