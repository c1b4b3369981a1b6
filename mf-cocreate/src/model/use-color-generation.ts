import { notify } from '@danqing/area-kit';
import { ApiError, createColor, generateColor, helpfulReason, paintName } from '@danqing/api-client';
import type { GeneratedColor } from '@danqing/contracts/cocreate';
import {
  authorizedFetch,
  navigate,
  requireLogin,
  setCredits,
  usePageData,
  useSession,
} from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { nameFault } from './color-name.ts';
import { colorPath, listPath } from './color-path.ts';
import { draft, EMPTY_DRAFT, type Draft } from './drafts.ts';

export interface Failure {
  of: 'color' | 'image' | 'save';
  reason: string | null;
}

/** A started picture is painted anyway; the next identical request returns it (ADR 50). */
export type Cancelled = 'color' | 'picture';

export interface ColorGeneration {
  draft: Draft;
  imagining: boolean;
  painting: boolean;
  saving: boolean;
  fault: ReturnType<typeof nameFault>;
  failures: readonly Failure[];
  cancelled: Cancelled | null;
  rename: (name: string) => void;
  wantImage: (wanted: boolean) => void;
  /** Generates the colour and, if wanted, its picture. `interactive` means that a person started it. */
  generate: (name: string, withImage: boolean, interactive: boolean) => void;
  /** Aborts pending requests. Restores the previous draft but keeps the typed name. */
  cancel: () => void;
  paintAgain: () => void;
  save: () => void;
}

/**
 * True for picture errors that a sign-in may fix, by message (specification part 2 §8). The shell already
 * handles 401.
 */
const wantsLogin = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== 401 && /未授权|token/i.test(error.message);

/** Generates, paints and saves a colour from a name. Input and results are retained until saved. */
export function useColorGeneration(): ColorGeneration {
  const { t } = useTranslation('new-color');
  const { basePath } = usePageData();
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  const { user } = useSession();
  const kept = useStore(draft);
  const [busy, setBusy] = useState({ imagining: false, painting: false, saving: false });
  const [fault, setFault] = useState<ColorGeneration['fault']>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const running = useRef<AbortController | null>(null);
  const before = useRef<Draft>(kept);
  const saving = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (of: Failure['of'], error: unknown) => {
    logError(`cocreate: the ${of} did not come`, error);
    setFailures((all) => [...all.filter((one) => one.of !== of), { of, reason: helpfulReason(error) }]);
  };
  const begin = (of: readonly Failure['of'][]) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setCancelled(null);
    setFailures((all) => all.filter((one) => !of.includes(one.of)));
    return { signal: control.signal, basePath, fetch: authorizedFetch };
  };
  type Options = ReturnType<typeof begin>;

  const imagine = async (name: string, again: boolean, options: Options): Promise<GeneratedColor | null> => {
    setBusy((all) => ({ ...all, imagining: true }));
    try {
      const color = await generateColor({ colorName: name, ...(again && { again }) }, options);
      draft.change({ color: { ...color, name } });
      return color;
    } catch (error) {
      if (!options.signal.aborted) fail('color', error);
      return null;
    } finally {
      if (!options.signal.aborted) setBusy((all) => ({ ...all, imagining: false }));
    }
  };

  const paint = async (name: string, hex: string | undefined, options: Options) => {
    setBusy((all) => ({ ...all, painting: true }));
    try {
      const { imageUrl, credits } = await paintName({ colorName: name, hex }, options);
      setCredits(credits);
      draft.change({ imageUrl });
    } catch (error) {
      if (options.signal.aborted) return;
      fail('image', error);
      if (wantsLogin(error)) void requireLogin({ again: true });
    } finally {
      if (!options.signal.aborted) setBusy((all) => ({ ...all, painting: false }));
    }
  };

  const generate = async (typed: string, withImage: boolean, interactive: boolean) => {
    const name = typed.trim();
    const wrong = nameFault(name);
    setFault(wrong);
    if (wrong || saving.current) return;
    const options = begin(['color', 'image', 'save']);
    setBusy({ imagining: false, painting: false, saving: false });
    // Clears the old picture, and also the colour when the name has changed.
    const again = kept.color?.name === name;
    before.current = kept;
    draft.change({ name: typed, withImage, imageUrl: null, ...(!again && { color: null }) });
    const color = imagine(name, again, options);
    if (!withImage) return;
    const member = user ?? (interactive ? await requireLogin() : null);
    if (!member || options.signal.aborted) return;
    // From the name alone the painter derives the same first colour, so the request needs a hex only for
    // another one.
    const hex = again || !user ? (await color)?.hex : undefined;
    if (!options.signal.aborted) await paint(name, hex, options);
  };

  const cancel = () => {
    running.current?.abort();
    setCancelled(busy.painting ? 'picture' : 'color');
    if (busy.imagining) {
      const { color, imageUrl } = before.current;
      draft.change({ color, imageUrl });
    }
    setBusy((all) => ({ ...all, imagining: false, painting: false }));
  };

  const paintAgain = async () => {
    const { color } = draft.getState();
    if (!color || busy.painting || !(await requireLogin())) return;
    await paint(color.name, color.hex, begin(['image']));
  };

  const save = async () => {
    const { color } = draft.getState();
    if (!color || saving.current) return;
    saving.current = true;
    setFailures((all) => all.filter(({ of }) => of !== 'save'));
    try {
      if (!(await requireLogin())) return;
      setBusy((all) => ({ ...all, saving: true }));
      const { name, hex, rgb, hsl, cmyk, description, pinyin } = color;
      const { imageUrl } = draft.getState();
      const id = await createColor(
        {
          name,
          image_url: imageUrl,
          hex,
          rgb,
          hsl,
          cmyk,
          description,
          pinyin: pinyin || null,
          aiRequestData: { colorName: name },
          aiResponseData: { ...color },
        },
        { basePath, fetch: authorizedFetch },
      );
      draft.change(EMPTY_DRAFT);
      if (windowIsAt(pathname)) navigate(id === null ? listPath(null) : colorPath(id), { replace: true });
      else notify({ message: t('save.done', { name }), variant: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) fail('save', error);
    } finally {
      saving.current = false;
      setBusy((all) => ({ ...all, saving: false }));
    }
  };

  return {
    draft: kept,
    ...busy,
    fault,
    failures,
    cancelled,
    rename(name) {
      setFault(null);
      draft.change({ name });
    },
    wantImage: (withImage) => draft.change({ withImage }),
    generate: (name, withImage, interactive) => void generate(name, withImage, interactive),
    cancel,
    paintAgain: () => void paintAgain(),
    save: () => void save(),
  };
}
