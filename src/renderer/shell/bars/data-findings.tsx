import { Button, Progress } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/result/result.ts';
import type { Difference, ReplayReport } from '../../../shared/schemas/quotes/replay.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FaultNotice } from '../../components/notice.tsx';
import { runJob } from '../../data/job.ts';
import { translate } from '../../i18n/i18n.ts';
import { money } from '../../i18n/money.ts';
import classes from './bars.module.css';

/** What is wrong with a quote, in words. */
interface Finding {
  /** Absent where it is no quote that is wrong. */
  readonly quoteId?: string;
  readonly words: readonly string[];
}

function differenceWords({ kept, replayed, columns, rules }: Difference): string[] {
  const list = (names: readonly string[]) => names.join(', ') || translate('shell:findings.noRule');
  return [
    ...columns.map((column) =>
      column === 'premium'
        ? translate('shell:findings.premium', { kept: money(kept), expected: money(replayed) })
        : translate(`shell:findings.column.${column}`),
    ),
    ...(rules
      ? [translate('shell:findings.rules', { kept: list(rules.kept), now: list(rules.replayed) })]
      : []),
  ];
}

/** Everything that a replay found wrong: which quote, which of its fields, and what was expected. */
function findingsOf({ differing, rows, chain }: ReplayReport): readonly Finding[] {
  const broken = chain.broken;
  return [
    ...differing.map((one) => ({ quoteId: one.quoteId, words: differenceWords(one) })),
    ...rows.map(({ quoteId, problem }) => ({
      quoteId,
      words: [translate(`shell:findings.row.${problem}`)],
    })),
    ...(broken === null
      ? []
      : [{ words: [translate('shell:findings.broken', { sequence: broken })] }]),
  ];
}

type Answer = Result<OutputOf<'replayQuotes'>>;

/** Calculates every quote again, and names each that is not as its history says. */
export function DataFindings() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, dialog] = useDisclosure(false);
  const [percent, setPercent] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const work = useRef<AbortController>(undefined);
  const open = async () => {
    dialog.open();
    setAnswer(undefined);
    setPercent(0);
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const onProgress = ({ done, of }: { done: number; of: number }) =>
      setPercent((100 * done) / of);
    const found = await runJob('replayQuotes', {}, { signal, onProgress });
    if (!signal.aborted) setAnswer(found);
  };
  const close = () => {
    work.current?.abort();
    dialog.close();
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        {t('findings.open')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('findings.title')} size="lg">
        <div className={classes.dialog}>
          {!answer && <Progress value={percent} aria-label={t('findings.working')} size="sm" />}
          {answer && !answer.ok && <FaultNotice fault={answer.fault} />}
          {answer?.ok && <Findings report={answer.value} />}
        </div>
      </Dialog>
    </>
  );
}

function Findings({ report }: { readonly report: OutputOf<'replayQuotes'> }) {
  const { t } = useTranslation('shell');
  const findings = findingsOf(report);
  if (findings.length === 0)
    return <p role="status">{t('findings.none', { count: report.replayed })}</p>;
  return (
    <>
      <p role="status">{t('findings.some', { count: findings.length })}</p>
      <ul>
        {findings.map(({ quoteId, words }) => (
          <li key={quoteId ?? 'history'}>
            {quoteId && <strong>{quoteId}</strong>}
            {quoteId && ': '}
            {words.join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}
