import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { CHANNELS, type Channel } from '../../../../shared/domain/quotes/renewal.ts';
import { readAmount } from '../../../i18n/read-amount.ts';
import { sayAlone } from '../../../i18n/say.ts';
import classes from './renewal.module.css';
import { type ChargePath, type ChargeTexts, channelOf } from './renewal-form.ts';

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
export function RenewalCharge(props: RenewalChargeProps) {
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
