import { Alert, Box, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { texts } from './texts';
import type { usePreview } from './use-preview';

/** Widths in pixels: of an email, and of a small phone. */
const WIDTHS = { desktop: 600, phone: 360 } as const;

type Scheme = keyof typeof texts.schemes;
type Width = keyof typeof texts.widths;
type Form = keyof typeof texts.forms;

/** The mail as its reader gets it, made by the server. */
// oxlint-disable-next-line max-lines-per-function -- mostly the look of two frames
export function MailPreview({ preview, hasFaults, hasFailed, retry }: ReturnType<typeof usePreview>) {
  const [form, setForm] = useState<Form>('html');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [width, setWidth] = useState<Width>('desktop');
  const isLoading = !preview && !hasFailed && !hasFaults;
  return (
    <Stack component="section" aria-label={texts.preview} aria-busy={isLoading} spacing={1.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Choice label={texts.form} options={texts.forms} chosen={form} onChoose={setForm} />
        {form === 'html' && (
          <>
            <Choice label={texts.scheme} options={texts.schemes} chosen={scheme} onChoose={setScheme} />
            <Choice label={texts.width} options={texts.widths} chosen={width} onChoose={setWidth} />
          </>
        )}
      </Stack>
      {hasFailed && <LoadFailed words={texts.previewFailed} onRetry={retry} />}
      {hasFaults && <Alert severity="info">{texts.previewWaits}</Alert>}
      {isLoading && <Skeleton variant="rounded" height={420} />}
      {preview && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="span" color="textSecondary">
              {texts.subjectIs}:{' '}
            </Typography>
            {preview.subject}
          </Typography>
          {form === 'text' ? (
            <Box
              component="pre"
              // it scrolls, so it needs keyboard access
              tabIndex={0}
              aria-label={texts.forms.text}
              sx={{
                m: 0,
                p: 2,
                maxHeight: 620,
                overflow: 'auto',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
                bgcolor: 'background.paper',
                fontSize: 14,
              }}
            >
              {preview.text}
            </Box>
          ) : (
            <Box
              component="iframe"
              title={texts.previewOf(preview.subject)}
              // The frame's own policy refuses scripts; with scripts off in the sandbox, inspection tools hang.
              sandbox="allow-scripts"
              srcDoc={preview.html[scheme]}
              sx={{
                width: '100%',
                maxWidth: WIDTHS[width],
                height: 620,
                alignSelf: 'center',
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  options: Record<Option, string>;
  chosen: Option;
  onChoose: (option: Option) => void;
}

const Choice = <Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={chosen}
    // clicking the selected option would deselect it and show nothing
    onChange={(_, option: Option | null) => option && onChoose(option)}
  >
    {(Object.keys(options) as Option[]).map((option) => (
      <ToggleButton key={option} value={option}>
        {options[option]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
