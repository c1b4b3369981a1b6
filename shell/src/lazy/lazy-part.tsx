import { latePart, logError, useLatePart } from '@danqing/ui-kit';
import type { ComponentType } from 'react';

export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const late = latePart(fetch);
  const onFailed = (error: unknown) => logError('a part of the shell did not load', error);
  function LazyPart(props: Props) {
    const { part: Part } = useLatePart(late, true, onFailed);
    return Part && <Part {...props} />;
  }
  return Object.assign(LazyPart, { load: late.load });
}
