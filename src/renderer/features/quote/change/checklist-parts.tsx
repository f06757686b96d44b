import { Anchor, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ChecklistCode, PassableCode } from '../../../../shared/domain/quotes/checklist.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { ErrorAt } from '../../../commands/field-error.ts';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { sectionAddress } from '../../../components/section.tsx';
import { TypedText } from '../../../components/typed-text.tsx';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { DriverNumberFields } from './driver-number-fields.tsx';
import { Elsewhere, ItemPart, type PassProps } from './missing-item.tsx';
import { UnknownFacts } from './unknown-facts.tsx';
import type { Acceptance } from './use-acceptance.ts';

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
            <Anchor
              component={Link}
              href={sectionAddress('/settings', 'firm')}
              inherit
              underline="always"
            >
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
