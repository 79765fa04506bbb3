import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { Box, Stack, Typography } from '@mui/material';
import type { Widget } from './widget';
import { texts } from '../shared/texts';
import { numberIn, optionsIn, wordsIn } from './reading';

type Props = Pick<Widget, 'settings'>;

export function QuestionPreview({ settings }: Props) {
  const correct = wordsIn(settings, 'correctOptionId');
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{wordsIn(settings, 'question')}</Typography>
      {wordsIn(settings, 'kind') === 'journal' ? (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
          <Typography color="textSecondary">{texts.canvas.journal}</Typography>
        </Box>
      ) : (
        <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {optionsIn(settings).map(({ id, text }) => (
            <Stack key={id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              {id === correct ? (
                <TaskAltIcon titleAccess={texts.canvas.right} color="primary" fontSize="small" />
              ) : (
                <RadioButtonUncheckedIcon aria-hidden color="action" fontSize="small" />
              )}
              <span>{text}</span>
            </Stack>
          ))}
        </Stack>
      )}
    </>
  );
}

export function ScalePreview({ settings }: Props) {
  const [min, max] = [numberIn(settings, 'min', 1), numberIn(settings, 'max', 10)];
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{wordsIn(settings, 'question')}</Typography>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', opacity: 0.6 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2">
          {min} {wordsIn(settings, 'minLabel')}
        </Typography>
        <Typography variant="body2">
          {wordsIn(settings, 'maxLabel')} {max}
        </Typography>
      </Stack>
    </>
  );
}
