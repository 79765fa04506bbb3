import { Button, Chip, Stack } from '@mui/material';
import { Muted } from '../../shared/muted';
import type { CourseOutline, OutlineLesson } from '../outline/outline';
import { differenceOf } from './difference';
import { texts } from './texts';
import type { Drafts } from './use-drafts';

interface DraftBarProps {
  outline: CourseOutline;
  lesson: OutlineLesson;
  drafts: Drafts;
}

/**
 * State of a lesson of a published course: a draft, or its differences from the published version, with the next step.
 */
export function DraftBar({
  outline: { hasBeenPublished },
  lesson,
  drafts: { drafts, ask, setQuestion, isBusy },
}: DraftBarProps) {
  const draft = drafts.find(({ lessonId }) => lessonId === lesson.id);
  if (!hasBeenPublished || (lesson.isPublished && !draft)) return null;
  return (
    <Stack direction="row" useFlexGap sx={BAR}>
      <Chip size="small" variant="outlined" label={lesson.isPublished ? texts.edited : texts.draft} />
      <Muted component="output" sx={{ flex: '1 1 10rem' }}>
        {lesson.isPublished && draft ? differenceOf(draft) : texts.onlyYou}
      </Muted>
      {lesson.isPublished && (
        <Button onClick={() => setQuestion({ ask: 'discard', lesson })}>{texts.discard}</Button>
      )}
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => void ask(({ lessonId }) => lessonId === lesson.id)}
      >
        {lesson.isPublished ? texts.update : texts.publish}
      </Button>
    </Stack>
  );
}

const BAR = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1.5,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** Button above the outline that publishes all drafts, or else all edited lessons. */
export function PublishDrafts({ drafts: { drafts, ask, isBusy } }: { drafts: Drafts }) {
  const unpublished = drafts.filter(({ isPublished }) => !isPublished).length;
  if (drafts.length === 0) return null;
  return (
    <Button
      variant="contained"
      disabled={isBusy}
      onClick={() => void ask(({ isPublished }) => isPublished === (unpublished === 0))}
    >
      {unpublished > 0 ? texts.publishAll(unpublished) : texts.updateAll(drafts.length)}
    </Button>
  );
}
