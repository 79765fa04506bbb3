import { Alert } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { momentOf } from '../moment';
import { texts } from './texts';

type Product = Schemas['CreatorProductResponse'];

/** Says that a draft was not ready at its scheduled time, and what it needs now. */
export const MissedHour = ({ scheduleMissedAt, missing }: Pick<Product, 'scheduleMissedAt' | 'missing'>) =>
  scheduleMissedAt && (
    <Alert severity="warning">
      {texts.missedHour(momentOf(scheduleMissedAt))}{' '}
      {missing === null ? texts.readyNow : texts.missing[missing]}
    </Alert>
  );
