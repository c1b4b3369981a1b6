import { ApiError, applyPattern, helpfulReason } from '@danqing/api-client';
import type { ApplyPatternResponse, ProductCategory } from '@danqing/contracts/agent';
import { encodeConfig, type Pattern, type PatternConfig } from '@danqing/pattern-engine';
import { authorizedFetch, requireLogin, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { patternImage } from './pattern-image.ts';

/** Maximum number of retries while the server is still rendering. */
const MAX_WAITS = 6;
const RETRY_SECONDS = 5;

export interface Products {
  category: ProductCategory;
  /** Selects a category; a cached picture is shown at once. */
  choose: (category: ProductCategory) => void;
  made: ApplyPatternResponse | null;
  shown: boolean;
  show: (shown: boolean) => void;
  applying: ProductCategory | null;
  failure: { message: string; tooFew: boolean } | null;
  apply: () => void;
}

/** Applies the pattern to products. Caches pictures by pattern and category while the page is open. */
export function useProducts(pattern: Pattern, config: PatternConfig): Products {
  const { t } = useTranslation('agent');
  const { basePath } = usePageData();
  const { user } = useSession();
  const setting = encodeConfig(config).toString();
  const [category, setCategory] = useState<ProductCategory>('服装');
  const [pictures, setPictures] = useState<ReadonlyMap<string, ApplyPatternResponse>>(new Map());
  const [shownOf, setShownOf] = useState<string | null>(null);
  const [applying, setApplying] = useState<ProductCategory | null>(null);
  const [failed, setFailed] = useState<{ of: string; message: string; tooFew: boolean } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const current = useRef(setting);
  useEffect(() => void (current.current = setting), [setting]);

  const keyOf = (one: ProductCategory) => `${one} ${setting}`;
  const made = pictures.get(keyOf(category)) ?? null;

  const apply = async () => {
    if (running.current) return;
    const control = (running.current = new AbortController());
    const key = keyOf(category);
    setFailed(null);
    try {
      if (!user && !(await requireLogin())) return;
      setApplying(category);
      const answer = await askUntilDone({ image: patternImage(pattern), category }, control.signal);
      if (answer.credits !== null) setCredits(answer.credits);
      setPictures((all) => new Map(all).set(key, answer));
      // The visitor may have changed the pattern meanwhile.
      if (current.current === setting) setShownOf(setting);
    } catch (error) {
      // The shell already reported the expired session.
      if (control.signal.aborted || (error instanceof ApiError && error.status === 401)) return;
      logError('agent: the pattern could not be applied', error);
      setFailed({
        of: key,
        message: helpfulReason(error) ?? t('products.failed'),
        tooFew: error instanceof ApiError && error.code === 'CREDITS_INSUFFICIENT',
      });
    } finally {
      running.current = null;
      setApplying(null);
    }
  };

  const askUntilDone = async (
    body: { image: string; category: ProductCategory },
    signal: AbortSignal,
  ): Promise<ApplyPatternResponse> => {
    for (let waits = 0; ; waits += 1)
      try {
        return await applyPattern(body, { basePath, fetch: authorizedFetch, signal });
      } catch (error) {
        const goesOn = error instanceof ApiError && error.code === 'PATTERN_APPLY_IN_PROGRESS';
        if (!goesOn || waits >= MAX_WAITS) throw error;
        await new Promise((resolve) =>
          setTimeout(resolve, (error.retryAfterSeconds ?? RETRY_SECONDS) * 1000),
        );
      }
  };

  return {
    category,
    choose: (one) => {
      setCategory(one);
      setShownOf(pictures.has(keyOf(one)) ? setting : null);
    },
    made,
    shown: made !== null && shownOf === setting,
    show: (shown) => setShownOf(shown ? setting : null),
    applying,
    failure: failed?.of === keyOf(category) ? failed : null,
    apply: () => void apply(),
  };
}
