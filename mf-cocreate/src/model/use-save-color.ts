import { notify, useRequest, type RequestState } from '@danqing/area-kit';
import { createColor } from '@danqing/api-client';
import { authorizedFetch, navigate, requireLogin, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { colorPath, listPath } from './color-path.ts';
import { draft, EMPTY_DRAFT } from './drafts.ts';

export interface SaveColor {
  /** The progress `saving` is set only after the visitor has signed in. */
  state: RequestState<unknown, 'saving'>;
  isRunning: () => boolean;
  save: () => void;
  forgetFailure: () => void;
}

/** Saves the draft as a co-created colour, then opens its page unless the visitor has left. */
export function useSaveColor(): SaveColor {
  const { t } = useTranslation('new-color');
  const { basePath } = usePageData();
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  const [state, request] = useRequest<void, 'saving'>({
    log: 'cocreate: the save did not come',
    unmount: 'continue',
  });

  const save = () => {
    const { color } = draft.getState();
    if (!color) return;
    void request.start(async ({ report }) => {
      if (!(await requireLogin())) return;
      report('saving');
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
    });
  };
  return {
    state,
    isRunning: () => request.getState().phase === 'running',
    save,
    forgetFailure: request.clear,
  };
}
