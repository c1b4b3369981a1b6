import { createStore } from 'zustand';
import { startHistory, withHistory, type History, type HistoryAction } from './history.ts';
import type { PaletteSource } from './palette/open-palette.ts';
import { generatorReducer } from './generator-reducer.ts';
import type { GeneratorAction, GeneratorState } from './generator-state.ts';

export type GeneratorDispatch = (action: HistoryAction<GeneratorAction>) => void;

const reducer = withHistory(generatorReducer);

export function createGeneratorStore(first: GeneratorState) {
  const store = createStore<History<GeneratorState>>()(() => startHistory(first));
  const dispatch: GeneratorDispatch = (action) => store.setState((history) => reducer(history, action), true);
  const renewSource = (source: PaletteSource) => {
    const renewed = (state: GeneratorState) =>
      state.source?.id === source.id ? { ...state, source } : state;
    store.setState(({ past, present, future }) => ({
      past: past.map(renewed),
      present: renewed(present),
      future: future.map(renewed),
    }));
  };
  return { ...store, dispatch, renewSource };
}
