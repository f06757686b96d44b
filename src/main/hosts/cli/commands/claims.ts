import type { OutputOf } from '../../../../shared/contract/contract.ts';
import history from '../../../../shared/words/en/history.json' with { type: 'json' };
import words from '../../../../shared/words/en/policy.json' with { type: 'json' };
import { type CommandDefinition, operation } from '../common/command.ts';
import { amount, list } from '../common/output.ts';
import { argument, option } from '../common/parameters.ts';
import { warningLines } from './quote-text.ts';

const ID = argument('id', 'the policy');

/** The accidents of a policy. */
const accidentLines = ({ accidents, warnings }: OutputOf<'listAccidents'>): string[] => [
  ...list(
    accidents,
    [
      ['No.', ({ number }) => number, 'right'],
      ['Day', ({ at }) => at],
      ['State', ({ state }) => history.accidentState[state]],
      ['Fault', ({ fault }) => history.fault[fault]],
      ['Covered', ({ isCovered }) => (isCovered ? 'yes' : 'no')],
      ['Bonus', ({ countsAgainstBonus }) => (countsAgainstBonus ? 'counts' : 'kept')],
      ['Claim', ({ claimNumber }) => claimNumber],
      ['Paid', ({ paid }) => (paid === undefined ? undefined : amount(paid)), 'right'],
      ['What was said', ({ description }) => description],
    ],
    'No accident is known',
  ),
  ...warningLines(warnings),
];

/** Complaints with what is due next. */
const complaintLines = ({ complaints }: OutputOf<'listComplaints'>): string[] =>
  list(
    complaints,
    [
      ['Quote', ({ quoteId }) => quoteId],
      ['No.', ({ number }) => number, 'right'],
      ['Received', ({ receivedOn }) => receivedOn],
      ['From', ({ from }) => from],
      ['State', ({ state }) => history.complaintState[state]],
      ['Next', ({ deadlines: [next] }) => next && `${words.deadline[next.id]} ${next.day}`],
      ['What of', ({ about }) => about],
    ],
    'No complaint',
  );

/** The commands of accidents. */
export const accidentCommands: readonly CommandDefinition[] = [
  operation('listAccidents', {
    words: 'policy accidents',
    summary: 'list the accidents of a policy',
    takes: { policyId: ID },
    lines: accidentLines,
    examples: ['policy accidents P-7K3M-9XQ2-F4TD'],
  }),
  operation('recordAccident', {
    words: 'policy accident',
    summary: 'record an accident on a policy, or what is known of one since',
    takes: {
      policyId: ID,
      number: option('which one is changed; a new one unless given'),
      at: option('the day, YYYY-MM-DD'),
      time: option('Irish time, HH:MM'),
      place: option(),
      driver: option(),
      otherParties: option(),
      description: option('what was said of it'),
      claimNumber: option(),
      state: option(),
      fault: option(),
      countsAgainstBonus: option('whether it counts against the bonus', 'bonus'),
      paid: option(),
    },
    lines: accidentLines,
    examples: [
      'policy accident P-7K3M-9XQ2-F4TD --at 2027-03-01 --description "Hit from behind at a light"',
      'policy accident P-7K3M-9XQ2-F4TD --number 1 --state settled --paid 1850',
    ],
  }),
];

/** The commands of complaints: they are recorded at the desk. */
export const complaintCommands: readonly CommandDefinition[] = [
  operation('listComplaints', {
    words: 'complaint list',
    summary: 'list complaints with what is due next, the newest first',
    takes: {
      quoteId: option('only those about a quote', 'quote'),
      isOpen: option('only those that are not answered', 'open'),
      limit: option('how many at most; 50 unless given'),
    },
    lines: complaintLines,
    examples: ['complaint list --open', 'complaint list --quote Q-7K3M-9XQ2-F4TD'],
  }),
];
