import { Box, Typography } from '@mui/material';
import { MediaChooser } from '../../media-library/media-chooser';
import { fileSize } from '../../shared/file-size';
import { OrderedRows } from '../../shared/in-order/ordered-rows';
import type { Call } from './call';
import { texts } from './texts';

type SessionFile = Call['files'][number];

/** Same limit as on the server. */
const MOST = 20;

const KINDS = ['file', 'image', 'video', 'audio'] as const;

interface Props {
  files: readonly SessionFile[];
  onChange: (files: SessionFile[]) => void;
}

/** Files for everyone who had a place in the session, chosen from the media library or uploaded to it. */
export const SessionFiles = ({ files, onChange }: Props) => (
  <Box component="section" aria-label={texts.files.title}>
    <Typography component="h3" variant="subtitle1">
      {texts.files.title}
    </Typography>
    <OrderedRows
      rows={files.map(({ id, fileName, fileSize: size }) => ({
        key: id,
        name: fileName,
        detail: fileSize(size),
      }))}
      none={texts.files.none}
      onChange={(ids) => onChange(ids.flatMap((id) => files.filter((file) => file.id === id)))}
    />
    {files.length < MOST && (
      <MediaChooser
        // A new key clears the picker for the next file.
        key={files.length}
        kinds={KINDS}
        label={texts.files.add}
        help={texts.files.help}
        value={null}
        onChange={(asset) => {
          if (asset === null || files.some(({ id }) => id === asset.id)) return;
          onChange([...files, { id: asset.id, fileName: asset.fileName, fileSize: asset.fileSize }]);
        }}
      />
    )}
  </Box>
);
