import { Component, type ReactNode } from 'react';

interface Props {
  /** Address of the page; another one clears the error. */
  place: string;
  /** Shown instead of a page that throws. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

/** Catches errors of a page. React needs a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
