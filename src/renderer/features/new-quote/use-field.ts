import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { Remark } from '../../../shared/schemas/common/remark.ts';
import { labelOf, sayAlone } from '../../i18n/say.ts';
import { useEffectWords } from './effect.ts';
import { focusNextEmpty, focusNextToConfirm, idOf } from './focus.ts';
import { dateReading } from './store/document.ts';
import { openMarks } from './store/texts.ts';
import { useEdited } from './use-shown.ts';

const remarkOf = (path: string, remarks: readonly Remark[] = []) =>
  remarks.find((remark) => remark.path === path);

const ofPath = (path: string, remarks?: readonly Remark[]) => remarkOf(path, remarks)?.message;

/** What is wrong with a field or unusual in it; what is half typed is neither. */
function useRemarks(path: FormPath) {
  const { t } = useTranslation('newQuote');
  const { form, preview, session } = useEdited();
  const text = useStore(form, ({ content }) => content.texts[path] ?? '');
  const today = useStore(session, (state) => state.today);
  // Each field follows its own words alone: a price must not wait for all of them to be drawn.
  const wrong = useStore(preview.state, (state) => ofPath(path, state.preview?.faults));
  const unusual = useStore(preview.state, (state) => ofPath(path, state.preview?.unusual));
  const missing = useStore(preview.state, (state) =>
    state.preview?.missing.some((each) => each.path === path),
  );
  const tried = useStore(session, (state) => state.tried);
  const typing = useStore(session, (state) => state.typing === path);
  const refused = useStore(session, ({ fault }) =>
    fault?.kind === 'invalid' ? ofPath(path, fault.errors) : undefined,
  );
  if (typing) return {};
  const date = dateReading(path, { [path]: text }, today);
  const message = wrong ?? refused;
  const fault = date?.kind === 'problem' ? date.message : message && sayAlone(message);
  const absent = tried && missing && text === '';
  return {
    ...(absent ? { fault: t('needed') } : fault && { fault }),
    ...(unusual && { unusual: sayAlone(unusual) }),
  };
}

/** What was likely meant in a field; a code that is half typed is near none. */
export function useSuggestion(path: FormPath): string | undefined {
  return useStore(useEdited().preview.state, ({ preview: shown }) => {
    const remark = remarkOf(path, shown?.faults) ?? remarkOf(path, shown?.unusual);
    return remark?.suggestion;
  });
}

/**
 * Whether the customer has to confirm a field: what stands in it, or that nothing does and the typical answer
 * counts, which only an answer of their own ends.
 */
function useToConfirm(path: FormPath): 'answer' | 'typical' | undefined {
  const { form, preview } = useEdited();
  const isMarked = useStore(form, ({ content }) => openMarks(content).some((one) => one === path));
  const isEmpty = useStore(form, ({ content }) => (content.texts[path] ?? '') === '');
  const isTypical = useStore(preview.state, (state) =>
    state.preview?.toConfirm?.some((one) => one === path),
  );
  if (!isMarked) return undefined;
  if (!isEmpty) return 'answer';
  return isTypical ? 'typical' : undefined;
}

/** Everything that a control needs of the element that it fills. */
export function useField(path: FormPath) {
  // Draws the field again in another language.
  useTranslation('newQuote');
  const edited = useEdited();
  const { form, fixed } = edited;
  const text = useStore(form, ({ content }) => content.texts[path] ?? '');
  const filled = useStore(form, ({ content }) => content.before[path] !== undefined);
  // What a register filled, another registration cleared, or the renewal of a policy proposed.
  const filledBy = useStore(form, ({ content }) => {
    if (content.proposed.includes(path)) return 'proposed' as const;
    return (content.texts[path] ?? '') === '' ? ('cleared' as const) : ('filled' as const);
  });
  const remarks = useRemarks(path);
  const id = idOf(path);
  const suggestion = useSuggestion(path);
  const giveBack = () => form.getState().giveBack(path, [path]);
  const toConfirm = useToConfirm(path);
  const effect = useEffectWords(path);
  const confirm = () => {
    form.getState().confirm(path);
    focusNextToConfirm(path, form.getState().content);
  };

  const goOn = () => {
    // A register may fill the very fields that come next.
    void edited.leave(path).then(() => focusNextEmpty(path, form.getState().content));
  };
  const takeSuggestion = () => {
    if (suggestion === undefined) return;
    edited.type(path, suggestion);
    goOn();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && filled) {
      event.preventDefault();
      event.stopPropagation();
      giveBack();
    }
    if (event.altKey && event.key === 'Enter' && toConfirm === 'answer') {
      event.preventDefault();
      event.stopPropagation();
      confirm();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' && suggestion !== undefined) {
      event.preventDefault();
      takeSuggestion();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goOn();
  };

  return {
    label: labelOf(path),
    text,
    filled,
    filledBy,
    giveBack,
    toConfirm,
    confirm,
    effect,
    suggestion,
    takeSuggestion,
    ...remarks,
    control: {
      id,
      value: text,
      disabled: fixed?.has(path) ?? false,
      onChange(event: { readonly currentTarget: { readonly value: string } }) {
        edited.type(path, event.currentTarget.value);
      },
      onBlur() {
        void edited.leave(path);
      },
      onKeyDown,
    },
  };
}

export type Field = ReturnType<typeof useField>;
