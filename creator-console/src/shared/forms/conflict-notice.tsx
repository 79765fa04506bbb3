import { Alert, Button } from '@mui/material';

interface Props<Draft> {
  /** The other window's draft. */
  conflict: Draft;
  draft: { takeTheirs: (conflict: Draft) => void; keepMine: (conflict: Draft) => void };
  texts: Record<'conflict' | 'takeTheirs' | 'keepMine', string>;
}

/** Says that another window saved first, and asks which of the two drafts to keep. */
export const ConflictNotice = <Draft,>({ conflict, draft, texts }: Props<Draft>) => (
  <Alert
    severity="warning"
    action={
      <>
        <Button color="inherit" onClick={() => draft.takeTheirs(conflict)}>
          {texts.takeTheirs}
        </Button>
        <Button color="inherit" onClick={() => draft.keepMine(conflict)}>
          {texts.keepMine}
        </Button>
      </>
    }
  >
    {texts.conflict}
  </Alert>
);
