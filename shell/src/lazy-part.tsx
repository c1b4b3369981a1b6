import { latePart } from '@danqing/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { logError } from './log-error.ts';

/**
 * A component whose code is fetched when it is first rendered, or by its `load`; nothing stands in its place until it is
 * there, or when it does not come. Not React.lazy: React holds a Suspense reveal back for 300 ms.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const part = latePart(fetch);
  function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(part.get);
    useEffect(() => {
      let left = false;
      part.load().then(
        (loaded) => {
          if (!left) setPart(() => loaded);
        },
        (error: unknown) => logError('a part of the shell did not load', error),
      );
      return () => {
        left = true;
      };
    }, []);
    return Part && <Part {...props} />;
  }
  return Object.assign(LazyPart, { load: part.load });
}
