import { Command } from 'commander';
import { examples } from './examples.ts';
import { addAccept } from './quote-accept.ts';
import { addAddOn } from './quote-addon.ts';
import { addApprove, addRefuse } from './quote-decide.ts';
import { addDeclined } from './quote-declined.ts';
import { addDriverNumber } from './quote-driver-number.ts';
import { addLetter } from './quote-letter.ts';
import { addList } from './quote-list.ts';
import { addOverride } from './quote-override.ts';
import { addRefer } from './quote-refer.ts';
import { addReferrals } from './quote-referrals.ts';
import { addReplay } from './quote-replay.ts';
import { addRequote } from './quote-requote.ts';
import { addShow } from './quote-show.ts';
import { addSubmit } from './quote-submit.ts';
import { addSuitability } from './quote-suitability.ts';

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
    'quote override Q-7K3M-9XQ2-F4TD --type discount --value 10 --reason "Loyal for years"',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --level europe',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --remove',
    'quote driver-number Q-7K3M-9XQ2-F4TD 123456789',
    'quote suitability Q-7K3M-9XQ2-F4TD --by "Aoife Byrne" --reasons meetsDemands',
    'quote referrals',
    'quote refer Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad in winter"',
    'quote approve Q-7K3M-9XQ2-F4TD --note "The licence was checked"',
    'quote refuse Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad" --note "Our limit"',
    'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1',
    'quote replay --all',
  );
  const looking = [addShow, addList, addReferrals, addDeclined, addLetter, addReplay];
  const changing = [addOverride, addAddOn, addDriverNumber, addSuitability, addAccept];
  const deciding = [addRefer, addApprove, addRefuse];
  for (const add of [addSubmit, addRequote, ...looking, ...changing, ...deciding]) add(quote);
  return quote;
}
