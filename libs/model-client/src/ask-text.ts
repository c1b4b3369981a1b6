import { generateText, type LanguageModel } from 'ai';
import { askTwice } from './ask-twice.ts';

export type TextModel = LanguageModel;

export interface TextQuestion {
  model: TextModel;
  system: string;
  prompt: string;
  /** For each of two tries. */
  tryLimitMs: number;
  maxTokens: number;
  /** Aborted when nobody waits for the answer any more. */
  gone?: AbortSignal | undefined;
}

/** What `read` makes of the text of a language model; what it throws, as of a refusal, counts as a failed try. */
export const askText = <Answer>(
  { model, system, prompt, tryLimitMs, maxTokens, gone }: TextQuestion,
  read: (text: string) => Answer,
): Promise<Answer> =>
  askTwice(
    tryLimitMs,
    async (signal) => {
      const { text } = await generateText({
        model,
        system,
        prompt,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return read(text);
    },
    gone,
  );
