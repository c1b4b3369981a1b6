import { ApiError, applyPattern } from '@danqing/api-client';
import type { ApplyPatternResponse, ProductCategory } from '@danqing/contracts/agent';
import type { Pattern } from '@danqing/pattern-engine';
import { authorizedFetch } from '@danqing/shell-sdk';
import { patternImage } from './pattern-image.ts';

/** Maximum number of retries while the server is still rendering. */
const MAX_WAITS = 6;
const RETRY_SECONDS = 5;

/** Applies the pattern to a product. Repeats the request while the server is still rendering. */
export async function applyUntilDone(
  pattern: Pattern,
  category: ProductCategory,
  basePath: string,
  signal: AbortSignal,
): Promise<ApplyPatternResponse> {
  const body = { image: patternImage(pattern), category };
  for (let waits = 0; ; waits += 1)
    try {
      return await applyPattern(body, { basePath, fetch: authorizedFetch, signal });
    } catch (error) {
      const goesOn = error instanceof ApiError && error.code === 'PATTERN_APPLY_IN_PROGRESS';
      if (!goesOn || waits >= MAX_WAITS) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? RETRY_SECONDS) * 1000));
    }
}
