import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { FirmTexts } from '../../../../shared/schemas/desk/firm.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { Sentences } from '../../../components/fields.tsx';
import { Notice, RoleNeeded } from '../../../components/notice.tsx';
import type { Draft } from '../../../desktop/hand-over.ts';
import { dayOf } from '../../../i18n/day.ts';
import { language, translate } from '../../../i18n/i18n.ts';
import { filledLetter } from '../../../i18n/letters.ts';
import { money } from '../../../i18n/money.ts';
import { periodWords, startsAt } from '../words/quote-words.ts';
import classes from './documents.module.css';
import { useDocuments } from './documents-store.ts';
import { isConfirmed, isRefused } from './suitability.tsx';

/** What an e-mail says before its files are made. */
type Letter = Omit<Draft, 'files'>;

/** An e-mail to the customer with documents, in the language of the screens. @param texts the firm's own */
export function letterOf(
  quote: Quote,
  types: readonly DocumentType[],
  to: Draft['to'],
  texts?: FirmTexts,
): Letter {
  const { firstName, surname } = quote.customer;
  const { registrationNumber, make, model } = quote.vehicle;
  const offered = STATUSES[quote.status].isPolicy ? 'policy' : 'quote';
  const { subject, text } = filledLetter(
    isRefused(quote) ? 'refusal' : offered,
    language(),
    texts,
    {
      number: quote.policyId ?? quote.quoteId,
      name: `${firstName} ${surname}`,
      vehicle: `${make} ${model} (${registrationNumber})`,
      cover: translate(`common:cover.${quote.policy.coverType}`),
      start: dayOf(startsAt(quote)),
      period: periodWords(quote),
      premium: money(quote.premium),
      until: dayOf(quote.expiresAt),
      insurer: quote.scheme?.insurer ?? '',
      documents: types.map((type) => `– ${translate(`quote:document.${type}`)}`).join('\n'),
    },
  );
  return { to, subject, text: text.replaceAll('\n', '\r\n') };
}

interface MailDialogProps {
  readonly quote: Quote;
  /** Where the customer is reached by now. */
  readonly address: string | undefined;
  /** How the firm words its e-mails; undefined where that is not known. */
  readonly texts: FirmTexts | undefined;
  /** The documents that go with it. */
  readonly types: readonly DocumentType[];
  /** Opens the confirmation of suitability; undefined where it can not be confirmed here. */
  readonly onConfirm: (() => void) | undefined;
  /** Makes the documents, and opens the mail program with them. */
  readonly onDraft: (letter: Letter) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Says that the e-mail goes without the statement of suitability, and leads to its confirmation. */
function Unconfirmed({
  quote,
  onConfirm,
  onClose,
}: Pick<MailDialogProps, 'quote' | 'onConfirm' | 'onClose'>) {
  const { t } = useTranslation('quote');
  if (isRefused(quote) || isConfirmed(quote)) return null;
  const { isOpen } = STATUSES[quote.status];
  return (
    <Notice
      tone="warning"
      title={t('suitability.missing.title')}
      action={
        onConfirm && (
          <Button
            size="xs"
            variant="default"
            data-autofocus
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t('suitability.missing.confirm')}
          </Button>
        )
      }
    >
      {t(`suitability.missing.${isOpen ? 'open' : 'closed'}`)}
      {isOpen && !onConfirm && <RoleNeeded right="quote:write" />}
    </Notice>
  );
}

/** What will be sent, and to whom, before the mail program opens. */
export function MailDialog(props: MailDialogProps) {
  const { quote, address, texts, types, onConfirm, onDraft, onClose } = props;
  const { t } = useTranslation('quote');
  const [letter, setLetter] = useState(() => letterOf(quote, types, address, texts));
  const progress = useDocuments((state) => state.progress);
  const change = (changed: Partial<Letter>) => setLetter({ ...letter, ...changed });
  const to = letter.to?.trim();
  return (
    <FormDialog
      title={t('mail.title')}
      action={t('mail.action')}
      missing={undefined}
      run={() => onDraft({ ...letter, to: to === '' ? undefined : to })}
      onClose={onClose}
    >
      <Stack gap="md">
        <Unconfirmed {...props} />
        <TextInput
          type="email"
          label={t('mail.to')}
          description={address ? undefined : t('mail.noAddress')}
          value={letter.to ?? ''}
          maxLength={320}
          autoComplete="off"
          data-autofocus={onConfirm === undefined || isConfirmed(quote) || undefined}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
        <TextInput
          label={t('referral.sendSubject')}
          value={letter.subject}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Sentences
          label={t('referral.sendText')}
          value={letter.text.replaceAll('\r\n', '\n')}
          autosize
          minRows={4}
          maxRows={8}
          onChange={({ currentTarget }) =>
            change({ text: currentTarget.value.replaceAll('\n', '\r\n') })
          }
        />
        <div>
          <h3 className={classes.attachedTitle} id="mail-attached">
            {t('mail.attached')}
          </h3>
          <Group component="ul" className={classes.attached ?? ''} aria-labelledby="mail-attached">
            {types.map((type) => (
              <li key={type}>{t(`document.${type}`)}</li>
            ))}
          </Group>
        </div>
        {progress && (
          <span role="status">
            {t('documents.progress', { made: progress.made, of: progress.of })}
          </span>
        )}
      </Stack>
    </FormDialog>
  );
}
