import { TimeLimitError } from '@danqing/nest-kit';
import { streamText as stream } from 'ai';
import type { TextModel } from './request-text.ts';

export interface StreamedTextRequest {
  model: TextModel;
  system: string;
  prompt: string;
  silenceLimitMs: number;
  limitMs: number;
  maxTokens: number;
  maxCharacters: number;
  signal: AbortSignal;
}

/**
 * Streams the text of a language model, in one attempt.
 *
 * @throws {TimeLimitError} when the model stalls or exceeds its time limit
 * @throws {Error} the model's error, the signal's reason, or an error when the text exceeds `maxCharacters`
 */
export async function* streamText({
  model,
  system,
  prompt,
  silenceLimitMs,
  limitMs,
  maxTokens,
  maxCharacters,
  signal,
}: StreamedTextRequest): AsyncGenerator<string> {
  const late = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => late.abort(new TimeLimitError(ms)), ms);
  const limit = endAfter(limitMs);
  let silence = endAfter(silenceLimitMs);
  const ended = AbortSignal.any([signal, late.signal]);
  let characters = 0;
  try {
    const { fullStream } = stream({
      model,
      system,
      prompt,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: ended,
      // Suppresses the SDK's log, because the loop below throws the error.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type !== 'text-delta') continue;
      clearTimeout(silence);
      silence = endAfter(silenceLimitMs);
      characters += part.text.length;
      if (characters > maxCharacters) throw new Error(`more than ${maxCharacters} characters were written`);
      yield part.text;
    }
    ended.throwIfAborted();
  } catch (error) {
    ended.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(limit);
    clearTimeout(silence);
    // Cancels the request when the consumer stops reading.
    late.abort();
  }
}
