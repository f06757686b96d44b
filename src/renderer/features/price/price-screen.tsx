import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { normaliseEircode } from '../../../shared/domain/eircode.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { isFormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Breakdown } from '../../components/breakdown.tsx';
import { DateField } from '../../components/date-field.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { type Beginning, beginWith } from '../../data/beginning.ts';
import { MINUTE, useEvery } from '../../data/every.ts';
import { EIRCODE, MARK } from '../../data/form-fields.ts';
import { useLookUpNote } from '../../data/look-up.ts';
import { useOperation } from '../../data/operation-query.ts';
import { useSettings } from '../../data/settings.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { readBackBirth, readBackCover } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import type { DateReading } from '../../i18n/read-date.ts';
import { labelOf, sayAlone, sayWarning } from '../../i18n/say.ts';
import { CoverCards, SpreadTable } from './cover-cards.tsx';
import classes from './price.module.css';
import { type PriceState, readings, usePrice } from './price-store.ts';
import { SchemePrices } from './scheme-prices.tsx';

/** What each register is asked by, and the message for a text that it cannot be asked by. */
const ASKED = {
  vehicle: { path: MARK, normalise: normaliseVrm, fault: message('registration') },
  address: { path: EIRCODE, normalise: normaliseEircode, fault: message('eircode') },
} as const;

interface LookUpFieldProps {
  readonly register: keyof typeof ASKED;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The field was left, or Enter pressed. */
  readonly onSettle: () => void;
}

/** A registration or an Eircode, which may stay empty, with what its register says below it. */
function LookUpField({ register, text, onText, onSettle }: LookUpFieldProps) {
  const { t } = useTranslation(['price', 'newQuote']);
  const state = useStore(usePrice(({ lookUps }) => lookUps[register]));
  const note = useLookUpNote(register, state);
  // A half-typed mark is not yet a mistake.
  const [typing, setTyping] = useState(false);
  const { path, normalise, fault } = ASKED[register];
  const isWrong = !typing && text.trim() !== '' && normalise(text) === undefined;
  const settle = () => {
    setTyping(false);
    onSettle();
  };
  return (
    <TextInput
      label={t('optional', { field: labelOf(path) })}
      value={text}
      size="md"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        isWrong ? undefined : <span role="status">{note ?? t(`newQuote:${register}.form`)}</span>
      }
      error={isWrong && sayAlone(fault)}
      onChange={(event) => {
        setTyping(true);
        onText(event.currentTarget.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

interface MissingProps {
  readonly start: DateReading;
  readonly birth: DateReading;
}

/** Everything that a price still waits for, at once. */
function Missing(readings: MissingProps) {
  const { t } = useTranslation('price');
  const missing = (['start', 'birth'] as const).flatMap((field) => {
    const { kind } = readings[field];
    return kind === 'day' ? [] : [t(`missing.${kind}`, { field: t(field) })];
  });
  if (missing.length === 0) return null;
  return (
    <Notice tone="plain" title={t('missing.title')}>
      <ul>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

const NEW_QUOTE = '/new';

/** The form of a full quote as this price is continued: with what was typed, and the usual answers as such. */
function beginningOf(price: PriceState): Beginning {
  const { comparison, product, usual } = price;
  const answers = comparison?.typical ?? [];
  const priced = comparison?.covers.find((each) => each.cover === price.cover);
  return {
    texts: {
      'Policy/InceptionDate': price.startText,
      'Policy/CoverType': price.cover,
      'Customer/DateOfBirth': price.birthText,
      ...(price.markText.trim() === '' ? {} : { [MARK]: price.markText }),
      ...(price.eircodeText.trim() === '' ? {} : { [EIRCODE]: price.eircodeText }),
    },
    product,
    usual: {
      texts: Object.fromEntries(
        answers.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
      ),
      toConfirm: answers.map(({ path }): string => path).filter(isFormPath),
      excess: comparison ? priced?.excess : (usual.excess ?? undefined),
    },
  };
}

/** A few inputs, three prices, and how the chosen one came about. */
export function PriceScreen() {
  const { t } = useTranslation(['price', 'common']);
  const price = usePrice();
  const { today, cover, comparison, fault, lookAtClock } = price;
  const { start, birth } = readings(price);
  const status = useOperation('serviceStatus', {});
  const rateBook = status.value?.rateBook;
  const [open, breakdown] = useDisclosure(false);
  const [, navigate] = useLocation();
  const settings = useSettings(({ settings: read }) => read);
  const defaults = settings.state === 'ready' ? settings.value.defaults : undefined;
  const { setUsual } = price;
  useEffect(() => {
    if (defaults) setUsual(defaults);
  }, [defaults, setUsual]);
  const goOn = async () => {
    // The full quote begins with what this price rests on: it must be that of what is typed.
    await price.settle();
    beginWith(beginningOf(usePrice.getState()));
    navigate(NEW_QUOTE);
  };
  useCommand('finish', () => void goOn());
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
          onSettle={() => void price.settle()}
        />
        <DateField
          isFirst
          label={t('birth')}
          text={price.birthText}
          reading={birth}
          readBack={(day) => readBackBirth(day, today, startDay)}
          onText={price.setBirth}
          onSettle={() => void price.settle()}
        />
        <LookUpField
          register="vehicle"
          text={price.markText}
          onText={price.setMark}
          onSettle={() => void price.settle()}
        />
        <LookUpField
          register="address"
          text={price.eircodeText}
          onText={price.setEircode}
          onSettle={() => void price.settle()}
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
            {comparison.warnings.map(sayWarning).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <SpreadTable />
      <SchemePrices />
      <div className={classes.foot}>
        <Button rightSection={<Keys command="finish" />} onClick={() => void goOn()}>
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
