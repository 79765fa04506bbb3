import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { texts } from './texts';

interface Props {
  /** Another address clears the error. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

/** When a page throws, the bar and the menu stay. React needs a class for this. */
export class PageErrors extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      >
        {texts.broken}
      </Alert>
    );
  }
}
