import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

interface Props {
  /** Going elsewhere gives the next page a fresh start. */
  place: string;
  children: ReactNode;
}

/** Catches what a page throws. React tells errors to classes only. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
