import { useMemo, useReducer, useState, type Dispatch } from 'react';
import { colorPath, type ChosenColor } from './chosen-color.ts';
import {
  generatorReducer,
  initialState,
  withNames,
  type GeneratorAction,
  type GeneratorState,
} from './generator-state.ts';
import { colorsOf, type ColorList } from './route-color.ts';

/**
 * The generator's state, whose primary colour follows the URL: back and forward choose colours too.
 * @param restored what a palette makes of the state, once
 */
export function useGeneratorState(
  routeColor: ChosenColor,
  restored: GeneratorState | null,
  list: ColorList,
): [GeneratorState, Dispatch<GeneratorAction>] {
  const [state, dispatch] = useReducer(generatorReducer, routeColor, (color) => initialState(color));
  const named = useMemo(() => withNames(state, colorsOf(list)), [state, list]);
  const path = colorPath(routeColor);
  const [followed, setFollowed] = useState(path);
  const [lastRestored, setLastRestored] = useState<GeneratorState | null>(null);
  // While rendering, so that no frame shows the colour of the previous URL.
  if (followed !== path) {
    setFollowed(path);
    if (colorPath(named.primary) !== path) dispatch({ type: 'primary-chosen', color: routeColor });
  }
  if (restored && restored !== lastRestored) {
    setLastRestored(restored);
    dispatch({ type: 'restored', state: restored });
  }
  return [named, dispatch];
}
