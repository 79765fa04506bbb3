import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Keyboard from 'lucide-react/icons/keyboard';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { askPath } from '../../../shared/lib/community-paths';
import { langOf } from '../../../shared/site/untranslated';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { SaveNotice, type SaveState } from '../../course-progress';
import { allVideosComplete, useLesson } from '../../learning';
import { isVideo, shownWidgets } from '../../lesson-widgets';
import type { CourseTaking } from '../taking/use-take-course';
import { ShortcutsSheet, useShortcutsSheet } from '../keyboard/shortcuts-sheet';
import { PositionStore } from '../playback/use-playback';
import { LessonVideo } from '../stage/lesson-video';
import { VideoTranscript } from '../transcript/video-transcript';
import { LessonFlow, VideoLine } from './lesson-flow';
import { LanguageNote } from './language-note';
import { LessonFooter } from './lesson-footer';
import { LessonQuestions } from './lesson-questions';
import { LessonSteps } from './lesson-steps';
import type { LessonTaking } from '../taking/use-take-lesson';

interface LessonViewProps {
  taking: CourseTaking;
  lessonTaking: LessonTaking;
}

/**
 * A lesson: its video, its next step, then texts and exercises in the coach's order, questions, and links to continue.
 */
// oxlint-disable-next-line max-lines-per-function -- one column of parts, most of which depend on whether there is a video
export function LessonView({ taking, lessonTaking }: LessonViewProps) {
  const { t } = useTranslation('player');
  const { isPreview } = taking;
  const { lesson, videoId, stage, showVideo, seek } = lessonTaking;
  const [position] = useState(() => new PositionStore());
  const top = useRef<HTMLElement>(null);
  const sheet = useShortcutsSheet();
  const query = useLesson(lesson.id);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<LessonSkeleton />} />;

  const widgets = data.pages.flatMap((page) => shownWidgets(page.widgets));
  const videos = widgets.filter(isVideo);
  const video = videos.find(({ id }) => id === videoId) ?? videos[0];
  const isFar = !video || widgets.length > videos.length;
  const [notesSince, setNotesSince] = taking.notesSince;
  const toggleNotes = () => setNotesSince(notesSince === null ? lesson.id : null);
  return (
    <article ref={top} className="scroll-mt-20 lg:scroll-mt-28">
      {video && (
        <LessonVideo
          {...stage}
          video={video}
          shortcuts={{ enabled: sheet.enabled, onHelp: sheet.open, onNotes: toggleNotes }}
          onTime={(tick) => {
            position.move(tick.positionSeconds);
            stage.onTime(tick);
          }}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        {video && (
          <Badge tone="plain">{t('videoOf', { n: videos.indexOf(video) + 1, of: videos.length })}</Badge>
        )}
        {video && !lesson.isCompleted && allVideosComplete(lesson) && <Badge>{t('allVideosComplete')}</Badge>}
        {lesson.isCompleted && <Badge tone="gold">{t('lessonDone')}</Badge>}
        <SavedOrNot state={taking.recorder.saveState} />
      </div>
      <LanguageNote lesson={data} />
      {video && videos.length > 1 && (
        <p lang={langOf(video, 'title')} className="mt-2 font-medium">
          {video.settings.title}
        </p>
      )}
      {lesson.description && (
        <p lang={langOf(lesson, 'description')} className="mt-3 max-w-prose text-lg text-ink-soft">
          {lesson.description}
        </p>
      )}
      {!isPreview && video && <LessonSteps lessonTaking={lessonTaking} isFar={isFar} />}
      <div className="mt-3 -ml-4 flex flex-wrap items-center">
        {!isPreview && <NotesAndQuestion taking={taking} lessonTaking={lessonTaking} onNotes={toggleNotes} />}
        {video && (
          <Button variant="ghost" size="sm" className="min-h-11 pointer-coarse:hidden" onClick={sheet.open}>
            <Keyboard aria-hidden />
            {t('shortcuts.button')}
          </Button>
        )}
      </div>
      {video && (
        <VideoTranscript
          key={video.id}
          video={video}
          position={position}
          onSeek={(positionSeconds) => seek({ videoId: video.id, positionSeconds })}
        />
      )}
      <LessonFlow
        lessonId={lesson.id}
        pages={data.pages}
        stores={!isPreview}
        renderVideo={(each) =>
          videos.length > 1 && (
            <VideoLine
              video={each}
              isShown={each === video}
              onShow={() => {
                showVideo(each.id);
                top.current?.scrollIntoView();
              }}
            />
          )
        }
      />
      {!isPreview && <LessonQuestions lessonId={lesson.id} />}
      {!isPreview && <LessonFooter taking={taking} lessonTaking={lessonTaking} isFar={isFar} />}
      <ShortcutsSheet {...sheet.dialog} />
    </article>
  );
}

const saveWords = {
  saving: 'player:saving',
  saved: 'player:saved',
  unsaved: 'player:notSaved',
  refused: 'learning:positionRefused',
} as const satisfies Record<Exclude<SaveState, 'idle'>, string>;

function SavedOrNot({ state }: { state: SaveState }) {
  const { t } = useTranslation(['player', 'learning']);
  return state === 'idle' ? null : <SaveNotice state={state} words={t(saveWords[state])} />;
}

function NotesAndQuestion({ taking, lessonTaking, onNotes }: LessonViewProps & { onNotes: () => void }) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const showsNotes = taking.notesSince[0] !== null;
  const { id: lessonId, title } = lessonTaking.lesson;
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" aria-expanded={showsNotes} onClick={onNotes}>
        <NotebookPen aria-hidden />
        {showsNotes ? t('hideNotes') : t('showNotes')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        onClick={() => void navigate(askPath({ lessonId, title, video: lessonTaking.now() }))}
      >
        <CircleHelp aria-hidden />
        {t('askQuestion')}
      </Button>
    </>
  );
}

export function LessonSkeleton() {
  const { t } = useTranslation('player');
  return (
    <Skeletons
      label={t('lessonLoading')}
      of={['aspect-video rounded-lg', 'mt-6 h-9 w-2/3', 'mt-4 h-5 w-full max-w-prose']}
      className="min-h-dvh"
    />
  );
}
