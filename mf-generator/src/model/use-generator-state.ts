import { colorsOf, type ColorList } from '@danqing/area-kit';
import type { Color } from '@danqing/contracts/colors';
import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation } from '@danqing/shell-sdk/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  addressOf,
  cocreatedOf,
  sameAddress,
  sourceOf,
  stateOfLink,
  type SchemeAddress,
} from './address/scheme-address.ts';
import { useAddressWriter } from './address/use-address-writer.ts';
import { isNamed } from '@danqing/contracts/page';
import { colorSegment, customName, type ChosenColor } from './chosen-color.ts';
import { generatorReducer } from './generator-reducer.ts';
import { initialState, withNames, type GeneratorState } from './generator-state.ts';
import { createGeneratorStore, type GeneratorDispatch } from './generator-store.ts';
import { lazyPalette, type PaletteEdits } from './palette/lazy-palette.ts';
import type { PaletteSource } from './palette/open-palette.ts';

export interface GeneratorModel {
  state: GeneratorState;
  dispatch: GeneratorDispatch;
  /** Sets the primary colour and adds a history entry, since it has its own page. */
  choosePrimary(color: ChosenColor): void;
  canUndo: boolean;
  canRedo: boolean;
  renewSource(source: PaletteSource): void;
  linkBroken: boolean;
  dismissBrokenLink(): void;
}

/**
 * Manages the state with its history and syncs it with the address. The address follows every change. The
 * state follows every other navigation (a link, Back, Forward), which can be undone.
 *
 * @param routeColor colour that the address names
 * @param restored state of a palette that the navigation carries; applied once
 */
export function useGeneratorState(
  routeColor: ChosenColor,
  address: SchemeAddress,
  restored: GeneratorState | null,
  list: ColorList,
): GeneratorModel {
  const colors = colorsOf(list);
  const opened = useMemo(() => stateOf(routeColor, address, colors), [routeColor, address, colors]);
  const [store] = useState(() => createGeneratorStore(restored ?? opened ?? initialState(routeColor)));
  const { t } = useTranslation('generator');
  const dispatch = useCallback<GeneratorDispatch>(
    (action) => {
      if (!('swatch' in action) || !(store.getState().present.palette || isOfPalettes(action)))
        return store.dispatch(action);
      const edit = ({ edited }: PaletteEdits) => {
        const before = withNames(store.getState().present, colors);
        const state = edited(before, action, colors, (color) => customName(color, t));
        if (state !== before) store.dispatch({ type: 'restored', state });
      };
      const part = lazyPalette.get();
      if (part) edit(part);
      else void lazyPalette.load().then(edit, () => toast({ message: t('dialogFailed'), variant: 'error' }));
    },
    [store, colors, t],
  );
  const [linkBroken, setLinkBroken] = useState(!opened);
  const { present, past, future } = useStore(store);
  const state = useMemo(() => withNames(present, colors), [present, colors]);
  const writer = useAddressWriter(address);
  const lastRestored = useRef<GeneratorState | null>(null);

  const { segment, link, palette, source, cocreated } = address;
  const { key } = useLocation();
  // A layout effect, so that no frame shows the colour of the previous address.
  useLayoutEffect(() => {
    if (restored) {
      if (restored === lastRestored.current) return;
      lastRestored.current = restored;
      dispatch({ type: 'restored', state: restored });
      setLinkBroken(false);
      // Forces a write below, which clears the navigation state, so that neither reload nor Back restores the
      // palette again.
      writer.adopt(null);
    } else if (!writer.isCurrent(address)) {
      writer.adopt(address);
      const next = opened ?? initialState(routeColor);
      setLinkBroken(!opened);
      if (!sameAddress(addressOf(withNames(next, colors), colors), addressOf(state, colors)))
        dispatch({ type: 'restored', state: next });
    }
    // Runs only when the address changes, not when the state or the list does. The key is included, because
    // locations render in transitions. An address that was left quickly may never have been rendered.
  }, [key, segment, link, palette, source, cocreated, restored]);

  useEffect(() => writer.replace(addressOf(state, colors)), [writer, state, colors]);

  const choosePrimary = useCallback(
    (color: ChosenColor) => {
      dispatch({ type: 'primary-chosen', color });
      setLinkBroken(false);
      if (colorSegment(color) === colorSegment(state.primary)) return;
      const next = generatorReducer(present, { type: 'primary-chosen', color });
      writer.push(addressOf(withNames(next, colors), colors));
    },
    [writer, present, state.primary, colors],
  );
  const dismissBrokenLink = useCallback(() => setLinkBroken(false), []);
  return {
    state,
    dispatch,
    choosePrimary,
    renewSource: store.renewSource,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    linkBroken,
    dismissBrokenLink,
  };
}

const isOfPalettes = ({ type }: { type: string }) => type === 'swatch-added' || type === 'swatch-removed';

function stateOf(
  routeColor: ChosenColor,
  { link, palette, source, cocreated }: SchemeAddress,
  colors: readonly Color[],
): GeneratorState | null {
  const saved = sourceOf(source);
  const primary = isNamed(routeColor) ? routeColor : { ...routeColor, ...cocreatedOf(cocreated) };
  if (palette !== undefined) return lazyPalette.get()?.linkedPalette(palette, saved.source, colors) ?? null;
  const state = stateOfLink(primary, link);
  return state && { ...state, ...saved };
}
