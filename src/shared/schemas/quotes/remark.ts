import { Type } from 'typebox';
import type { Message } from '../../domain/messages/message.ts';

/** A message about one place of an input. */
export interface Remark {
  /** Where: `Customer/DateOfBirth` in a quote document, `data.in_policy.dateInception` in JSON. */
  readonly path: string;
  readonly message: Message;
  /** What was likely meant in place of what stands there: to be offered, never applied unseen. */
  readonly suggestion?: string;
}

/** What is said of something that was taken all the same. */
export type Warning = Message | Remark;

export const MessageShape = Type.Unsafe<Message>(
  Type.Object({
    code: Type.String(),
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
        description: 'By the names in the text of the code',
      }),
    ),
  }),
);

export const RemarkShape = Type.Unsafe<Remark>(
  Type.Object({
    path: Type.String({ description: 'By element names, as Customer/DateOfBirth' }),
    message: MessageShape,
    suggestion: Type.Optional(Type.String({ description: 'What was likely meant instead' })),
  }),
);

/** A message for the screens; over HTTP it is a sentence in English. */
export const WarningShape = Type.Unsafe<Warning>(
  Type.Union([Type.String(), MessageShape, RemarkShape]),
);
