import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/result/result.ts';
import { translate } from '../../../i18n/i18n.ts';
import { count } from '../../../i18n/money.ts';
import { say, sayAlone } from '../../../i18n/say.ts';

/** For what begins only once the text of a field is kept. */
export interface Settling {
  /** Keeps what is typed. @returns whether it is kept; where it is not, the field has the focus */
  readonly settle: () => Promise<boolean>;
}

interface SettledInputProps
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'placeholder' | 'readOnly' | 'rightSection' | 'w'
  > {
  readonly ref?: Ref<Settling>;
  readonly value: string;
  /** What is wrong with a text; undefined where it may be kept. */
  readonly problem?: (text: string) => ReactNode;
  /** @returns why it is not kept */
  readonly onSettle: (text: string) => Promise<Fault | undefined>;
  readonly numeric?: boolean;
  /** Whether the administrator has set it: it is shown, and no one changes it here. */
  readonly setByAdministrator?: boolean;
}

/** What a fault says of the field: what is wrong with its text, where the fault names it. */
export function whyOf(fault: Fault): string {
  const [error] = (fault.kind === 'invalid' && fault.errors) || [];
  return error ? sayAlone(error.message) : say(fault.message);
}

/**
 * A text that is kept when the field is left or Enter pressed; what is wrong, or refused, stands at
 * the field and stays as typed.
 */
export function SettledInput({
  ref,
  value,
  problem,
  onSettle,
  numeric = false,
  setByAdministrator = false,
  ...input
}: SettledInputProps) {
  const [text, setText] = useState(value);
  const [wrong, setWrong] = useState<{ readonly text: string; readonly why: ReactNode }>();
  const field = useRef<HTMLInputElement>(null);
  /** The text that is on its way to be kept: it is not sent twice. */
  const sent = useRef<{ readonly text: string; readonly isKept: Promise<boolean> }>(undefined);
  const { t } = useTranslation('settings');
  useEffect(() => {
    setText(value);
    setWrong(undefined);
  }, [value]);

  const typed = text.trim();
  const keep = async () => {
    const fault = await onSettle(typed);
    setWrong(fault && { text: typed, why: whyOf(fault) });
    if (sent.current?.text === typed) sent.current = undefined;
    return fault === undefined;
  };
  const settle = async () => {
    const why = problem?.(typed);
    setWrong(why === undefined ? undefined : { text: typed, why });
    if (why !== undefined) return false;
    if (typed === (sent.current?.text ?? value)) return sent.current?.isKept ?? true;
    sent.current = { text: typed, isKept: keep() };
    return sent.current.isKept;
  };
  useImperativeHandle(ref, () => ({
    settle: async () => {
      const isKept = await settle();
      if (!isKept) field.current?.focus();
      return isKept;
    },
  }));
  return (
    <TextInput
      {...input}
      {...(setByAdministrator && { readOnly: true, description: t('setByAdministrator') })}
      ref={field}
      value={text}
      error={wrong?.text === typed && wrong.why}
      autoComplete="off"
      {...(numeric && { inputMode: 'numeric' })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setWrong(undefined);
      }}
      onBlur={() => void settle()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void settle();
      }}
    />
  );
}

interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether nothing is an answer, too. */
  readonly empty?: boolean;
}

/** Says what is wrong with a text that should be a whole number; nothing where it is one. */
export function wholeNumber({ least, most, empty = false }: Range) {
  return (text: string): string | undefined => {
    if (text === '' && empty) return undefined;
    const fits = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
    return fits
      ? undefined
      : translate('settings:wholeNumber', { least: count(least), most: count(most) });
  };
}
