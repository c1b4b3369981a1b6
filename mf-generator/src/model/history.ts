export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

export type HistoryAction<Action> = Action | { type: 'undo' } | { type: 'redo' };

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

export function withHistory<State, Action extends { type: string }>(
  reducer: (state: State, action: Action) => State,
) {
  return (history: History<State>, action: HistoryAction<Action>): History<State> => {
    const { past, present, future } = history;
    if (isStep(action, 'undo')) {
      const earlier = past.at(-1);
      if (earlier === undefined) return history;
      return { past: past.slice(0, -1), present: earlier, future: [present, ...future] };
    }
    if (isStep(action, 'redo')) {
      const [later, ...rest] = future;
      if (later === undefined) return history;
      return { past: [...past, present], present: later, future: rest };
    }
    const next = reducer(present, action as Action);
    return next === present ? history : { past: [...past, present], present: next, future: [] };
  };
}

const isStep = (action: { type: string }, type: 'undo' | 'redo') => action.type === type;
