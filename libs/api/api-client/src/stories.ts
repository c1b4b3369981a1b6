import type { Story } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { request, type CallOptions } from './request.ts';

/**
 * Returns the query key of a colour name's origin.
 *
 * @param id the colour's `history_id`
 */
export const storyKey = (id: number, locale: Locale) => ['stories', id, locale] as const;

/**
 * Returns the origin of a colour name.
 *
 * @param id the colour's `history_id`
 */
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
