import type { ActiveArea } from '@danqing/contracts';
import { Component, type ReactNode } from 'react';
import { reportFailure } from './report-failure.ts';

interface Props {
  area: ActiveArea;
  /** Another value, another try: going elsewhere inside the area leaves the broken screen behind. */
  resetKey: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps what goes wrong while an area renders inside that area. */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(this.props.area, 'failed while rendering', error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children;
  }
}
