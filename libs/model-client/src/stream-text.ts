import { TimeLimitError } from '@danqing/nest-kit';
import { streamText as stream } from 'ai';
import type { TextModel } from './ask-text.ts';

export interface StreamedQuestion {
  model: TextModel;
  system: string;
  prompt: string;
  /** How long the model may be silent, and how long it may take in all. */
  silenceLimitMs: number;
  limitMs: number;
  maxTokens: number;
  maxCharacters: number;
  /** Aborted when nobody wants the text any more: the model is told at once. */
  signal: AbortSignal;
}

/**
 * What a language model writes, in pieces as they come. Throws what the service answers in place of text, the reason of the
 * signal, a TimeLimitError when it stalls or takes too long, and when it writes more than was asked for. One try.
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
}: StreamedQuestion): AsyncGenerator<string> {
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
      // It is thrown below.
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
    // The stream of an aborted request just ends.
    ended.throwIfAborted();
  } catch (error) {
    ended.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(limit);
    clearTimeout(silence);
    // Whoever stops reading has the request ended, too.
    late.abort();
  }
}
