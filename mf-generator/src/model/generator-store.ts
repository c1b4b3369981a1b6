import { createStore } from 'zustand';
import { startHistory, withHistory, type History, type HistoryAction } from './history.ts';
import { generatorReducer, type GeneratorAction, type GeneratorState } from './generator-state.ts';

export type GeneratorDispatch = (action: HistoryAction<GeneratorAction>) => void;

const reducer = withHistory(generatorReducer);

/** The generator's state with its history; changed by actions alone. */
export function createGeneratorStore(first: GeneratorState) {
  const store = createStore<History<GeneratorState>>()(() => startHistory(first));
  const dispatch: GeneratorDispatch = (action) => store.setState((history) => reducer(history, action), true);
  return { ...store, dispatch };
}
