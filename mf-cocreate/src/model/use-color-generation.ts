import { useRequest, type RequestFailure } from '@danqing/area-kit';
import { ApiError, generateColor, paintName } from '@danqing/api-client';
import type { GeneratedColor } from '@danqing/contracts/cocreate';
import { authorizedFetch, requireLogin, setCredits, usePageData, useSession } from '@danqing/shell-sdk';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { nameFault } from './color-name.ts';
import { draft, type Draft } from './drafts.ts';
import { useSaveColor } from './use-save-color.ts';

/** A started picture is painted anyway; the next identical request returns it (ADR 50). */
export type Cancelled = 'color' | 'picture';

export interface ColorGeneration {
  draft: Draft;
  imagining: boolean;
  painting: boolean;
  saving: boolean;
  fault: ReturnType<typeof nameFault>;
  failures: Record<'color' | 'image' | 'save', RequestFailure | null>;
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

/** Generates, paints and saves a colour from a name. Input and results are retained until saved. */
export function useColorGeneration(): ColorGeneration {
  const { user } = useSession();
  const kept = useStore(draft);
  const [fault, setFault] = useState<ColorGeneration['fault']>(null);
  const coloring = useColorRequest();
  const painting = usePaintingRequest();
  const saving = useSaveColor();
  const before = useRef<Draft>(kept);

  const generate = (typed: string, withImage: boolean, interactive: boolean) => {
    const name = typed.trim();
    const wrong = nameFault(name);
    setFault(wrong);
    if (wrong || saving.isRunning()) return;
    saving.forgetFailure();
    painting.forget();
    // Clears the old picture, and also the colour when the name has changed.
    const again = kept.color?.name === name;
    before.current = kept;
    draft.change({ name: typed, withImage, imageUrl: null, ...(!again && { color: null }) });
    const color = coloring.start(name, again);
    if (!withImage) return;
    painting.start(name, {
      isAllowed: async () => user !== null || (interactive && (await requireLogin()) !== null),
      // The painter derives the same first colour from the name, so only a different colour needs a hex.
      hex: again || !user ? color : Promise.resolve(undefined),
    });
  };
  const cancel = () => {
    if (coloring.isRunning) {
      const { color, imageUrl } = before.current;
      draft.change({ color, imageUrl });
    }
    coloring.abort();
    painting.abort();
  };
  const paintAgain = () => {
    const { color } = draft.getState();
    if (!color || painting.isRunning) return;
    coloring.forgetAbort();
    painting.forget();
    painting.start(color.name, {
      isAllowed: async () => (await requireLogin()) !== null,
      hex: Promise.resolve(color.hex),
    });
  };

  return {
    draft: kept,
    imagining: coloring.isRunning,
    painting: painting.isRunning,
    saving: saving.state.phase === 'running' && saving.state.progress !== null,
    fault,
    failures: { color: coloring.failure, image: painting.failure, save: saving.state.failure },
    cancelled: painting.isAborted ? 'picture' : coloring.isAborted ? 'color' : null,
    rename(name) {
      setFault(null);
      draft.change({ name });
    },
    wantImage: (withImage) => draft.change({ withImage }),
    generate,
    cancel,
    paintAgain,
    save: saving.save,
  };
}

function useColorRequest() {
  const { basePath } = usePageData();
  const [{ phase, failure }, request] = useRequest<GeneratedColor>({
    log: 'cocreate: the color did not come',
    unmount: 'abort',
  });
  return {
    isRunning: phase === 'running',
    isAborted: phase === 'aborted',
    failure,
    abort: request.abort,
    forgetAbort() {
      if (request.getState().phase === 'aborted') request.clear();
    },
    async start(name: string, again: boolean): Promise<string | undefined> {
      request.abort();
      let hex: string | undefined;
      await request.start(
        ({ signal }) =>
          generateColor(
            { colorName: name, ...(again && { again }) },
            { basePath, fetch: authorizedFetch, signal },
          ),
        {
          onDone(color) {
            hex = color.hex;
            draft.change({ color: { ...color, name } });
          },
        },
      );
      return hex;
    },
  };
}

interface PaintingOptions {
  isAllowed: () => Promise<boolean>;
  hex: Promise<string | undefined>;
}

function usePaintingRequest() {
  const { basePath } = usePageData();
  const [{ phase, progress, failure }, request] = useRequest<string | null, 'painting'>({
    log: 'cocreate: the image did not come',
    unmount: 'abort',
  });
  return {
    isRunning: phase === 'running' && progress !== null,
    isAborted: phase === 'aborted' && progress !== null,
    failure,
    abort: request.abort,
    /** Aborts a running request and forgets its failure. */
    forget: request.clear,
    start(name: string, { isAllowed, hex }: PaintingOptions) {
      void request.start(
        async ({ signal, report }) => {
          if (!(await isAllowed()) || signal.aborted) return null;
          const body = { colorName: name, hex: await hex };
          if (signal.aborted) return null;
          report('painting');
          const { imageUrl, credits } = await paintName(body, { basePath, fetch: authorizedFetch, signal });
          setCredits(credits);
          return imageUrl;
        },
        {
          onDone(imageUrl) {
            if (imageUrl !== null) draft.change({ imageUrl });
          },
          onFailure({ error }) {
            if (wantsLogin(error)) void requireLogin({ again: true });
          },
        },
      );
    },
  };
}

/**
 * Returns whether a sign-in may fix a picture error, judging by its message (specification part 2 §8). The
 * shell already handles 401.
 */
const wantsLogin = (error: unknown): boolean =>
  error instanceof ApiError && /未授权|token/i.test(error.message);
