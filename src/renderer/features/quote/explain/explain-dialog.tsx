import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { PrintedDialog } from '../../../components/printed-dialog.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { faultToSay, useOperation } from '../../../data/use-operation.ts';
import '../../../i18n/screen-words/explain.ts';
import { Changes } from './changes.tsx';
import { CoverDifferences } from './cover-differences.tsx';
import classes from './explain.module.css';
import { SchemeDifferences } from './scheme-differences.tsx';
import { Steps } from './steps.tsx';

/** What the quote is not: other covers, other schemes, other answers. */
function Others({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    <>
      {explained.setByHand && <p className={classes.note}>{t('quote:whatIf.setByHand')}</p>}
      <Changes counterfactuals={explained.counterfactuals} />
      <CoverDifferences explained={explained} />
      <SchemeDifferences explained={explained} />
    </>
  );
}

interface ExplainDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Why a quote costs what it does, step by step, and what would be different elsewhere. */
export function ExplainDialog({ quote, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('explain');
  const { value, fault, refetch } = useOperation('explainQuote', { id: quote.quoteId });
  const said = faultToSay(fault, value !== undefined);
  const title = t('title', { id: quote.quoteId });
  return (
    <PrintedDialog
      title={title}
      size="76rem"
      print={t('print')}
      canPrint={value !== undefined || said !== undefined}
      onClose={onClose}
    >
      {(content) => (
        <div ref={content} className={classes.content}>
          <p className={classes.printed}>{title}</p>
          <Steps explanation={quote.explanation} />
          {!value && !said && <Waiting what={t('others')} height={240} />}
          {said && <FaultNotice fault={said} onRetry={refetch} />}
          {value && <Others explained={value} />}
        </div>
      )}
    </PrintedDialog>
  );
}
