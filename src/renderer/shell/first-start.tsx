import { Button, CloseButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canRun, keysOf, runCommand, useCommands } from '../commands/commands.ts';
import { writtenKeys } from '../commands/keys-shown.tsx';
import { enterEnvironment, getEnvironment } from '../data/environment.ts';
import { useSettings } from '../data/settings.ts';
import { useOperation } from '../data/use-operation.ts';
import classes from './first-start.module.css';

/** A browser that a program drives is nobody's first start, unless it asks for it. */
function wanted(): boolean {
  return !navigator.webdriver || new URLSearchParams(location.search).has('first-start');
}

/** The first steps at a new desk: an offer, then a guide. They are never in the way. */
export function FirstStart() {
  const settings = useSettings((state) => state.settings);
  const fresh = settings.state === 'ready' && !settings.value.tourDone && wanted();
  if (!fresh) return null;
  return getEnvironment() === 'training' ? <Guide /> : <Offer />;
}

function finish(): void {
  void useSettings.getState().change({ tourDone: true });
}

function Offer() {
  const { t } = useTranslation('shell');
  const { value: listed } = useOperation('listQuotes', { limit: 1 });
  const canQuote = useCommands((state) => canRun(state, 'goNewQuote'));
  const [entering, setEntering] = useState(false);
  if (listed?.quotes.length !== 0) return null;
  const enter = () => {
    setEntering(true);
    enterEnvironment('training');
  };
  const start = () => {
    finish();
    runCommand('goNewQuote');
  };
  return (
    <Card title={t('first.title')} closeAs={t('first.dismiss')}>
      <p>{t('first.note')}</p>
      <div className={classes.actions}>
        <Button onClick={enter} loading={entering}>
          {t('first.try')}
        </Button>
        {canQuote && (
          <Button variant="default" onClick={start}>
            {t('first.start')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Guide() {
  const { t } = useTranslation('shell');
  const state = useCommands();
  if (!canRun(state, 'goNewQuote')) return null;
  const written = (id: 'goNewQuote' | 'finish') => writtenKeys(keysOf(state, id) ?? '–');
  return (
    <Card title={t('guide.title')} closeAs={t('first.dismiss')}>
      <ol>
        <li>{t('guide.go', { keys: written('goNewQuote') })}</li>
        <li>{t('guide.registration')}</li>
        <li>{t('guide.eircode')}</li>
        <li>{t('guide.birth')}</li>
        <li>{t('guide.finish', { keys: written('finish') })}</li>
      </ol>
      <div className={classes.actions}>
        <Button onClick={() => runCommand('goNewQuote')}>{t('guide.openNew')}</Button>
        <Button variant="default" onClick={finish}>
          {t('guide.done')}
        </Button>
      </div>
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly closeAs: string;
  readonly children: ReactNode;
}

function Card({ title, closeAs, children }: CardProps) {
  return (
    <aside className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={closeAs} onClick={finish} />
      </div>
      {children}
    </aside>
  );
}
