import { useRequest } from '@danqing/area-kit';
import type { ApplyPatternResponse, ProductCategory } from '@danqing/contracts/agent';
import { encodeConfig, type Pattern, type PatternConfig } from '@danqing/pattern-engine';
import { requireLogin, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';

const application = lazyChunk(() => import('./apply-until-done.ts').then((part) => part.applyUntilDone));

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
  const [of, setOf] = useState('');
  const [{ phase, progress, failure }, request] = useRequest<void, ProductCategory>({
    log: 'agent: the pattern could not be applied',
    unmount: 'abort',
  });
  const current = useRef(setting);
  useEffect(() => void (current.current = setting), [setting]);

  const keyOf = (one: ProductCategory) => `${one} ${setting}`;
  const made = pictures.get(keyOf(category)) ?? null;

  const apply = () => {
    const key = keyOf(category);
    if (phase !== 'running') setOf(key);
    return request.start(async ({ signal, report }) => {
      if (!user && !(await requireLogin())) return;
      report(category);
      const applyUntilDone = await application.load();
      const answer = await applyUntilDone(pattern, category, basePath, signal);
      if (answer.credits !== null) setCredits(answer.credits);
      setPictures((all) => new Map(all).set(key, answer));
      // The visitor may have changed the pattern meanwhile.
      if (current.current === setting) setShownOf(setting);
    });
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
    applying: phase === 'running' ? progress : null,
    failure:
      failure && of === keyOf(category)
        ? {
            message: failure.reason ?? t('products.failed'),
            tooFew: failure.code === 'CREDITS_INSUFFICIENT',
          }
        : null,
    apply: () => void apply(),
  };
}
