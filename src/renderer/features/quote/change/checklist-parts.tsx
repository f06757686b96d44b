import { Anchor, Checkbox } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ChecklistCode, PassableCode } from '../../../../shared/domain/quotes/checklist.ts';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { ErrorAt } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { RoleNeeded } from '../../../components/notice.tsx';
import { settingsPage } from '../../../components/screen.tsx';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { nameOf } from '../../../i18n/say.ts';
import classes from './change.module.css';
import { Elsewhere, ItemPart, type PassProps } from './checklist.tsx';
import { DriverNumberFields } from './driver-numbers.tsx';
import type { Acceptance } from './use-acceptance.ts';

type Path = UnknownFact['path'];

interface UnknownFactsProps {
  readonly facts: readonly UnknownFact[];
  readonly confirmed: readonly Path[];
  /** The message while some of them are not confirmed. */
  readonly error: string | undefined;
  readonly onChange: (confirmed: readonly Path[]) => void;
  /** Takes the focus once every fact is confirmed. */
  readonly onDone: () => void;
}

/** What is not known and must be confirmed before cover: one key each, which goes on to the next. */
function UnknownFacts(props: UnknownFactsProps) {
  const { facts, confirmed, error, onChange, onDone } = props;
  const { t } = useTranslation('quote');
  const list = useRef<HTMLFieldSetElement>(null);
  if (facts.length === 0) return null;

  const open = facts.findIndex(({ path }) => !confirmed.includes(path));
  const goOn = (after: readonly Path[]) => {
    const next = facts.findIndex(({ path }) => !after.includes(path));
    if (next < 0) onDone();
    else list.current?.querySelectorAll('input')[next]?.focus();
  };
  const toggle = (path: Path) => (event: ChangeEvent<HTMLInputElement>) => {
    const others = confirmed.filter((each) => each !== path);
    const after = event.currentTarget.checked ? [...others, path] : others;
    onChange(after);
    if (after.length > others.length) goOn(after);
  };
  return (
    <fieldset ref={list} className={classes.facts}>
      <legend>{t('accept.facts')}</legend>
      {facts.map(({ path, value }, i) => (
        <Checkbox
          key={path}
          label={
            value === undefined
              ? nameOf(path)
              : t('accept.confirmAs', { fact: nameOf(path), value: bookWords(value) })
          }
          checked={confirmed.includes(path)}
          error={i === open && error}
          aria-invalid={(i === open && error !== undefined) || undefined}
          data-autofocus={i === open || undefined}
          onChange={toggle(path)}
        />
      ))}
    </fieldset>
  );
}

interface ChecklistPartsProps {
  readonly page: QuotePage;
  readonly acceptance: Acceptance;
  readonly errorAt: ErrorAt;
  /** Does an item in a window of its own. */
  readonly onElsewhere: (item: 'suitability' | 'referral') => void;
  /** Goes on once every fact is confirmed. */
  readonly onFactsDone: () => void;
}

/** That the customer has the terms of business, and where the firm keeps them. */
function TermsGiven({
  acceptance: { given, change },
  errorAt,
}: Pick<ChecklistPartsProps, 'acceptance' | 'errorAt'>) {
  const { t } = useTranslation('quote');
  const { value: firm } = useOperation('getFirm', {});
  const error = errorAt('termsOfBusiness');
  return (
    <Checkbox
      label={t('checklist.termsGiven')}
      description={
        firm?.termsOfBusiness === null && (
          <>
            {t('checklist.noPaper')}{' '}
            <Anchor component={Link} href={settingsPage('firm')} inherit underline="always">
              {t('checklist.addPaper')}
            </Anchor>
          </>
        )
      }
      checked={given.termsGiven}
      error={error}
      aria-invalid={error !== undefined || undefined}
      data-autofocus={given.termsGiven ? undefined : true}
      onChange={(event) => change({ termsGiven: event.currentTarget.checked })}
    />
  );
}

/** The name of the firm, for who may give it. */
function FirmName({
  acceptance: { given, change },
  errorAt,
}: Pick<ChecklistPartsProps, 'acceptance' | 'errorAt'>) {
  const { t } = useTranslation('quote');
  if (!useMay()('administer')) {
    return (
      <Elsewhere what={t('checklist.noFirm')} error={errorAt('firm')} onDo={() => {}}>
        <RoleNeeded right="administer" />
      </Elsewhere>
    );
  }
  return (
    <TypedText
      label={t('checklist.firmName')}
      note={t('checklist.firmNote')}
      value={given.firmName}
      most={100}
      error={errorAt('firm')}
      isFirst={given.firmName === ''}
      required
      onChange={(firmName) => change({ firmName })}
    />
  );
}

/** Where what is missing of the checklist is done, item by item. */
export function ChecklistParts(props: ChecklistPartsProps) {
  const { page, acceptance, errorAt, onElsewhere, onFactsDone } = props;
  const { t } = useTranslation('quote');
  const may = useMay();
  const { given, change, drivers } = acceptance;
  const facts = page.quote.unknownBeforeCover;
  const itemOf = (code: ChecklistCode) =>
    page.checklist.find((each) => each.code === code && each.state === 'missing');
  const pass = (code: PassableCode): PassProps | undefined =>
    itemOf(code)?.mayBePassed
      ? {
          label: t(`checklist.pass.${code}`),
          reason: given.passed[code],
          error: errorAt(`passed/${code}`),
          onChange: (reason) => {
            const { [code]: _, ...others } = given.passed;
            change({ passed: reason === undefined ? others : { ...others, [code]: reason } });
          },
        }
      : undefined;
  return (
    <>
      {itemOf('referral') && (
        <ItemPart code="referral">
          <Elsewhere
            what={t('checklist.undecided')}
            action={may('referral:decide') ? t('referral.approve') : undefined}
            error={errorAt('referral')}
            onDo={() => onElsewhere('referral')}
          >
            {!may('referral:decide') && <RoleNeeded right="referral:decide" />}
          </Elsewhere>
        </ItemPart>
      )}
      {facts.length > 0 && (
        <ItemPart code="assumptions">
          <UnknownFacts
            facts={facts}
            confirmed={given.confirmed}
            error={errorAt('assumptions')}
            onChange={(confirmed) => change({ confirmed })}
            onDone={onFactsDone}
          />
        </ItemPart>
      )}
      {itemOf('suitability') && (
        <ItemPart code="suitability" pass={pass('suitability')}>
          <Elsewhere
            what={t('checklist.notSuitable')}
            action={may('quote:write') ? t('suitability.title') : undefined}
            error={errorAt('suitability')}
            onDo={() => onElsewhere('suitability')}
          >
            {!may('quote:write') && <RoleNeeded right="quote:write" />}
          </Elsewhere>
        </ItemPart>
      )}
      {itemOf('driverNumbers') && (
        <ItemPart code="driverNumbers" pass={pass('driverNumbers')}>
          <DriverNumberFields
            drivers={drivers}
            texts={given.numbers}
            required={given.passed.driverNumbers === undefined}
            errorAt={errorAt}
            onChange={(numbers) => change({ numbers })}
          />
        </ItemPart>
      )}
      {itemOf('termsOfBusiness') && (
        <ItemPart code="termsOfBusiness" pass={pass('termsOfBusiness')}>
          <TermsGiven acceptance={acceptance} errorAt={errorAt} />
        </ItemPart>
      )}
      {itemOf('firm') && (
        <ItemPart code="firm">
          <FirmName acceptance={acceptance} errorAt={errorAt} />
        </ItemPart>
      )}
    </>
  );
}
