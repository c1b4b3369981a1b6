import { generateText, type LanguageModel } from 'ai';
import { requestTwice } from './request-twice.ts';

export type TextModel = LanguageModel;

export interface TextRequest {
  model: TextModel;
  system: string;
  prompt: string;
  tryLimitMs: number;
  maxTokens: number;
  signal?: AbortSignal | undefined;
}

/**
 * Requests a text from a language model and returns it as parsed by `read`. An error thrown by `read` counts
 * as a failed attempt. Rejects after the second failed attempt.
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
