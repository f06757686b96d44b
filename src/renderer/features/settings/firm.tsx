import { useTranslation } from 'react-i18next';
import { PASSABLE } from '../../../shared/domain/quotes/checklist.ts';
import type { FirmWords } from '../../../shared/schemas/desk/firm.ts';
import { ChoiceList } from '../../components/choice-list.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { FirmFileField } from './firm-file.tsx';
import classes from './settings-screen.module.css';
import { SettledInput } from './settled-input.tsx';
import { useFirm } from './use-firm.tsx';

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
  const { value: firm, fault, refetch } = useOperation('getFirm', {});
  const { change, mark, trouble } = useFirm();
  const readOnly = !useMay()('administer');
  return (
    <Section title={t('firm.title')} note={t('firm.note')} action={mark}>
      {trouble}
      {readOnly && <RoleNeeded right="administer" />}
      {!firm && !fault && <Waiting what={t('firm.title')} height={240} />}
      {!firm && fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {firm && (
        <div className={classes.panel}>
          {WORDS.map((name) => (
            <SettledInput
              key={name}
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
          ))}
          <FirmFileField kind="logo" file={firm.logo} change={change} readOnly={readOnly} />
          <FirmFileField
            kind="termsOfBusiness"
            file={firm.termsOfBusiness}
            change={change}
            readOnly={readOnly}
          />
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
    </Section>
  );
}
