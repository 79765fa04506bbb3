import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { texts } from './product/circles-texts';
import type { ProductCircle } from './product/circles.api';
import { Secondary } from '../../shared/secondary';

interface Props {
  productId: string;
  circle: ProductCircle;
  onChanged: () => void;
}

/** Number of owners in one of the product's circles; earlier owners are added at the coach's request. */
export function BroughtInto({ productId, circle, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { bringEarlierOwners } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const { id, name, members, owners, earlier, isBringing } = circle;
  const bring = async () => {
    await bringEarlierOwners(productId, id);
    onChanged();
  };
  return (
    <Box sx={{ pl: 4, pb: 1 }}>
      <Secondary component="output">{texts.within(members, owners)}</Secondary>
      {isBringing && (
        <LinearProgress
          aria-label={texts.bringing(name)}
          variant="determinate"
          value={owners === 0 ? 100 : (members / owners) * 100}
          sx={{ mt: 1, maxWidth: '20rem' }}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      {earlier > 0 && !isBringing && (
        <Button size="small" disabled={isActing} onClick={() => setAsking(true)}>
          {texts.bring(earlier)}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={texts.bringTitle(name)}
        content={texts.bringText(earlier)}
        confirm={texts.confirm}
        cancel={texts.cancel}
        onConfirm={() => {
          setAsking(false);
          void run(bring);
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
