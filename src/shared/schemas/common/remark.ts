import { Type } from 'typebox';
import type { Message, RatedText } from '../../domain/messages/message.ts';

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

/** Where a schema keeps what it is over HTTP, where messages are English: JSON omits it. */
export const OVER_HTTP = Symbol('over HTTP');

const Value = {
  ...Type.Unknown(),
  [OVER_HTTP]: Type.Union([Type.String(), Type.Number()]),
};

export const MessageShape = Type.Unsafe<Message>(
  Type.Object({
    code: Type.String(),
    values: Type.Optional(
      Type.Record(Type.String(), Value, {
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
export const WarningShape = Type.Unsafe<Warning>({
  ...Type.Union([Type.String(), MessageShape, RemarkShape]),
  [OVER_HTTP]: Type.String(),
});

/** What rating says, for the screens; over HTTP it is English. */
export const ratedText = (options: { readonly description?: string } = {}) =>
  Type.Unsafe<RatedText>({
    ...Type.Union([Type.String(), MessageShape]),
    [OVER_HTTP]: Type.String(options),
  });
