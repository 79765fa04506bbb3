import { Box, Button, Typography } from '@mui/material';
import type { Setup } from './api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { MarkedForm } from '../../shared/forms/marked-form';
import { qrPath } from '@sanctum/web/pictures/qr-path';
import { useMemo } from 'react';

/** Dark on light in both themes, because not every camera reads the inverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} width={208} height={208} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
        <path d={path} fill="black" />
      </svg>
    </figure>
  );
}

const { scan: words } = texts;

interface EnrolmentProps {
  setup: Setup;
  isActing: boolean;
  onCode: (code: string) => void;
}

/** The app's key as a picture and as text, and a field for the first code, which proves that the app has the key. */
export function Enrolment({ setup, isActing, onCode }: EnrolmentProps) {
  const submit = (form: HTMLFormElement) => onCode(String(new FormData(form).get('code')).trim());
  return (
    <MarkedForm isBusy={isActing} isUnsaved={false} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography component="h2" variant="h6">
          {words.title}
        </Typography>
        <Typography color="textSecondary">{words.text}</Typography>
      </Box>
      <Box>
        <QrCode text={setup.otpauthUrl} label={words.picture} />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {words.key}
        </Typography>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Box>
      <TextField
        name="code"
        label={words.code}
        helperText={words.codeHint}
        autoComplete="one-time-code"
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Button type="submit" variant="contained" disabled={isActing}>
        {words.submit}
      </Button>
    </MarkedForm>
  );
}
