import type { Grant } from '@danqing/contracts/operators';
import type { OperatorArea } from '@danqing/contracts/releases';
import { createContext, useContext } from 'react';
import type { OperatorApi } from './api/operator-api.ts';
import type { MoveKind } from './moves/move-kind.ts';

export interface Operator {
  api: OperatorApi;
  grants: readonly Grant[];
  refresh: () => Promise<void>;
  openMove: (kind: MoveKind, area: OperatorArea) => void;
  openHistory: (area: string) => void;
}

export const OperatorContext = createContext<Operator | null>(null);

export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('stands outside of the signed-in console');
  return operator;
}
