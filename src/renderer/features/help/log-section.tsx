import { Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogTail } from '../../../shared/schemas/desk/log.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { OpenDataFolder } from '../../desktop/open-data-folder.tsx';
import classes from './log-section.module.css';

/** What is logged, where, and its newest lines. @param about what the installation is, as text */
export function LogSection({ about }: { readonly about: string }) {
  const { t } = useTranslation('help');
  const enabled = useMay()('administer');
  const { value: log, fault, refetch } = useOperation('readLog', {}, { enabled });
  const text = log && !fault ? log.lines.join('\n') : '';
  return (
    <Section
      title={t('about.logs.title')}
      action={text !== '' && <CopyButton text={text} what={t('about.logs.copyAs')} />}
    >
      <p>{t('about.logs.kept')}</p>
      <p>{t('about.logs.never')}</p>
      {!enabled && <RoleNeeded right="administer" to="use" />}
      {enabled && !log && !fault && <Waiting what={t('about.logs.title')} height={240} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {log && !fault && <Lines {...log} />}
      <Group gap="sm">
        <CopyButton
          text={`${about}\n\n${text}`}
          label={t('about.logs.copyAll')}
          what={t('about.logs.copyAllWhat')}
        />
        <OpenDataFolder />
      </Group>
      <p>{t('about.logs.standard')}</p>
    </Section>
  );
}

function Lines({ file, lines }: LogTail) {
  const { t } = useTranslation('help');
  const box = useRef<HTMLElement>(null);
  // The newest stand at the end.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  return (
    <>
      <Facts>
        <Fact name={t('about.logs.file')} value={file} copyAs={t('about.logs.copyFile')} />
      </Facts>
      {lines.length === 0 ? (
        <p role="status">{t('about.logs.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        <section ref={box} tabIndex={0} aria-label={t('about.logs.lines')} className={classes.box}>
          <pre>{lines.join('\n')}</pre>
        </section>
      )}
    </>
  );
}
