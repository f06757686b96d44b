import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '../../../../shared/schemas/add-on.ts';
import type { QuotePage } from '../../../../shared/schemas/quote-page.ts';
import type { RateBookTerms } from '../../../../shared/schemas/rate-book-terms.ts';
import { change, difference, money } from '../../../i18n/money.ts';
import { NoRateBook } from '../no-rate-book.tsx';
import { addOnPrice } from './add-on-price.ts';
import classes from './change.module.css';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';

interface AddCoverDialogProps {
  readonly page: QuotePage;
  /** The add-on that stands chosen at first. */
  readonly start: AddOn | undefined;
  readonly onClose: () => void;
}

interface Chosen {
  readonly addonType: AddOn;
  readonly level: string;
}

const keyOf = ({ addonType, level }: Chosen) => `${addonType}/${level}`;

/** Every level of every add-on with what it costs, one to choose. */
function choices(terms: RateBookTerms, { explanation }: QuotePage['quote']) {
  return terms.addOns.map(({ addonType, title, levels }) => ({
    addonType,
    title,
    levels: levels.map(({ level, title: words, netPremium }) => ({
      addonType,
      level,
      words,
      present: explanation.steps.some((step) => step.id === addonType && step.input === words),
      difference: addOnPrice(explanation, addonType, netPremium),
    })),
  }));
}

/** Adds optional cover, or another level of what is there. */
export function AddCoverDialog({ page, start, onClose }: AddCoverDialogProps) {
  const { t } = useTranslation('quote');
  const { quote, explored } = page;
  const offered = explored ? choices(explored.terms, quote) : [];
  const levels = offered.flatMap((addOn) => addOn.levels);
  const first = levels.find((each) => !each.present && (!start || each.addonType === start));
  const [picked, setPicked] = useState<string>();
  const chosen = levels.find((each) => keyOf(each) === picked) ?? first;

  return (
    <Dialog
      page={page}
      title={t('addCover.title')}
      action={
        chosen ? t('addCover.action', { amount: change(chosen.difference) }) : t('addCover.title')
      }
      missing={chosen === undefined || chosen.present ? t('addCover.missing') : undefined}
      run={() =>
        changeQuote('addCover', quote, {
          quoteId: quote.quoteId,
          addonType: chosen?.addonType ?? 'breakdown',
          addonOptions: { level: chosen?.level ?? '' },
        })
      }
      onClose={onClose}
    >
      {!explored && <NoRateBook />}
      <Radio.Group
        value={chosen ? keyOf(chosen) : ''}
        onChange={setPicked}
        aria-label={t('addCover.levels')}
      >
        <Stack gap="md">
          {offered.map(({ addonType, title, levels }) => (
            <fieldset key={addonType} className={classes.addOn}>
              <legend>{title}</legend>
              {levels.map((each) => (
                <Radio
                  key={keyOf(each)}
                  value={keyOf(each)}
                  disabled={each.present}
                  data-autofocus={(chosen && keyOf(chosen) === keyOf(each)) || undefined}
                  classNames={{ body: classes.choice, labelWrapper: classes.choiceLabel }}
                  label={
                    <span className={classes.level}>
                      <span>{each.words}</span>
                      <span className="amount">
                        {each.present ? t('addCover.present') : change(each.difference)}
                      </span>
                    </span>
                  }
                />
              ))}
            </fieldset>
          ))}
        </Stack>
      </Radio.Group>
      {chosen && (
        <p className={classes.outcome} aria-live="polite">
          {t('addCover.outcome', { premium: money(difference(quote.premium, -chosen.difference)) })}
        </p>
      )}
    </Dialog>
  );
}
