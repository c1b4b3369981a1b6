import { Component, type ReactNode } from 'react';
import type { FileProblem } from '../releases/load-reports.ts';

interface Props {
  resetKey: string;
  onCrash: (error: unknown) => void;
  refresh: (error: unknown) => Promise<FileProblem | null> | null;
  fallback: (retry: () => void, retrying: boolean) => ReactNode;
  children: ReactNode;
}

interface State {
  crash: { error: unknown } | null;
  retrying: boolean;
}

export class AreaBoundary extends Component<Props, State> {
  override state: State = { crash: null, retrying: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error }, retrying: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.crash && previous.resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = () => this.setState({ crash: null, retrying: false });

  readonly retry = () => {
    const { crash } = this.state;
    const refreshing = crash && this.props.refresh(crash.error);
    if (!refreshing) return this.reset();
    this.setState({ retrying: true });
    void refreshing.then((trouble) => {
      if (trouble) return this.setState({ retrying: false });
      // A module caches the failure of its lazy imports, so only a reload can retry them.
      location.reload();
    });
  };

  override render(): ReactNode {
    const { crash, retrying } = this.state;
    return crash ? this.props.fallback(this.retry, retrying) : this.props.children;
  }
}
