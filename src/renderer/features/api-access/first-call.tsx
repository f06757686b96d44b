import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../shared/domain/date.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Section } from '../../components/section.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { dayAfter } from '../../i18n/day.ts';
import classes from './first-call.module.css';
import type { Program } from './programs/first-request.ts';
import { programs } from './programs/programs.ts';

function Listing({ program, text }: { readonly program: Program; readonly text: string }) {
  const { t } = useTranslation('access');
  const { language, file, run } = program;
  const name = t('first.program', { language });
  return (
    <>
      <div className={classes.program}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
        <section tabIndex={0} aria-label={name} className={classes.scroll}>
          <pre>{text}</pre>
        </section>
        <CopyButton text={text} what={name} />
      </div>
      <p className={classes.run}>
        {t('first.run', { file })} <code>{run}</code>
      </p>
    </>
  );
}

/** A first call to copy, as a whole program in the reader's language. */
export function FirstCall() {
  const { t } = useTranslation('access');
  const { value: status } = useOperation('serviceStatus', {});
  const url = status?.api.url ?? null;
  if (!status || url === null) return null;
  const request = { url, scope: status.scope, day: dayAfter(irishDay(Date.now())) };
  return (
    <Section title={t('first.title')} note={t('first.note')}>
      <Tabs defaultValue={programs[0]?.language ?? null} keepMounted={false}>
        <Tabs.List aria-label={t('first.languages')}>
          {programs.map(({ language }) => (
            <Tabs.Tab key={language} value={language}>
              {language}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {programs.map((program) => (
          <Tabs.Panel key={program.language} value={program.language} pt="md">
            <Listing program={program} text={program.text(request)} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Section>
  );
}
