import { lazyChunk, logError, useLazyChunk } from '@danqing/ui-kit';
import type { ComponentType } from 'react';

export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const late = lazyChunk(fetch);
  const onFailed = (error: unknown) => logError('a part of the shell did not load', error);
  function LazyPart(props: Props) {
    const { part: Part } = useLazyChunk(late, true, onFailed);
    return Part && <Part {...props} />;
  }
  return Object.assign(LazyPart, { load: late.load });
}
