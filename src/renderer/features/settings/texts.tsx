import '../../i18n/screen-words/quote.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LETTERS,
  type LetterKind,
  SLOTS,
  slotOf,
} from '../../../shared/domain/desk/letter-text.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { Firm, FirmTexts } from '../../../shared/schemas/desk/firm.ts';
import { Sentences } from '../../components/fields.tsx';
import { call } from '../../data/call.ts';
import {
  addIrish,
  LANGUAGES,
  type Language,
  language,
  languageNames,
  translate,
} from '../../i18n/i18n.ts';
import { filledLetter, usualLetter } from '../../i18n/letters.ts';
import { money } from '../../i18n/money.ts';
import { FirmSection } from './fields/firm-section.tsx';
import classes from './fields/settings.module.css';
import { SettledInput, whyOf } from './fields/settled-input.tsx';

type Texts = FirmTexts[Language];
type Keep = (change: Partial<Texts>) => Promise<Fault | undefined>;

interface LinesProps {
  readonly label: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly rows: number;
  readonly withSlots?: boolean;
  readonly onSettle: (text: string) => Promise<Fault | undefined>;
}

/** A text of several lines that is kept when the field is left. */
function Lines({ label, value, readOnly, rows, withSlots = false, onSettle }: LinesProps) {
  const { t } = useTranslation('settings');
  const [text, setText] = useState(value);
  const [why, setWhy] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setText(value), [value]);
  const settle = async () => {
    if (text.trim() === value) return;
    const fault = await onSettle(text.trim());
    setWhy(fault && whyOf(fault));
  };
  const insert = (slot: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      field.current ?? {};
    setText(`${text.slice(0, from)}${slot}${text.slice(to)}`);
    field.current?.focus();
  };
  return (
    <>
      <Sentences
        ref={field}
        label={label}
        value={text}
        error={why}
        readOnly={readOnly}
        rows={rows}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWhy(undefined);
        }}
        onBlur={() => void settle()}
      />
      {withSlots && !readOnly && (
        <fieldset className={classes.slots} aria-label={t('texts.insert')}>
          {SLOTS.map((slot) => (
            <Button
              key={slot}
              size="compact-xs"
              variant="default"
              // The field keeps the focus, so nothing is kept half-way.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(slotOf(slot))}
            >
              {slotOf(slot)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** An e-mail as a made-up customer would get it. */
function Preview({ firm, kind, tongue }: { firm: Firm; kind: LetterKind; tongue: Language }) {
  const { t } = useTranslation('settings');
  const lng = { lng: tongue };
  const letter = filledLetter(kind, tongue, firm.texts, {
    name: translate('settings:texts.sampleName', lng),
    vehicle: 'Toyota Corolla (191-D-12345)',
    cover: translate('common:cover.Comprehensive', lng),
    start: '01/03/2027',
    period: '01/03/2027 – 28/02/2028',
    premium: money(612.5),
    until: '15/03/2027',
    number: 'Q-7K3M',
    insurer: 'Example Insurance DAC',
    documents: `– ${translate('quote:document.schedule', lng)}`,
  });
  return (
    <figure className={classes.printed}>
      <figcaption>{t('texts.preview')}</figcaption>
      <blockquote lang={tongue} className={classes.mail}>
        <strong>{letter.subject}</strong>
        {`\n\n${letter.text}`}
      </blockquote>
    </figure>
  );
}

/** One e-mail in one language: its texts, next to what becomes of them. */
function Letter({
  firm,
  readOnly,
  keep,
}: {
  firm: Firm;
  readOnly: boolean;
  keep: (tongue: Language, change: Partial<Texts>) => ReturnType<Keep>;
}) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<LetterKind>('quote');
  const [tongue, setTongue] = useState<Language>(language);
  const own = firm.texts[tongue];
  const usual = usualLetter(kind, tongue);
  const choose = async (chosen: Language) => {
    if (chosen === 'ga') await addIrish();
    setTongue(chosen);
  };
  const save: Keep = (change) => keep(tongue, change);
  // What is the usual text is not kept: it follows the program.
  const ownOf = (text: string, program: string) => (text === program ? '' : text);
  return (
    <div className={classes.letters}>
      <div>
        <div className={classes.line}>
          <NativeSelect
            label={t('texts.letter')}
            value={kind}
            data={LETTERS.map((value) => ({ value, label: t(`texts.kinds.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setKind(LETTERS.find((each) => each === value) ?? 'quote')
            }
          />
          <NativeSelect
            label={t('texts.language')}
            value={tongue}
            data={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ currentTarget: { value } }) => void choose(value === 'ga' ? 'ga' : 'en')}
          />
        </div>
        <SettledInput
          key={`${kind} ${tongue} subject`}
          label={t('texts.subject')}
          value={own[`${kind}Subject`] || usual.subject}
          readOnly={readOnly}
          onSettle={(text) => save({ [`${kind}Subject`]: ownOf(text, usual.subject) })}
        />
        <Lines
          key={`${kind} ${tongue}`}
          label={t('texts.text')}
          value={own[kind] || usual.text}
          readOnly={readOnly}
          rows={7}
          withSlots
          onSettle={(text) => save({ [kind]: ownOf(text, usual.text) })}
        />
        {!readOnly && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={own[kind] === '' && own[`${kind}Subject`] === ''}
            onClick={() => void save({ [kind]: '', [`${kind}Subject`]: '' })}
          >
            {t('texts.usual')}
          </Button>
        )}
        <Lines
          key={tongue}
          label={t('texts.signature')}
          value={own.signature}
          readOnly={readOnly}
          rows={2}
          onSettle={(signature) => save({ signature })}
        />
      </div>
      <Preview firm={firm} kind={kind} tongue={tongue} />
    </div>
  );
}

/** How the firm words its e-mails to customers, and its signature, in either language. */
export function FirmLetters() {
  const { t } = useTranslation('settings');
  return (
    <FirmSection title={t('texts.title')} note={t('texts.note')} height={320}>
      {({ firm, change, readOnly }) => (
        <Letter
          firm={firm}
          readOnly={readOnly}
          keep={(tongue, texts) =>
            change(
              () => call('saveFirm', { texts: { [tongue]: texts } }),
              () => call('saveFirm', { texts: { [tongue]: firm.texts[tongue] } }),
            )
          }
        />
      )}
    </FirmSection>
  );
}
