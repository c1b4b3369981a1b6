import { ApiError, getStory, storyKey } from '@danqing/api-client';
import type { Story } from '@danqing/contracts/colors';
import { useLocale, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

export type StoryState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; story: Story };

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'INPUT_INVALID');

/** Returns the story at an address. Fails when name and id do not match. */
export function useStory(name: string, id: string): StoryState {
  const { basePath } = usePageData();
  const locale = useLocale();
  const known = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const { data, error, refetch } = useQuery({
    queryKey: storyKey(known, locale),
    queryFn: ({ signal }) => getStory(known, locale, { basePath, signal }),
    enabled: known > 0,
  });
  useEffect(() => {
    if (error && !isMissing(error)) logError('failed to get name origin', error);
  }, [error]);
  if (known === 0 || isMissing(error)) return { status: 'missing' };
  if (data) return data.color.name === name ? { status: 'loaded', story: data } : { status: 'missing' };
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
