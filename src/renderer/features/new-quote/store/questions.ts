import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type {
  OpenQuestion,
  OpenQuestions,
} from '../../../../shared/schemas/quotes/open-questions.ts';
import type { Later } from '../../../data/later.ts';
import { createNewest } from '../../../data/newest.ts';

type Request = InputOf<'openQuestions'>;

export interface QuestionsState {
  /** What the schemes still ask, the largest effect first; undefined while there is no price. */
  readonly questions: readonly OpenQuestion[] | undefined;
}

/** A form whose questions no one ranks. */
export const NO_QUESTIONS = create<QuestionsState>()(() => ({ questions: undefined }));

/** Typing rests so many milliseconds before the questions are ranked: a price must never wait for that. */
const RESTS = 500;

interface QuestionsParts {
  readonly ask: (request: Request) => Promise<Result<OpenQuestions>>;
  readonly later: Later;
}

/** What the schemes still ask of the form as it is, apart from its price. */
export function createQuestions({ ask, later }: QuestionsParts) {
  const state = create<QuestionsState>()(() => ({ questions: undefined }));
  const newest = createNewest({
    ask,
    take: (answer: Result<OpenQuestions>) => {
      const next = answer.ok ? answer.value.questions : undefined;
      state.setState({ questions: replaceEqualDeep(state.getState().questions, next) });
    },
    later,
  });
  return {
    state,
    /** Asks of a form once typing rests. */
    follow: (request: Request) => newest.ask(request, RESTS),
    /** Another quote: nothing is known of it. */
    clear(): void {
      newest.forget();
      state.setState({ questions: undefined });
    },
  };
}
