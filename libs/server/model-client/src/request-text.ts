import { generateText, type LanguageModel } from 'ai';
import { requestTwice } from './request-twice.ts';

export type TextModel = LanguageModel;

export interface TextRequest {
  model: TextModel;
  system: string;
  prompt: string;
  tryLimitMs: number;
  maxTokens: number;
  /** Aborts when the caller no longer needs the answer. */
  signal?: AbortSignal | undefined;
}

/**
 * Requests a text from a language model and returns the value that `read` parses from it. Makes a second
 * attempt if the first one fails or if `read` throws. Rejects when the second attempt fails.
 */
export const requestText = <Answer>(
  { model, system, prompt, tryLimitMs, maxTokens, signal: gone }: TextRequest,
  read: (text: string) => Answer,
): Promise<Answer> =>
  requestTwice(
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
