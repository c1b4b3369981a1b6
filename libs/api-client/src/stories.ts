// Apart from the list of colours: only the page of a story asks for one.
import type { Story } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { request, type CallOptions } from './request.ts';

/** Key of the shared query cache. */
export const storyKey = (id: number, locale: Locale) => ['stories', id, locale] as const;

/** Where the name of a colour comes from, by the `history_id` of the colour. */
export function getStory(id: number, locale: Locale, options: CallOptions): Promise<Story> {
  return request(`api/history/${id}?locale=${locale}`, { ...options, read: readStory });
}

function readStory(body: unknown): Story | undefined {
  const story = (body ?? {}) as Partial<Story>;
  const { title, content, sources, color } = story;
  const whole =
    typeof title === 'string' &&
    typeof content === 'string' &&
    Array.isArray(sources) &&
    typeof color?.name === 'string' &&
    typeof color.hex === 'string';
  return whole ? (story as Story) : undefined;
}
