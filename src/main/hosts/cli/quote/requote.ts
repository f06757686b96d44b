import { type Command, Option } from 'commander';
import { REQUOTE_PURPOSES, type RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { pricedLines } from './text.ts';

type Options = DataOptions & { readonly inception?: string; readonly for: RequotePurpose };

/** The same document for cover that begins at another moment: for a year from then, or to an end that stays. */
function beginning(
  document: Readonly<Record<string, unknown>>,
  inception: string | undefined,
  { endStays }: { readonly endStays: boolean },
) {
  if (inception === undefined) return document;
  const { ExpiryDate: end, ...policy } = Object(document.Policy);
  const kept = endStays ? { ExpiryDate: end } : {};
  return { ...document, Policy: { ...policy, ...kept, InceptionDate: inception } };
}

/** `quote requote ID`. */
export function addRequote(quote: Command): void {
  const command = quote
    .command('requote')
    .description(
      'make a new quote from the answers, excess and add-ons of another; a discount or premium set by hand is not copied',
    )
    .argument('<id>', 'the quote to begin with')
    .addOption(
      new Option(
        '--for <purpose>',
        'what it is for: of a policy, a change for the rest of its period or its renewal; of any quote, another offer',
      )
        .choices(REQUOTE_PURPOSES)
        .default('offer'),
    )
    .option(
      '--inception <moment>',
      'when cover begins, for a year, or for a change to the end of the policy; as before unless given',
    );
  examples(command, 'quote requote Q-7K3M-9XQ2-F4TD --inception 2027-12-01T00:00:00Z');
  dataCommand(command, async (options: Options, quoteId: string) => {
    const quoted = await runOperations(options, async (call) => {
      const { for: purpose } = options;
      const copied = await call('draftFromQuote', { quoteId, purpose });
      const { document, discount: _, proposed = [], ...choices } = copied;
      const start = proposed.find(({ path }) => path === 'Policy/InceptionDate')?.value;
      const changed = beginning(document, options.inception ?? start, {
        endStays: purpose === 'change',
      });
      return call('submitDraft', { document: changed, ...choices, basedOn: quoteId, purpose });
    });
    print(options, quoted, () => [
      `Quote ${quoted.quoteId}, from ${quoteId}`,
      ...pricedLines(quoted),
    ]);
  });
}
