import { useEffect, useState, type ComponentType } from 'react';
import { logError } from './log-error.ts';

/**
 * A component whose code is fetched when it is first rendered; nothing stands in its place until it is there, or when it
 * does not come. Not React.lazy: React holds a Suspense reveal back for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let left = false;
      load().then(
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
  };
}
