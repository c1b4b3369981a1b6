import { generateText, type LanguageModel } from 'ai';
import { askTwice } from './ask-twice.ts';

export type TextModel = LanguageModel;

export interface TextQuestion {
  model: TextModel;
  system: string;
  prompt: string;
  tryLimitMs: number;
  maxTokens: number;
  /** Aborts when the caller no longer needs the answer. */
  gone?: AbortSignal | undefined;
}

/**
 * Asks a language model for a text, and returns what `read` makes of it. An error thrown by `read` counts as
 * a failed attempt. A second failure rejects.
 */
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
