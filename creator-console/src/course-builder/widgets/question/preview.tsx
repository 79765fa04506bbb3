import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { Box, Stack, Typography } from '@mui/material';
import { texts } from '../../shared/texts';
import type { PreviewProps } from '../parts/definition';

export const QuestionPreview = ({ settings }: PreviewProps<'question'>) => (
  <>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{settings.question}</Typography>
    {settings.kind === 'journal' ? (
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
        <Typography color="textSecondary">{texts.canvas.journal}</Typography>
      </Box>
    ) : (
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {settings.options.map(({ id, text }) => (
          <Stack key={id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {id === settings.correctOptionId ? (
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
