import { useReducer, useState, type Dispatch } from 'react';
import { colorPath, type ChosenColor } from './chosen-color.ts';
import {
  generatorReducer,
  initialState,
  type GeneratorAction,
  type GeneratorState,
} from './generator-state.ts';

/** The generator's state, whose primary colour follows the URL: back and forward choose colours too. */
export function useGeneratorState(routeColor: ChosenColor): [GeneratorState, Dispatch<GeneratorAction>] {
  const [state, dispatch] = useReducer(generatorReducer, routeColor, (color) => initialState(color));
  const path = colorPath(routeColor);
  const [followed, setFollowed] = useState(path);
  // While rendering, so that no frame shows the colour of the previous URL.
  if (followed !== path) {
    setFollowed(path);
    if (colorPath(state.primary) !== path) dispatch({ type: 'primary-chosen', color: routeColor });
  }
  return [state, dispatch];
}
