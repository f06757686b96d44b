import { Command } from 'commander';
import { examples } from '../common/examples.ts';
import { addAccept } from './accept.ts';
import { addAddOn } from './addon.ts';
import { addApprove, addRefuse } from './decide.ts';
import { addDeclined } from './declined.ts';
import { addDriverNumber } from './driver-number.ts';
import { addExplain } from './explain.ts';
import { addLetter } from './letter.ts';
import { addList } from './list.ts';
import { addLost, addNotLost } from './lost.ts';
import { addOverride, addWithdrawOverride } from './override.ts';
import { addRefer } from './refer.ts';
import { addReferrals } from './referrals.ts';
import { addReplay } from './replay.ts';
import { addRequote } from './requote.ts';
import { addShow } from './show.ts';
import { addSubmit } from './submit.ts';
import { addSuitability } from './suitability.ts';

/** The life of a quote, from `quote submit` to `quote accept`, and `quote replay`. */
export function quoteCommands(): Command {
  const quote = new Command('quote').description('submit, show, change and accept quotes');
  examples(
    quote,
    'quote submit resources/samples/quote.xml',
    'quote requote Q-7K3M-9XQ2-F4TD --inception 2027-12-01T00:00:00Z',
    'quote list --limit 10',
    'quote declined',
    'quote letter D-7K3M-9XQ2-F4TD',
    'quote show Q-7K3M-9XQ2-F4TD',
    'quote explain Q-7K3M-9XQ2-F4TD',
    'quote override Q-7K3M-9XQ2-F4TD --type discount --value 10 --reason "Loyal for years"',
    'quote withdraw-override Q-7K3M-9XQ2-F4TD --type discount --reason "Meant for another quote"',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --level europe',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --remove',
    'quote driver-number Q-7K3M-9XQ2-F4TD 123456789',
    'quote suitability Q-7K3M-9XQ2-F4TD --by "Aoife Byrne" --reasons meetsDemands',
    'quote referrals',
    'quote refer Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad in winter"',
    'quote approve Q-7K3M-9XQ2-F4TD --note "The licence was checked"',
    'quote refuse Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad" --note "Our limit"',
    'quote lost Q-7K3M-9XQ2-F4TD --reason price',
    'quote not-lost Q-7K3M-9XQ2-F4TD',
    'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1',
    'quote replay --all',
  );
  const looking = [addShow, addExplain, addList, addReferrals, addDeclined, addLetter, addReplay];
  const terms = [addOverride, addWithdrawOverride, addAddOn];
  const changing = [...terms, addDriverNumber, addSuitability, addAccept];
  const deciding = [addRefer, addApprove, addRefuse, addLost, addNotLost];
  for (const add of [addSubmit, addRequote, ...looking, ...changing, ...deciding]) add(quote);
  return quote;
}
