import { Command, Option } from 'commander';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import { COVERS, type Cover, raterOfCover } from '../../../shared/domain/quotes/cover.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';
import { amount } from './common/table.ts';
import { explanationLines } from './quote/explanation-lines.ts';
import { warningLines } from './quote/text.ts';

interface PriceOptions extends DataOptions {
  readonly born: string;
  readonly inception: string;
  readonly cover: Cover;
  readonly product?: string;
  readonly explain?: true;
}

function lines({ explanation, warnings }: OutputOf<'priceQuote'>, explain: boolean): string[] {
  const { premium } = explanation;
  const shown = explain ? explanationLines(explanation) : [`${amount(premium)} euro`];
  return [...shown, ...warningLines(warnings)];
}

/** `price`. */
export function priceCommand(): Command {
  const command = new Command('price')
    .description('price a risk from three inputs, with typical answers for the rest')
    .requiredOption('--born <day>', 'the driver’s date of birth, YYYY-MM-DD')
    .requiredOption('--inception <moment>', 'when cover begins, an ISO 8601 date-time')
    .addOption(new Option('--cover <cover>', 'what is covered').choices(COVERS).default(COVERS[0]))
    .option('--product <id>', 'a product or scheme; without it the default scheme')
    .option('--explain', 'show every step that leads to the premium');
  dataCommand(command, async (options: PriceOptions) => {
    const { born, inception, cover, product, explain = false } = options;
    const priced = await runOperation(options, 'priceQuote', {
      data: {
        'in_policy.dateInception': inception,
        'in_customer.dateOfBirth': born,
        'in_dts.raterCover': raterOfCover[cover],
      },
      ...(product === undefined ? {} : { product }),
    });
    print(options, priced, () => lines(priced, explain));
  });
  return examples(
    command,
    'price --born 1985-06-15 --inception 2026-12-01T00:00:00Z',
    'price --born 1985-06-15 --inception 2026-12-01T00:00:00Z --cover TPFT --explain',
    'price --born 1985-06-15 --inception 2026-12-01T00:00:00Z --product young-driver',
  );
}
