import '../../i18n/screen-words/settings.ts';
import { Button, FileButton, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRM_FILES, type FirmFileKind } from '../../../shared/domain/desk/firm-file.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { PASSABLE } from '../../../shared/domain/quotes/checklist.ts';
import type {
  Firm,
  FirmFile,
  FirmFileContent,
  FirmWords,
} from '../../../shared/schemas/desk/firm.ts';
import { download } from '../../components/download.ts';
import { ChoiceList } from '../../components/fields.tsx';
import { base64Of, bytesOf } from '../../data/base64.ts';
import { call } from '../../data/call.ts';
import { useOperation } from '../../data/operation-query.ts';
import { moment } from '../../i18n/day.ts';
import { say } from '../../i18n/say.ts';
import { type ChangeFirm, FirmSection, useFirm } from './fields/firm-section.tsx';
import classes from './fields/settings.module.css';
import { SettledInput } from './fields/settled-input.tsx';

const KIB = 1024;

/** What the file dialog offers; the host looks at the content itself. */
const ACCEPT = {
  logo: 'image/png,image/jpeg',
  termsOfBusiness: 'application/pdf',
} as const satisfies Record<FirmFileKind, string>;

function Logo({ file }: { readonly file: FirmFile }) {
  const { t } = useTranslation('settings');
  // Asked again for another logo: its hash is not part of the question.
  const { value } = useOperation('readFirmFile', { kind: 'logo' });
  if (!value) return <div className={classes.logo} aria-busy />;
  const { mediaType, contentBase64 } = value;
  return (
    <img
      key={file.sha256}
      className={classes.logo}
      alt={t('firm.logoShown')}
      src={`data:${mediaType};base64,${contentBase64}`}
    />
  );
}

async function save(kind: FirmFileKind): Promise<void> {
  const answer = await call('readFirmFile', { kind });
  if (!answer.ok) return;
  const { mediaType, contentBase64 }: FirmFileContent = answer.value;
  download(new Blob([bytesOf(contentBase64)], { type: mediaType }), 'terms-of-business.pdf');
}

interface FirmFileFieldProps {
  readonly kind: FirmFileKind;
  readonly file: FirmFile | null;
  readonly change: ChangeFirm;
  /** Whether it can only be looked at. */
  readonly readOnly: boolean;
}

/** A file of the firm: shown, replaced, taken away. */
function FirmFileField({ kind, file, change, readOnly }: FirmFileFieldProps) {
  const { t } = useTranslation('settings');
  const [error, setError] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  const take = async (chosen: File | null) => {
    if (!chosen) return;
    const most = FIRM_FILES[kind];
    const isLarge = chosen.size > most;
    setError(isLarge ? say(message('firmFileTooLarge', { most: most / KIB })) : undefined);
    if (isLarge) return;
    setBusy(true);
    const contentBase64 = base64Of(new Uint8Array(await chosen.arrayBuffer()));
    await keep(() => call('saveFirmFile', { kind, contentBase64 }));
    setBusy(false);
  };
  /** Changes the file; what was there before is put back by undo. */
  const keep = async (ask: Parameters<ChangeFirm>[0]) => {
    const before = file ? await call('readFirmFile', { kind }) : undefined;
    if (!before) return change(ask, () => call('removeFirmFile', { kind }));
    if (!before.ok) return change(ask);
    const { contentBase64 } = before.value;
    return change(ask, () => call('saveFirmFile', { kind, contentBase64 }));
  };

  return (
    <Input.Wrapper
      labelElement="div"
      label={t(`firm.${kind}`)}
      description={t(`firm.${kind}Note`)}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={classes.file}>
        {file && kind === 'logo' && <Logo file={file} />}
        {file && kind !== 'logo' && (
          <span className={classes.kept}>
            {t('firm.kept', { size: Math.ceil(file.size / KIB), since: moment(file.since) })}
          </span>
        )}
        {!file && <span className={classes.kept}>{t('firm.none')}</span>}
        {!readOnly && (
          <FileButton accept={ACCEPT[kind]} onChange={(chosen) => void take(chosen)}>
            {(props) => (
              <Button
                {...props}
                aria-label={`${t(`firm.${kind}`)}: ${t(file ? 'firm.replace' : 'firm.choose')}`}
                size="xs"
                variant="default"
                loading={busy}
              >
                {t(file ? 'firm.replace' : 'firm.choose')}
              </Button>
            )}
          </FileButton>
        )}
        {file && kind !== 'logo' && (
          <Button size="xs" variant="default" onClick={() => void save(kind)}>
            {t('firm.save')}
          </Button>
        )}
        {file && !readOnly && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('firm.removeWhat', { what: t(`firm.${kind}`) })}
            onClick={() => void keep(() => call('removeFirmFile', { kind }))}
          >
            {t('firm.remove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}

interface FirmWordFieldProps {
  readonly name: keyof FirmWords;
  readonly firm: Firm;
  readonly change: ChangeFirm;
  readonly readOnly: boolean;
}

/** One line of what the firm says of itself. */
function FirmWordField({ name, firm, change, readOnly }: FirmWordFieldProps) {
  const { t } = useTranslation('settings');
  return (
    <SettledInput
      label={t(`firm.${name}`)}
      description={t(`firm.${name}Note`)}
      value={firm[name]}
      readOnly={readOnly}
      onSettle={(text) =>
        change(
          () => call('saveFirm', { [name]: text }),
          () => call('saveFirm', { [name]: firm[name] }),
        )
      }
    />
  );
}

/** What a desk asks of its firm at the first start. */
export function FirmBeginning() {
  const { value: firm } = useOperation('getFirm', {});
  const { change, mark, trouble } = useFirm();
  if (!firm) return null;
  const field = { change, readOnly: false };
  return (
    <>
      {trouble}
      <div className={classes.panel}>
        <FirmWordField name="name" firm={firm} {...field} />
        <FirmWordField name="centralBankNumber" firm={firm} {...field} />
        <FirmFileField kind="termsOfBusiness" file={firm.termsOfBusiness} {...field} />
      </div>
      {mark}
    </>
  );
}

const WORDS = [
  'name',
  'address',
  'telephone',
  'centralBankNumber',
  'registration',
  'regulatoryStatement',
] as const satisfies readonly (keyof FirmWords)[];

/** What stands on the documents of the firm, and the files that go with them. */
export function FirmPapers() {
  const { t } = useTranslation('settings');
  return (
    <FirmSection title={t('firm.title')} note={t('firm.note')} height={240}>
      {({ firm, change, readOnly }) => (
        <div className={classes.panel}>
          {WORDS.map((name) => (
            <FirmWordField key={name} name={name} firm={firm} change={change} readOnly={readOnly} />
          ))}
          <FirmFileField kind="logo" file={firm.logo} change={change} readOnly={readOnly} />
          <FirmFileField
            kind="termsOfBusiness"
            file={firm.termsOfBusiness}
            change={change}
            readOnly={readOnly}
          />
        </div>
      )}
    </FirmSection>
  );
}

/** What may be missing when a policy goes on cover. */
export function GoingOnCover() {
  const { t } = useTranslation('settings');
  return (
    <FirmSection title={t('onCover.title')} height={110}>
      {({ firm, change, readOnly }) => (
        <div className={classes.panel}>
          <ChoiceList
            label={t('firm.mayPass')}
            note={t('firm.mayPassNote')}
            choices={PASSABLE}
            chosen={firm.mayPass}
            words={(item) => ({ label: t(`firm.pass.${item}`), disabled: readOnly })}
            columns={1}
            onChange={(mayPass) =>
              void change(
                () => call('saveFirm', { mayPass }),
                () => call('saveFirm', { mayPass: firm.mayPass }),
              )
            }
          />
        </div>
      )}
    </FirmSection>
  );
}
