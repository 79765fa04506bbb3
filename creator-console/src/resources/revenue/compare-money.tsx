import { Box, Button, Typography } from '@mui/material';
import { momentOf } from '../../shared/moment';
import { texts } from './texts';

interface CompareMoneyProps {
  /** Null before the first comparison of a new site. */
  comparedAt: string | null;
  isComparing: boolean;
  onCompare: () => void;
}

/** When the figures were compared, and a button that has it done again. */
export const CompareMoney = ({ comparedAt, isComparing, onCompare }: CompareMoneyProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      pt: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="output" variant="body2" color="textSecondary">
      {isComparing
        ? texts.comparing
        : comparedAt
          ? texts.comparedAt(momentOf(comparedAt))
          : texts.neverCompared}
    </Typography>
    <Button size="small" onClick={onCompare} loading={isComparing}>
      {texts.compareNow}
    </Button>
  </Box>
);
