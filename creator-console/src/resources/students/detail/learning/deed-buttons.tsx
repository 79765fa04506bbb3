import { Button, Stack } from '@mui/material';
import type { CourseDeed } from './course-deeds';

interface Props {
  deeds: readonly CourseDeed[];
  onAsk: (deed: CourseDeed) => void;
}

export const DeedButtons = ({ deeds, onAsk }: Props) => (
  <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {deeds.map((deed) => (
      <Button key={deed.label} size="small" aria-label={deed.name} onClick={() => onAsk(deed)}>
        {deed.label}
      </Button>
    ))}
  </Stack>
);
