import { Muted } from '../muted';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import { Box, Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { fileSize } from '../file-size';
import { sizedPicture } from '../sized-picture';
import { FIELD_LIMITS, type FieldPurpose } from './upload-purpose';
import type { UploadedFile } from './uploaded-file';
import { texts } from './texts';
import { useFieldUpload } from './use-field-upload';
import { useFault } from '../forms/faults';

interface Props {
  /** Path of its URL in the request. */
  name: string;
  label: string;
  help: string;
  purpose: FieldPurpose;
  required?: boolean;
  /** The current file, in the form or already in the product. */
  shown?: { name: string; size?: number; pictureUrl?: string } | undefined;
  error?: string | undefined;
  onUploaded: (uploaded: UploadedFile) => void;
}

/** One file: selected, uploaded with progress, shown. Limits are checked before anything is sent. */
// oxlint-disable-next-line max-lines-per-function -- one fieldset whose label, input and message refer to each other by id
export function UploadField(props: Props) {
  const { name, label, help, purpose, required = false, shown, error, onUploaded } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { fault, forget } = useFault(name);
  const { state, send, cancel } = useFieldUpload(purpose, (uploaded) => {
    forget();
    onUploaded(uploaded);
  });
  const choose = () => input.current?.click();
  const problem = state.at === 'failed' ? state.why : (error ?? fault);
  const isSending = state.at === 'sending';
  return (
    <Box
      component="fieldset"
      data-field={name}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-help` })}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
        {required && <span aria-hidden> *</span>}
      </Typography>
      <Box
        sx={{
          p: 1.5,
          border: '1px dashed',
          borderColor: problem ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        {isSending ? (
          <Sending {...state} label={label} onCancel={cancel} />
        ) : (
          <Resting shown={shown}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<CloudUploadIcon />}
              onClick={choose}
              aria-describedby={`${id}-help`}
              aria-label={`${shown ? texts.replace : texts.choose}: ${label}`}
            >
              {shown ? texts.replace : texts.choose}
            </Button>
            {state.at === 'failed' && state.file && (
              <Button size="small" onClick={() => void send(state.file!)}>
                {texts.tryAgain}
              </Button>
            )}
          </Resting>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={FIELD_LIMITS[purpose].endings.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again after it was refused.
          target.value = '';
          if (file) void send(file);
        }}
      />
      <FormHelperText id={`${id}-help`} error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem ?? help}
      </FormHelperText>
    </Box>
  );
}

const Resting = ({ shown, children }: { shown: Props['shown']; children: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
    {shown?.pictureUrl && (
      <Box
        component="img"
        {...sizedPicture(shown.pictureUrl, '96px')}
        alt=""
        sx={{ width: 96, aspectRatio: '16/10', objectFit: 'cover', borderRadius: 1 }}
      />
    )}
    {shown && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', flex: '1 1 8rem' }}>
        {shown.name}
        {shown.size !== undefined && <Muted component="span"> {fileSize(shown.size)}</Muted>}
      </Typography>
    )}
    {children}
  </Stack>
);

const Sending = ({
  name,
  percent,
  label,
  onCancel,
}: {
  name: string;
  percent: number;
  label: string;
  onCancel: () => void;
}) => (
  <Stack spacing={1}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.uploading(name, percent)}
      </Typography>
      <Button size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Stack>
    <LinearProgress variant="determinate" value={percent} aria-label={texts.progress(label)} />
  </Stack>
);
