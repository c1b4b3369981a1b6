import { Component, type ReactNode } from 'react';

interface Props {
  /** Another value, another try: going elsewhere inside the area leaves the broken screen behind. */
  resetKey: string;
  onCrash: (error: unknown) => void;
  /** What has to happen before the screen can come up again; null when nothing has. */
  prepare: (error: unknown) => Promise<unknown> | null;
  fallback: (retry: () => void, retrying: boolean) => ReactNode;
  children: ReactNode;
}

interface State {
  crash: { error: unknown } | null;
  retrying: boolean;
}

/** Keeps what goes wrong while an area is on screen inside that area. */
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

  #prepared: unknown = null;

  readonly reset = () => this.setState({ crash: null, retrying: false });

  readonly retry = () => {
    const { crash } = this.state;
    const preparing = crash && this.props.prepare(crash.error);
    if (!preparing) return this.reset();
    // A module keeps the failure of what it imports lazily for ever: only another page forgets it.
    if (this.#prepared === crash.error) return location.reload();
    this.#prepared = crash.error;
    this.setState({ retrying: true });
    void preparing.then(this.reset);
  };

  override render(): ReactNode {
    const { crash, retrying } = this.state;
    return crash ? this.props.fallback(this.retry, retrying) : this.props.children;
  }
}
