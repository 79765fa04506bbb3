import { Muted } from '../../shared/muted';
import { IconAct } from '../../shared/icon-act';
import { Box, Stack } from '@mui/material';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { DropZone } from '../../media-library/drop-zone';
import { KindFilter } from '../../media-library/kind-filter';
import { useMediaDialogs } from '../../media-library/media-dialogs';
import { texts } from '../../media-library/texts';
import { UploadButton } from '../../media-library/upload-button';
import { useLibrary } from '../../media-library/media.api';
import { type MediaAsset, type MediaKind, kindOf } from '../../shared/uploads/kind-of';
import { uploads } from '../../shared/uploads/uploads';
import { TextField } from '../../shared/forms/text-field';
import { Loaded } from '../../shared/loaded';
import { NextPage } from '../../shared/next-page';
import { useDraggable } from '@dnd-kit/core';
import AddIcon from '@mui/icons-material/Add';
import { MediaCard, type MediaCardProps } from '../../media-library/media-card';
import { WIDGET_OF, widgetFor } from '../../media-library/widget-for';
import { mediaId } from '../canvas/dropping';
import { isUnfilled } from '../widgets/parts/widget';
import { findWidget } from '../content/lesson-content';
import type { BuilderServices } from '../content/lessons';
import type { OpenLesson } from '../content/open-lesson';
import type { CourseOutline } from '../outline/outline';
import { texts as builder } from '../shared/texts';
import type { WidgetActions } from '../content/widget-actions';

type DraggableCardProps = MediaPanelProps & Pick<MediaCardProps, 'asset' | 'onOpen' | 'onDelete'>;

/** A media file, dragged to its spot on the page or added to the end by a click. */
function DraggableCard({ asset, onAdd, ...on }: DraggableCardProps) {
  const disabled = onAdd === undefined || WIDGET_OF[asset.fileType] === undefined;
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: mediaId(asset.id),
    data: { title: asset.fileName, asset },
    disabled,
  });
  return (
    <Box
      ref={setNodeRef}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      sx={{ opacity: isDragging ? 0.45 : 1, touchAction: 'manipulation' }}
    >
      <MediaCard
        asset={asset}
        {...on}
        action={
          disabled ? undefined : (
            <IconAct
              size="small"
              icon={AddIcon}
              label={texts.addThis(asset.fileName)}
              title={texts.addToPage}
              onClick={() => onAdd(asset)}
              sx={{ p: 0.25 }}
            />
          )
        }
      />
    </Box>
  );
}

interface MediaPanelProps {
  /** Undefined while no page is open. */
  onAdd: ((asset: MediaAsset) => void) | undefined;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

const upload = (files: File[]) => {
  for (const file of files) void uploads.add(file);
};

/** Media library in two columns, the second tab on the right (product rule 6.3). */
export function MediaPanel({ onAdd }: MediaPanelProps) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<MediaKind>();
  const q = useDeferredValue(words.trim());
  const library = useLibrary({ ...(kind && { kinds: [kind] }), q });
  const { assets = [] } = library;
  const { dialogs, look, askDelete } = useMediaDialogs();
  return (
    <DropZone onFiles={upload}>
      <Stack spacing={1.5}>
        <UploadButton variant="outlined" onFiles={upload} />
        <TextField
          name="q"
          type="search"
          size="small"
          margin="none"
          label={texts.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <KindFilter q={q} chosen={kind} onChoose={setKind} />
        <Loaded query={library} failed={texts.failed} loading={texts.loading}>
          {() =>
            assets.length === 0 ? (
              <Muted>{q || kind ? texts.noHit : texts.emptyHelp}</Muted>
            ) : (
              <Box component="ul" aria-label={texts.list} sx={GRID}>
                {assets.map((asset) => (
                  <Box component="li" key={asset.id} sx={{ minWidth: 0 }}>
                    <DraggableCard asset={asset} onOpen={look} onDelete={askDelete} onAdd={onAdd} />
                  </Box>
                ))}
              </Box>
            )
          }
        </Loaded>
        <NextPage of={library} words={texts.more} sx={{ textAlign: 'center' }} />
      </Stack>
      {dialogs}
    </DropZone>
  );
}

/**
 * Adds a widget for each file dropped on the page; it waits for the upload, even across a reload. Captions have no
 * widget and go to the library.
 */
export function dropFiles(
  files: readonly File[],
  index: number,
  place: { lessonId: string; pageId: string },
  actions: WidgetActions,
): void {
  let next = index;
  for (const file of files) {
    const type = WIDGET_OF[kindOf(file)];
    const widget = type && actions.add(type, next++);
    void uploads.add(file, widget ? { ...place, widgetId: widget.id } : null);
  }
}

/** Fills the waiting widgets of the course, except those that the coach has filled or deleted in the meantime. */
export function useArrivals({ lessons, toast }: BuilderServices, outline: CourseOutline): void {
  const inCourse = useEffectEvent((lessonId: string) => outline.lessons.some(({ id }) => id === lessonId));
  useEffect(() => {
    const fill = (lesson: OpenLesson, widgetId: string, asset: MediaAsset) => {
      const waiting = findWidget(lesson.commands.state, widgetId)?.widget;
      const made = widgetFor(asset);
      if (!made || !waiting || !isUnfilled(waiting.settings)) return;
      lesson.commands.run({ do: 'editWidget', id: waiting.id, settings: made.settings });
    };
    return uploads.onArrived(({ asset, target }) => {
      if (!target || !inCourse(target.lessonId)) return false;
      const { lessonId, widgetId } = target;
      const there = lessons.find(lessonId);
      if (there) fill(there, widgetId, asset);
      // After a reload, uploads arrive for lessons that haven't been opened yet.
      else
        lessons.open(lessonId).then(
          (lesson) => fill(lesson, widgetId, asset),
          () => toast({ title: builder.tree.notFilled, failed: true }),
        );
      return true;
    });
  }, [lessons, toast]);
}
