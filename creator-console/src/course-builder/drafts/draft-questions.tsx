import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { CheckField } from '../../shared/forms/choices';
import { Muted } from '../../shared/muted';
import { readProduct } from '../../shared/publishing/product.api';
import { type CourseOutline, titleOf } from '../outline/outline';
import { typeLabelOf } from '../widgets/registry';
import type { LessonDraft } from './api';
import { texts } from './texts';
import type { Drafts } from './use-drafts';

interface DraftQuestionsProps {
  outline: CourseOutline;
  drafts: Drafts;
  onOpenLesson: (lessonId: string) => void;
}

/** Asks before lessons are published or unpublished, and before changes are discarded. */
export function DraftQuestions({ outline, drafts, onOpenLesson }: DraftQuestionsProps) {
  const { question, setQuestion } = drafts;
  const { run, ...acting } = useAct();
  const close = () => setQuestion(null);
  if (!question) return null;
  if (question.ask === 'publish')
    return (
      <PublishLessons
        outline={outline}
        drafts={question.drafts}
        onPublish={drafts.publish}
        onOpenLesson={(lessonId) => {
          close();
          onOpenLesson(lessonId);
        }}
        onClose={close}
      />
    );
  const { ask, lesson } = question;
  const words = {
    discard: [texts.discardTitle(lesson.title), texts.discardHelp, texts.discard],
    unpublish: [texts.unpublishTitle(lesson.title), texts.unpublishHelp, texts.unpublish],
  } as const;
  const [title, help, submit] = words[ask];
  return (
    <FormDialog
      {...acting}
      title={title}
      submit={submit}
      onSubmit={() => void run(() => drafts[ask](lesson.id))}
      onClose={close}
    >
      <Typography>{help}</Typography>
    </FormDialog>
  );
}

interface PublishLessonsProps {
  outline: CourseOutline;
  drafts: readonly LessonDraft[];
  onPublish: Drafts['publish'];
  onOpenLesson: (lessonId: string) => void;
  onClose: () => void;
}

/** Lists the lessons with their empty widgets, and offers to notify owners about new ones. */
function PublishLessons({ outline, drafts, onPublish, onOpenLesson, onClose }: PublishLessonsProps) {
  const { run, ...acting } = useAct();
  const [tellsOwners, setTellsOwners] = useState(false);
  const isUpdate = drafts.every(({ isPublished }) => isPublished);
  const { data: product } = useQuery({
    queryKey: ['course-builder', 'product', outline.id],
    queryFn: () => readProduct(outline.id),
    gcTime: 0,
  });
  const owners = product?.studentsCount ?? 0;
  const [one, many] = isUpdate
    ? [texts.updateTitle, texts.updateMany]
    : [texts.publishTitle, texts.publishMany];
  const listed =
    drafts.length > 1
      ? drafts
      : drafts.filter(({ unfilled, warnings }) => unfilled.length + warnings.length > 0);
  return (
    <FormDialog
      {...acting}
      title={drafts.length === 1 ? one(titleOf(outline, drafts[0]!.lessonId)) : many(drafts.length)}
      submit={isUpdate ? texts.update : texts.publishNow}
      onSubmit={() => void run(() => onPublish(drafts, tellsOwners))}
      onClose={onClose}
    >
      <Typography>{isUpdate ? texts.willSeeUpdate : texts.willSee(drafts.length)}</Typography>
      {listed.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {listed.map(({ lessonId, unfilled, warnings }) => (
            <li key={lessonId}>
              <Button
                aria-label={texts.open(titleOf(outline, lessonId))}
                onClick={() => onOpenLesson(lessonId)}
                sx={{ px: 0, textAlign: 'left' }}
              >
                {titleOf(outline, lessonId)}
              </Button>
              {unfilled.length > 0 && <Muted>{texts.unfilled(unfilled.map(typeLabelOf).join(', '))}</Muted>}
              {warnings.map(({ title, problem }, index) => (
                <Muted key={index}>{texts.warning(title, texts.warnings[problem])}</Muted>
              ))}
            </li>
          ))}
        </Stack>
      )}
      {!isUpdate && owners > 0 && (
        <CheckField
          label={texts.tell(owners)}
          help={texts.tellHelp}
          checked={tellsOwners}
          onChange={setTellsOwners}
        />
      )}
    </FormDialog>
  );
}
