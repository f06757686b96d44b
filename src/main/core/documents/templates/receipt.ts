import { sellingSentences } from '../../../../shared/domain/desk/selling.ts';
import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import type { DocumentSource } from '../layout/document-source.ts';
import { wordsFor } from '../layout/document-source.ts';
import type { Block, Row } from '../layout/layout.ts';
import { money, nameText } from '../words/format.ts';
import type { Words } from '../words/words.ts';

type Line = PolicyAccount['lines'][number];

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (text: string): Block => ({ kind: 'text', text });

/** The payment that a receipt is of: the last one that stands. */
export const lastReceived = ({ lines }: PolicyAccount): Line | undefined =>
  lines.findLast(({ kind, withdrawnBy }) => kind === 'received' && withdrawnBy === undefined);

/** What a line of the account is for, as the customer reads it. */
function lineText({ receipt }: Words, line: Line): string {
  const { transaction, method, reference = '', withdraws = 0, plan } = line;
  const how = method ? receipt.method[method] : '';
  const texts: Record<Line['kind'], () => string> = {
    charged: () => receipt.charged[transaction?.kind ?? 'newBusiness'],
    plan: () => (plan?.number === 0 ? receipt.planNone : receipt.planCharge),
    planEnded: () => receipt.planEnded,
    received: () => receipt.paid(how, reference),
    missed: () => receipt.missed,
    rebate: () => receipt.rebate(how, reference),
    withdrawn: () => receipt.withdrawn(withdraws),
  };
  return `${line.number}. ${texts[line.kind]()}`;
}

function accountBlocks(words: Words, { lines, balance }: PolicyAccount): Block[] {
  const { receipt } = words;
  const rows = lines.map((line): Row => {
    const cells = [
      words.day(line.day),
      lineText(words, line),
      money(line.amount),
      money(line.balance),
    ];
    return { cells, ...(line.number === lines.length ? { tone: 'sum' as const } : {}) };
  });
  const columns = [
    { title: receipt.day, share: 20 },
    { title: receipt.what, share: 48 },
    { title: receipt.euro, share: 16, figures: true },
    { title: receipt.balance, share: 16, figures: true },
  ];
  const left = balance < 0 ? receipt.credit(money(-balance)) : receipt.owed(money(balance));
  return [
    heading(receipt.account),
    { kind: 'table', columns, rows },
    text(balance === 0 ? receipt.settled : left),
  ];
}

/** What is still to be paid, and what paying it by instalments costs. */
function toPay(words: Words, { schedule, plan }: PolicyAccount): Block[] {
  const { receipt } = words;
  const open = schedule.filter((due) => due.open > 0);
  if (open.length === 0) return [];
  const columns = [
    { title: receipt.day, share: 30 },
    { title: receipt.what, share: 50 },
    { title: receipt.euro, share: 20, figures: true },
  ];
  const rows = open.map(({ day, kind, number, open: amount }) => ({
    cells: [
      words.day(day),
      number === undefined ? receipt.due[kind] : `${receipt.due[kind]} ${number}`,
      money(amount),
    ],
  }));
  const { amount = 0, charge = 0, apr } = plan ?? {};
  const costs = [money(amount), money(charge)] as const;
  const total = money(amount + charge);
  return [
    heading(receipt.toPay),
    { kind: 'table', columns, rows },
    ...(apr === undefined ? [] : [text(receipt.plan(...costs, apr.toFixed(1), total))]),
  ];
}

/** How the firm is paid, as it was stated when the policy was sold. */
function remuneration({ advice, book }: Words, { sale }: DocumentSource): Block[] {
  const kept = sale.suitability?.detail.selling;
  const { payment } = kept
    ? sellingSentences({ ...kept, insurers: book(kept.insurers) }, advice.selling)
    : { payment: [] };
  return payment.length === 0 ? [] : [heading(advice.paid), text(payment.join(' '))];
}

/**
 * The receipt of the last payment of a policy that stands, with the account and what is still to be paid.
 * Source: Consumer Protection Regulations 2025, SI 81/2025, regulation 308 (what a receipt states of a proposal) and
 * 310 (the client premium account). Not verified: the list of regulation 122(2), which a receipt has to have besides;
 * it names here what the Consumer Protection Code before it asked for: firm, customer, day, amount, how and for what.
 * Nothing is said of when a rebate is paid: no deadline was verified.
 */
export function receipt(source: DocumentSource): Block[] {
  const { sale, account } = source;
  const words = wordsFor(source);
  const { receipt: texts, label } = words;
  const last = account && lastReceived(account);
  if (!last) return [];
  const { customer, vehicle } = sale.answers;
  const name = nameText(customer);
  const how = texts.method[last.method ?? 'bank_transfer'];
  const amount = money(-last.amount);
  const day = words.day(last.day);
  const { reference = '' } = last;
  const car = `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`;
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: texts.received(amount, day),
      text: texts.thanks(how, reference, name),
    },
    {
      kind: 'facts',
      rows: [
        [texts.from, name],
        [texts.amount, amount],
        [texts.on, day],
        [texts.how, how],
        [words.head.reference, reference],
        [texts.forWhat, texts.premiumOf(account.policyId, car)],
        [label.begins, words.moment(sale.start)],
      ],
    },
    text(texts.proposal),
    ...accountBlocks(words, account),
    ...toPay(words, account),
    text(texts.rebates),
    ...remuneration(words, source),
  ];
}
