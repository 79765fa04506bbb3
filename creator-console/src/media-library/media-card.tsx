import { IconAct } from '../shared/icon-act';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, ButtonBase, Checkbox, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fileSize } from '../shared/file-size';
import type { MediaAsset } from '../shared/uploads/kind-of';
import { conversionWords } from './conversion';
import { asLength } from './facts';
import { KIND_ICONS } from './kinds';
import { isConverting, useWatched } from './media.api';
import { texts } from './texts';
import { styled } from '@mui/material/styles';

const Video = styled('video')({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' });

/** Media fragment in seconds, past the black frame at the start of many videos. */
const AT = '#t=1';

/** First frame of a video, loaded only while its card is visible, because a browser opens only a few videos at once. */
function VideoFrame({ url }: { url: string }) {
  const box = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Box ref={box} aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      {isSeen && (
        <Video src={url + AT} preload="metadata" muted playsInline tabIndex={-1} draggable={false} />
      )}
    </Box>
  );
}

export interface MediaCardProps {
  asset: MediaAsset;
  onOpen: (asset: MediaAsset) => void;
  onDelete: (asset: MediaAsset) => void;
  /** Allows selecting several files, if given. */
  selection?: { isSelected: boolean; onToggle: () => void };
  /** Shown beside the delete button. */
  action?: ReactNode;
}

/** One file; a click previews it. */
// oxlint-disable-next-line max-lines-per-function -- one card; most lines are its layout
export function MediaCard({ asset, onOpen, onDelete, selection, action }: MediaCardProps) {
  const { fileName, fileSize: size } = asset;
  const watched = useWatched(asset);
  const conversion = conversionWords(watched);
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: selection?.isSelected ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        minWidth: 0,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <ButtonBase
        aria-label={texts.open(fileName)}
        onClick={() => onOpen(asset)}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Picture asset={asset} />
      </ButtonBase>
      {selection && (
        <Checkbox
          size="small"
          checked={selection.isSelected}
          onChange={selection.onToggle}
          slotProps={{ input: { 'aria-label': texts.select(fileName) } }}
          sx={{
            position: 'absolute',
            top: 6,
            left: 6,
            p: 0.5,
            borderRadius: 1,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        />
      )}
      <Typography variant="body2" noWrap title={fileName} sx={{ px: 1.25, pt: 0.75 }}>
        {fileName}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1.25, pr: 0.25, pb: 0.25 }}>
        <Typography
          variant="caption"
          color={conversion === undefined || isConverting(watched) ? 'textSecondary' : 'warning'}
          noWrap
          sx={{ flex: 1, minWidth: 0 }}
        >
          {conversion ?? fileSize(size)}
        </Typography>
        {action}
        <IconAct
          size="small"
          icon={DeleteIcon}
          label={texts.deleteThis(fileName)}
          onClick={() => onDelete(asset)}
          sx={{ p: 0.25 }}
        />
      </Box>
    </Box>
  );
}

function Picture({ asset: { fileType, url, posterUrl, durationSeconds } }: { asset: MediaAsset }) {
  const Icon = KIND_ICONS[fileType];
  const picture = fileType === 'image' ? url : posterUrl;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4/3',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <Icon aria-hidden color="primary" sx={{ fontSize: 32 }} />
      )}
      {fileType === 'video' && !posterUrl && <VideoFrame url={url} />}
      {durationSeconds !== null && (
        <Typography
          variant="caption"
          sx={{
            position: 'absolute',
            right: 6,
            bottom: 6,
            px: 0.75,
            borderRadius: 0.5,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          {asLength(durationSeconds)}
        </Typography>
      )}
    </Box>
  );
}
