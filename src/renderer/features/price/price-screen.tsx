import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Breakdown } from '../../components/breakdown.tsx';
import { DateField } from '../../components/date-field.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { beginWith } from '../../data/beginning.ts';
import { MINUTE, useEvery } from '../../data/every.ts';
import { useOperation } from '../../data/use-operation.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { readBackBirth, readBackCover } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { sayWarning } from '../../i18n/say.ts';
import { CoverCards } from './cover-cards.tsx';
import { Missing } from './missing.tsx';
import classes from './price-screen.module.css';
import { readings, usePrice } from './price-store.ts';
import { SchemePrices } from './scheme-prices.tsx';

const NEW_QUOTE = '/new';

/** Three inputs, three prices, and how the chosen one came about. */
export function PriceScreen() {
  const { t } = useTranslation(['price', 'common']);
  const price = usePrice();
  const { today, cover, comparison, fault, lookAtClock } = price;
  const { start, birth } = readings(price);
  const status = useOperation('serviceStatus', {});
  const rateBook = status.value?.rateBook;
  const [open, breakdown] = useDisclosure(false);
  const [, navigate] = useLocation();
  const goOn = () => {
    beginWith({
      texts: {
        'Policy/InceptionDate': price.startText,
        'Policy/CoverType': cover,
        'Customer/DateOfBirth': price.birthText,
      },
      product: price.product,
    });
    navigate(NEW_QUOTE);
  };
  useCommand('finish', goOn);
  useEffect(lookAtClock, [lookAtClock]);
  useEvery(MINUTE, lookAtClock);
  const explanation = comparison?.covers.find((each) => each.cover === cover)?.explanation;
  const own = comparison?.offers.find(({ scheme }) => scheme.id === comparison.scheme);
  const startDay = start.kind === 'day' ? start.day : undefined;

  return (
    <Screen title={t('common:screens.price')} lead={t('lead')}>
      {rateBook === null && !fault && <Notice tone="fault" title={t('common:rateBook.none')} />}
      {(rateBook?.demonstration || explanation?.rateBook.demonstration) && (
        <Notice tone="warning" title={t('common:rateBook.demonstration')} />
      )}
      {status.fault && !fault && <FaultNotice fault={status.fault} onRetry={status.refetch} />}
      <div className={classes.dates}>
        <DateField
          label={t('start')}
          text={price.startText}
          reading={start}
          readBack={(day) => readBackCover(day, today)}
          onText={price.setStart}
          onSettle={price.settle}
        />
        <DateField
          isFirst
          label={t('birth')}
          text={price.birthText}
          reading={birth}
          readBack={(day) => readBackBirth(day, today, startDay)}
          onText={price.setBirth}
          onSettle={price.settle}
        />
      </div>
      <CoverCards />
      <VisuallyHidden role="status" aria-live="polite">
        {explanation && `${t(`common:cover.${cover}`)}: ${money(explanation.premium)}`}
      </VisuallyHidden>
      {fault && <FaultNotice fault={fault} onRetry={price.retry} />}
      <Missing start={start} birth={birth} />
      {own?.decision === 'decline' && (
        <Notice tone="warning" title={t('schemes.declines', { scheme: own.scheme.name })}>
          <ul>
            {own.reasons.map(({ rule, message }) => (
              <li key={rule}>{bookWords(message)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {comparison && comparison.warnings.length > 0 && (
        <Notice tone="warning" title={t('worthKnowing')}>
          <ul>
            {comparison.warnings.map(sayWarning).map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Notice>
      )}
      <SchemePrices />
      <div className={classes.foot}>
        <Button rightSection={<Keys command="finish" />} onClick={goOn}>
          {t('goOn')}
        </Button>
        {explanation && (
          <Button
            variant="default"
            onClick={breakdown.toggle}
            aria-expanded={open}
            aria-controls="breakdown"
          >
            {t(open ? 'hide' : 'show')}
          </Button>
        )}
      </div>
      <div id="breakdown">{open && explanation && <Breakdown explanation={explanation} />}</div>
    </Screen>
  );
}
