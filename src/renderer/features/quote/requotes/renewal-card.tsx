import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageCode } from '../../../../shared/domain/messages/catalogue.ts';
import {
  ASPECTS,
  CHANNELS,
  type Channel,
  SALES,
} from '../../../../shared/domain/quotes/renewal.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RenewalCheck } from '../../../../shared/schemas/quotes/renewal.ts';
import { FaultNotice, Notice } from '../../../components/notice.tsx';
import { useOperation } from '../../../data/operation-query.ts';
import { difference, money, readAmount } from '../../../i18n/money.ts';
import { sayAlone, sayWarning } from '../../../i18n/say.ts';
import {
  type ChargePath,
  type ChargeTexts,
  channelOf,
  hasNoFirstRenewal,
  type RenewalForm,
  type RenewalTyped,
  renewalForm,
  renewalRequest,
  saleOf,
} from './renewal-form.ts';
import classes from './requotes.module.css';

const NAMES = ['price', 'fee'] as const;

interface RenewalChargeProps {
  readonly title: string;
  /** Where it stands in the request. */
  readonly path: ChargePath;
  readonly note?: string;
  readonly texts: ChargeTexts;
  /** Absent where it is sold as another one is. */
  readonly channel?: Channel;
  /** Why the last request was refused. */
  readonly fault: Fault | undefined;
  readonly onChange: (texts: Partial<ChargeTexts & { readonly channel: Channel }>) => void;
  readonly children?: ReactNode;
}

/** A price with its fee, and how it is sold. */
function RenewalCharge(props: RenewalChargeProps) {
  const { title, path, note, texts, channel, fault, onChange, children } = props;
  const { t } = useTranslation('quote');
  const faultOf = (name: string) => {
    const errors = fault?.kind === 'invalid' ? (fault.errors ?? []) : [];
    const error = errors.find((each) => each.path === `${path}.${name}`);
    return error && sayAlone(error.message);
  };
  return (
    <fieldset className={classes.charge}>
      <legend>{title}</legend>
      {NAMES.map((name) => (
        <TextInput
          key={name}
          label={t(`renewal.${name}`)}
          inputMode="decimal"
          autoComplete="off"
          value={texts[name]}
          error={
            texts[name].trim() !== '' && readAmount(texts[name]) === undefined
              ? t('override.unread')
              : faultOf(name)
          }
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {channel && (
        <NativeSelect
          label={t('renewal.channel')}
          value={channel}
          data={CHANNELS.map((each) => ({ value: each, label: t(`renewal.channels.${each}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = channelOf(currentTarget.value);
            if (chosen) onChange({ channel: chosen });
          }}
        />
      )}
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </fieldset>
  );
}

const TONES = { allowed: 'plain', breaks: 'fault', cannotTell: 'warning' } as const;

/** The messages that compare the offer with the most that may be charged: one line of our own says it. */
const COMPARED: ReadonlySet<string> = new Set([
  'renewalWithin',
  'renewalAbove',
] satisfies MessageCode[]);

const isCompared = (why: Warning) =>
  typeof why === 'object' && 'code' in why && COMPARED.has(why.code);

/** The offer with its fee, next to the most that may be charged; undefined where that is not known. */
function useCompared({ offered, most }: RenewalCheck): string | undefined {
  const { t } = useTranslation('quote');
  if (most === null) return undefined;
  const amounts = { offered: money(offered), most: money(most) };
  if (offered <= most) return t('renewal.within', amounts);
  return t('renewal.above', { ...amounts, above: money(difference(offered, most)) });
}

/** Whether a renewal price breaks the rule, why, and what that rests on. */
function RenewalAnswer({ check }: { readonly check: RenewalCheck }) {
  const { t } = useTranslation(['quote', 'policy']);
  const { verdict, because, restsOn, notChecked } = check;
  const compared = useCompared(check);
  const others = because.filter((why) => !isCompared(why));
  return (
    <>
      <Notice tone={TONES[verdict]} title={t(`policy:renewal.verdict.${verdict}`)}>
        <ul>
          {compared && <li>{compared}</li>}
          {others.map(sayWarning).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
      {[...restsOn, ...notChecked].map(sayWarning).map((text) => (
        <p key={text} className={classes.note}>
          {text}.
        </p>
      ))}
    </>
  );
}

/** What the operation is asked with while it is not asked. */
const NOTHING = {
  lastYear: { price: 1, fee: 0, channel: 'broker', sale: 'newBusiness' },
  offered: { price: 1, fee: 0, channel: 'broker' },
} as const;

interface RenewalCardProps {
  /** The policy of last year. */
  readonly before: Quote;
  /** The quote that renews it. */
  readonly after: Quote;
}

interface SaleChoiceProps {
  readonly sale: RenewalForm['sale'];
  readonly onChange: (sale: RenewalForm['sale']) => void;
}

/** How the policy of last year was sold. */
function SaleChoice({ sale, onChange }: SaleChoiceProps) {
  const { t } = useTranslation('quote');
  return (
    <NativeSelect
      label={t('renewal.sale')}
      value={sale ?? ''}
      data={[
        { value: '', label: t('renewal.choose') },
        ...SALES.map((each) => ({ value: each, label: t(`renewal.sales.${each}`) })),
      ]}
      onChange={({ currentTarget }) => onChange(saleOf(currentTarget.value))}
    />
  );
}

interface SameAspectsProps {
  readonly same: RenewalForm['same'];
  readonly onChange: (same: RenewalForm['same']) => void;
}

/** In what the offer is the same as last year. */
function SameAspects({ same, onChange }: SameAspectsProps) {
  const { t } = useTranslation('quote');
  return (
    <Checkbox.Group
      label={t('renewal.same')}
      description={t('renewal.sameNote')}
      value={[...same]}
      onChange={(chosen) => onChange(ASPECTS.filter((each) => chosen.includes(each)))}
    >
      <Group mt="xs">
        {ASPECTS.map((each) => (
          <Checkbox key={each} value={each} label={t(`renewal.aspects.${each}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function RenewalFields({ before, after }: RenewalCardProps) {
  const { t } = useTranslation('quote');
  const [typed, setTyped] = useState<RenewalTyped>({});
  const form = renewalForm(before, after, typed);
  const request = renewalRequest(form);
  const { value, fault } = useOperation('checkRenewal', request ?? NOTHING, {
    enabled: request !== undefined,
  });
  const set = <N extends 'lastYear' | 'offered' | 'firstRenewal'>(
    name: N,
    texts: Partial<RenewalForm[N]>,
  ) => setTyped((now) => ({ ...now, [name]: { ...now[name], ...texts } }));
  const { lastYear, offered, firstRenewal, sale, same } = form;
  return (
    <div className={classes.fields}>
      <p className={classes.note}>{t('renewal.note')}</p>
      <div className={classes.charges}>
        <RenewalCharge
          title={t('renewal.lastYear', { id: before.quoteId })}
          path="lastYear"
          texts={lastYear}
          channel={lastYear.channel}
          fault={fault}
          onChange={(texts) => set('lastYear', texts)}
        >
          <SaleChoice
            sale={sale}
            onChange={(chosen) => setTyped((now) => ({ ...now, sale: chosen }))}
          />
        </RenewalCharge>
        <RenewalCharge
          title={t('renewal.offered', { id: after.quoteId })}
          path="offered"
          texts={offered}
          channel={offered.channel}
          fault={fault}
          onChange={(texts) => set('offered', texts)}
        />
        <RenewalCharge
          title={t('renewal.firstRenewal')}
          path="firstRenewal"
          note={t('renewal.firstNote')}
          texts={firstRenewal}
          fault={fault}
          onChange={({ channel: _, ...texts }) => set('firstRenewal', texts)}
        />
      </div>
      {sale === 'firstRenewal' && hasNoFirstRenewal(form) && (
        <SameAspects
          same={same}
          onChange={(chosen) => setTyped((now) => ({ ...now, same: chosen }))}
        />
      )}
      <div className={classes.answer} aria-live="polite">
        {!request && <p className={classes.note}>{t('renewal.missing')}</p>}
        {fault && fault.kind !== 'invalid' && <FaultNotice fault={fault} />}
        {value && !fault && <RenewalAnswer check={value} />}
      </div>
    </div>
  );
}

/** Checks the price of a renewal against the rule on price walking; closed until it is asked for. */
export function RenewalCard(props: RenewalCardProps) {
  const { t } = useTranslation('quote');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('renewal.title')}</summary>
      {isOpen && <RenewalFields {...props} />}
    </details>
  );
}
