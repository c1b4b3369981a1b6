import { requestTwice, boundedFetch, type ModelService } from '@danqing/model-client';
import { z } from 'zod';

const LIMITS = { askMs: 30_000, downloadMs: 120_000 };
const MAX_RESPONSE_BYTES = 256 * 1024;
const MAX_VIDEO_BYTES = 64 * 1024 * 1024;

// The task id becomes part of a URL path, so the pattern excludes separators.
const taskSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9][\w.:-]{0,199}$/) });
const stateSchema = z.object({ status: z.string() });

export interface VideoRequest {
  model: string;
  prompt: string;
  seconds: number;
  /** First frame as PNG, in the video's size. */
  picture: Uint8Array;
  size: string;
  /** A provider that supports the key begins one task for repeated requests. */
  idempotencyKey: string;
}

/**
 * Client of an OpenAI-compatible video API: `POST /videos`, `GET /videos/{id}`, `GET /videos/{id}/content`.
 * It contacts only this service: it follows no redirects and ignores URLs in responses.
 */
export class VideoTasks {
  readonly #service: ModelService;
  readonly #limits: typeof LIMITS;

  constructor(service: ModelService, limits = LIMITS) {
    this.#service = service;
    this.#limits = limits;
  }

  async begin({ model, prompt, seconds, picture, size, idempotencyKey }: VideoRequest): Promise<string> {
    return requestTwice(this.#limits.askMs, async (signal) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ model, prompt, seconds: String(seconds), size }))
        body.set(name, value);
      body.set('input_reference', new Blob([Buffer.from(picture)], { type: 'image/png' }), 'picture.png');
      const headers = { 'idempotency-key': idempotencyKey };
      const answer = await this.#ask('videos', MAX_RESPONSE_BYTES, { method: 'POST', body, headers, signal });
      return taskSchema.parse(await answer.json()).id;
    });
  }

  async getStatus(task: string): Promise<'working' | 'done' | 'failed'> {
    const signal = AbortSignal.timeout(this.#limits.askMs);
    const answer = await this.#ask(`videos/${encodeURIComponent(task)}`, MAX_RESPONSE_BYTES, { signal });
    const { status } = stateSchema.parse(await answer.json());
    if (/^(?:completed|succeeded)$/.test(status)) return 'done';
    return /^(?:queued|pending|in_progress|processing|running)$/.test(status) ? 'working' : 'failed';
  }

  /** Downloads the finished task's file, which the caller must validate. */
  async fetch(task: string): Promise<Buffer> {
    return requestTwice(this.#limits.downloadMs, async (signal) => {
      const answer = await this.#ask(`videos/${encodeURIComponent(task)}/content`, MAX_VIDEO_BYTES, {
        signal,
      });
      return Buffer.from(await answer.arrayBuffer());
    });
  }

  async #ask(path: string, maxBytes: number, init: RequestInit): Promise<Response> {
    const { baseUrl, apiKey } = this.#service;
    const url = `${baseUrl.replace(/\/$/, '')}/${path}`;
    const headers = new Headers(init.headers);
    if (apiKey !== null) headers.set('authorization', `Bearer ${apiKey}`);
    const answer = await boundedFetch(new URL(baseUrl).origin, maxBytes)(url, { ...init, headers });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new Error(`the model service answered ${answer.status}`);
  }
}
