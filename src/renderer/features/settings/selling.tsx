import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  MOST_COMMISSION,
  REMUNERATIONS,
  SCOPES,
  type Selling,
  sellingSentences,
  unstated,
} from '../../../shared/domain/desk/selling.ts';
import { Notice } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { say } from '../../i18n/say.ts';
import { type ChangeFirm, FirmSection } from './fields/firm-section.tsx';
import classes from './fields/settings.module.css';
import { SettledInput } from './fields/settled-input.tsx';

/** How much of the market the firm compares and who pays it, as its statements of suitability say. */
export function SellingTerms() {
  const { t } = useTranslation('settings');
  return (
    <FirmSection title={t('selling.title')} note={t('selling.note')} height={180}>
      {({ firm, change, readOnly }) => (
        <>
          <Fields
            selling={firm.selling}
            readOnly={readOnly}
            keep={(selling) =>
              change(
                () => call('saveFirm', { selling }),
                () => call('saveFirm', { selling: firm.selling }),
              )
            }
          />
          <Printed selling={firm.selling} />
        </>
      )}
    </FirmSection>
  );
}

interface FieldsProps {
  readonly selling: Selling;
  /** Whether it can only be looked at. */
  readonly readOnly: boolean;
  readonly keep: (change: Partial<Selling>) => ReturnType<ChangeFirm>;
}

/** A percentage as it is typed, with a point or a comma; undefined where it is none. */
function percentOf(text: string): number | undefined {
  const plain = text.replace(/\s*%$/, '').replace(',', '.');
  const percent = Number(plain);
  const fits = /^\d{1,2}(\.\d{1,2})?$/.test(plain) && percent > 0 && percent <= MOST_COMMISSION;
  return fits ? percent : undefined;
}

function Fields({ selling, readOnly, keep }: FieldsProps) {
  const { t } = useTranslation('settings');
  const { scope, insurers, paidBy, commission, fee } = selling;
  const none = { value: '', label: t('selling.notStated') };
  return (
    <div className={classes.panel}>
      <NativeSelect
        label={t('selling.scope')}
        disabled={readOnly}
        data={[none, ...SCOPES.map((value) => ({ value, label: t(`selling.scopes.${value}`) }))]}
        value={scope ?? ''}
        onChange={({ currentTarget: { value } }) =>
          keep({ scope: SCOPES.find((each) => each === value) ?? null })
        }
      />
      <SettledInput
        label={t('selling.insurers')}
        description={t('selling.insurersNote')}
        value={insurers}
        readOnly={readOnly}
        onSettle={(text) => keep({ insurers: text })}
      />
      <NativeSelect
        label={t('selling.paidBy')}
        disabled={readOnly}
        data={[
          none,
          ...REMUNERATIONS.map((value) => ({ value, label: t(`selling.paidBys.${value}`) })),
        ]}
        value={paidBy ?? ''}
        onChange={({ currentTarget: { value } }) =>
          keep({ paidBy: REMUNERATIONS.find((each) => each === value) ?? null })
        }
      />
      {paidBy !== null && paidBy !== 'fee' && (
        <SettledInput
          label={t('selling.commission')}
          description={t('selling.commissionNote')}
          value={commission === null ? '' : String(commission)}
          readOnly={readOnly}
          problem={(text) =>
            text === '' || percentOf(text) !== undefined
              ? undefined
              : t('selling.commissionProblem', { most: MOST_COMMISSION })
          }
          onSettle={(text) => keep({ commission: percentOf(text) ?? null })}
        />
      )}
      {paidBy !== null && paidBy !== 'commission' && (
        <SettledInput
          label={t('selling.fee')}
          description={t('selling.feeNote')}
          value={fee}
          readOnly={readOnly}
          onSettle={(text) => keep({ fee: text })}
        />
      )}
    </div>
  );
}

/** What a statement of suitability says of it, and what it still lacks. */
function Printed({ selling }: { readonly selling: Selling }) {
  const { t } = useTranslation('settings');
  const { scope, payment } = sellingSentences(selling);
  const sentences = [...scope, ...payment];
  const lacking = unstated(selling);
  return (
    <>
      {lacking.length > 0 && (
        <Notice tone="warning">
          <ul>
            {lacking.map((each) => (
              <li key={each.code}>{say(each)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {sentences.length > 0 && (
        <figure className={classes.printed}>
          <figcaption>{t('selling.printed')}</figcaption>
          {/* Documents are in English in every language of the screens. */}
          <blockquote lang="en">{sentences.join(' ')}</blockquote>
        </figure>
      )}
    </>
  );
}
