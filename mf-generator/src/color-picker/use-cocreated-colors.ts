import { cocreateKeys, searchCocreatedColors } from '@danqing/api-client';
import { COLOR_NAME_LENGTH, type FoundColor } from '@danqing/contracts/cocreate';
import { usePageData, usePageExists } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { cocreatedPath } from '../model/chosen-color.ts';
import { bareText, readColor } from './color-input.ts';

const NONE: readonly FoundColor[] = [];
const FRESH = 60_000;

/** Returns the search term for co-created colours (name, pinyin or hex), or null for other text. */
export function cocreatedSearch(query: string): string | null {
  const text = bareText(query);
  const reading = readColor(text);
  // A single letter is too broad, and digits alone begin an RGB value.
  if (/^[a-z]$|^\d{0,3}$/i.test(text)) return null;
  if (reading.kind === 'hex') return reading.hex;
  const isName = /[^\d\s,、]/.test(text);
  return reading.kind === 'words' && isName && [...text].length <= COLOR_NAME_LENGTH ? text : null;
}

/**
 * Returns the co-created colours that match. Returns none while loading or after an error, since they are
 * optional.
 */
export function useCocreatedColors(query: string): readonly FoundColor[] {
  const { basePath } = usePageData();
  const reachable = usePageExists(cocreatedPath(1));
  const text = reachable ? cocreatedSearch(query) : null;
  const { data } = useQuery({
    queryKey: cocreateKeys.search(text ?? ''),
    queryFn: ({ signal }) => searchCocreatedColors(text ?? '', { basePath, signal }),
    enabled: text !== null,
    staleTime: FRESH,
    retry: false,
  });
  return (text !== null && data) || NONE;
}
