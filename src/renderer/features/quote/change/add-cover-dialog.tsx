import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { AddOnChoices } from '../../../../shared/schemas/quotes/preview.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { change } from '../../../i18n/money.ts';
import classes from './change.module.css';
import { Dialog, NoRateBook, Outcome } from './change-dialog.tsx';
import { changeQuote } from './change-quote.ts';

interface AddCoverDialogProps {
  readonly page: QuotePage;
  /** The add-on that the keyboard begins at. */
  readonly start: AddOn | undefined;
  readonly onClose: () => void;
}

/** One change that can be chosen: a level of an add-on, or its absence. */
interface Choice {
  readonly key: string;
  readonly addonType: AddOn;
  /** Absent: the add-on comes off. */
  readonly level?: string;
  readonly words: string;
  /** Whether the quote is so already. */
  readonly present: boolean;
  /** Euro of the total premium. */
  readonly difference: number;
}

/** The changes of an add-on: each of its levels, and taking it off where it is there. */
function choicesOf({ addonType, levels, chosen, without }: AddOnChoices, off: string): Choice[] {
  const leveled = levels.map(({ level, title, difference }) => ({
    key: `${addonType}/${level}`,
    addonType,
    level,
    words: bookWords(title),
    difference,
    present: level === chosen,
  }));
  if (without === undefined) return leveled;
  const key = `${addonType}/`;
  return [...leveled, { key, addonType, words: off, present: false, difference: without }];
}

/** Adds optional cover, changes the level of what is there, or takes it off: one change at a time. */
export function AddCoverDialog({ page, start, onClose }: AddCoverDialogProps) {
  const { t } = useTranslation('quote');
  const { quote, explored } = page;
  const [picked, setPicked] = useState<string>();
  const offered = (explored?.addOns ?? []).map((addOn) => ({
    ...addOn,
    choices: choicesOf(addOn, t('addCover.off')),
  }));
  const choices = offered.flatMap((addOn) => addOn.choices);
  const first = choices.find((each) => !each.present && (!start || each.addonType === start));
  const chosen = choices.find(({ key }) => key === picked);

  const take = (choice: Choice) => {
    const { addonType, level } = choice;
    const { quoteId } = quote;
    return level === undefined
      ? changeQuote('removeCover', quote, { quoteId, addonType })
      : changeQuote('addCover', quote, { quoteId, addonType, addonOptions: { level } });
  };
  const action = () => {
    if (!chosen) return t('addCover.action');
    const amount = change(chosen.difference);
    return t(chosen.level === undefined ? 'addCover.takeOff' : 'addCover.add', { amount });
  };

  return (
    <Dialog
      page={page}
      title={t('addCover.title')}
      action={action()}
      missing={chosen && !chosen.present ? undefined : t('addCover.missing')}
      run={() => take(chosen as Choice)}
      onClose={onClose}
    >
      {!explored && <NoRateBook />}
      <Radio.Group value={picked ?? ''} onChange={setPicked} aria-label={t('addCover.levels')}>
        <Stack gap="md">
          {offered.map(({ addonType, title, choices }) => (
            <fieldset key={addonType} className={classes.addOn}>
              <legend>{bookWords(title)}</legend>
              {choices.map((each) => (
                <Radio
                  key={each.key}
                  value={each.key}
                  disabled={each.present}
                  data-autofocus={each === first || undefined}
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
      {chosen ? (
        <Outcome premium={quote.premium} difference={chosen.difference} />
      ) : (
        <p className={classes.outcome}>{t('addCover.levies')}</p>
      )}
    </Dialog>
  );
}
