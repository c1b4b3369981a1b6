import { colorsOf, type ColorList } from '@danqing/area-kit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { addressOf, sameAddress, stateOfLink, type SchemeAddress } from './address/scheme-address.ts';
import { useAddressWriter } from './address/use-address-writer.ts';
import { colorSegment, type ChosenColor } from './chosen-color.ts';
import { generatorReducer, initialState, withNames, type GeneratorState } from './generator-state.ts';
import { createGeneratorStore, type GeneratorDispatch } from './generator-store.ts';

export interface GeneratorModel {
  state: GeneratorState;
  dispatch: GeneratorDispatch;
  /** Another primary colour is another page: an entry of its own in the browser's history. */
  choosePrimary(color: ChosenColor): void;
  canUndo: boolean;
  canRedo: boolean;
  /** The link that was opened last is none; the generator has started afresh. */
  linkBroken: boolean;
  dismissBrokenLink(): void;
}

/**
 * The generator's state with its history, and the address of the window as its copy: the address follows every change,
 * and the state follows every other navigation (a link, Back, Forward), which can be undone like any change.
 * @param routeColor the colour that the address names
 * @param restored what a palette makes of the state, once
 */
export function useGeneratorState(
  routeColor: ChosenColor,
  address: SchemeAddress,
  restored: GeneratorState | null,
  list: ColorList,
): GeneratorModel {
  const colors = colorsOf(list);
  const opened = stateOfLink(routeColor, address.link);
  const [store] = useState(() => createGeneratorStore(restored ?? opened ?? initialState(routeColor)));
  const { dispatch } = store;
  const [linkBroken, setLinkBroken] = useState(!opened);
  const { present, past, future } = useStore(store);
  const state = useMemo(() => withNames(present, colors), [present, colors]);
  const writer = useAddressWriter(address);
  const lastRestored = useRef<GeneratorState | null>(null);

  const { segment, link } = address;
  // Before the screen is painted, so that no frame shows the colour of the previous address.
  useLayoutEffect(() => {
    if (restored) {
      if (restored === lastRestored.current) return;
      lastRestored.current = restored;
      dispatch({ type: 'restored', state: restored });
      setLinkBroken(false);
      // The address is always written below, which clears the navigation state: neither a reload nor Back restores the
      // palette again.
      writer.followed(null);
    } else if (!writer.isOwn({ segment, link })) {
      writer.followed({ segment, link });
      const next = opened ?? initialState(routeColor);
      setLinkBroken(!opened);
      if (!sameAddress(addressOf(withNames(next, colors), colors), addressOf(state, colors)))
        dispatch({ type: 'restored', state: next });
    }
    // Only a change of the address is followed: neither the state's own nor the coming of the list.
  }, [segment, link, restored]);

  useEffect(() => writer.want(addressOf(state, colors)), [writer, state, colors]);

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
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    linkBroken,
    dismissBrokenLink,
  };
}
