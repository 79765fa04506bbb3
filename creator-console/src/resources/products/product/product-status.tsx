import { Chip } from '@mui/material';
import { momentOf } from '../../../shared/moment';
import type { Product } from './product';
import { texts } from './texts';

export const ProductStatus = ({ type, status, publishAt }: Product) => (
  <>
    <Chip size="small" variant="outlined" label={texts.types[type]} />
    {publishAt === null ? (
      <Chip
        size="small"
        label={texts.statuses[status]}
        color={status === 'published' ? 'primary' : 'default'}
      />
    ) : (
      <Chip size="small" variant="outlined" color="primary" label={texts.scheduled(momentOf(publishAt))} />
    )}
  </>
);
