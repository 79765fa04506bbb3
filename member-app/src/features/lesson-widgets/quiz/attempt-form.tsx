import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, refusalSentence } from '../../../shared/api/refusal';
import { langOf } from '../../../shared/site/untranslated';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { Option } from '../parts/option';
import { usePersonId } from '../parts/use-person-id';
import type { SettingsOf, WidgetOf } from '../parts/widgets';
import { PreviewNote } from '../parts/with-answers';
import { type QuizResult, useSubmitQuiz } from './api';
import { attemptDraft, withOption } from './attempt-draft';

interface AttemptFormProps {
  quiz: WidgetOf<'quiz'>;
  /** Missing in a preview. */
  result: QuizResult | undefined;
  onGraded: () => void;
}

/** The questions of a quiz. What the member chose stays on this device until the server has graded it. */
export function AttemptForm({ quiz: { id, settings, untranslated }, result, onGraded }: AttemptFormProps) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  const { draft, setDraft, drop } = useDraft(id, result?.latest?.id);
  const [note, setNote] = useState<Note>(null);
  const submit = useSubmitQuiz(id, () => {
    drop();
    onGraded();
  });

  function choose(question: Question, optionId: string) {
    setNote(null);
    setDraft({ ...draft, choices: withOption(draft.choices, question, optionId) });
  }
  async function send() {
    const missing = settings.questions.find((question) => (draft.choices[question.id] ?? []).length === 0);
    if (missing) {
      setNote('missing');
      document.getElementsByName(inputName(id, missing))[0]?.focus();
      return;
    }
    if (!stores) return setNote('preview');
    if (submit.isPending) return;
    submit.mutate(draft);
  }

  return (
    <Form isUnsaved={false} onSubmit={send} className="mt-4">
      <Rules settings={settings} attemptsLeft={result ? result.attemptsLeft : settings.attempts} />
      <div className="mt-5 grid gap-6" lang={langOf({ untranslated }, 'questions')}>
        {settings.questions.map((question, index) => (
          <QuestionOptions
            key={question.id}
            name={inputName(id, question)}
            number={index + 1}
            question={question}
            chosen={draft.choices[question.id] ?? []}
            onChoose={(optionId) => choose(question, optionId)}
          />
        ))}
      </div>
      <Button type="submit" variant="soft" className="mt-5" pending={submit.isPending && !submit.isPaused}>
        {t('quiz.submit')}
      </Button>
      <Messages note={note} error={submit.error} isWaiting={submit.isPaused} />
      <PreviewNote />
    </Form>
  );
}

/** Reason why the answers were not sent. */
type Note = 'missing' | 'preview' | null;

interface MessagesProps {
  note: Note;
  error: Error | null;
  isWaiting: boolean;
}

function Messages({ note, error, isWaiting }: MessagesProps) {
  const { t } = useTranslation('widgets');
  const isFinal = isRefusal(error, 'no_such_option') || isRefusal(error, 'no_attempts_left');
  return (
    <>
      {note === 'missing' && (
        <Alert tone="danger" className="mt-4">
          {t('quiz.answerAll')}
        </Alert>
      )}
      {error && (
        <Alert tone="danger" className="mt-4">
          {isFinal ? refusalSentence(error) : t('quiz.notSent')}
        </Alert>
      )}
      {/* The live region must exist before its text, or screen readers miss it. */}
      <output className="block">
        {isWaiting && <p className="mt-4 text-sm text-ink-soft">{t('quiz.waiting')}</p>}
        {note === 'preview' && <p className="mt-4 text-sm text-ink-soft">{t('quiz.previewResult')}</p>}
      </output>
    </>
  );
}

type Question = SettingsOf<'quiz'>['questions'][number];

/** Name that the options of a question share. */
const inputName = (widgetId: string, question: Question) => `${widgetId}-${question.id}`;

interface RulesProps {
  settings: SettingsOf<'quiz'>;
  attemptsLeft: number | null;
}

/** The pass mark, the attempts left, and whether the lesson requires a pass. */
function Rules({ settings, attemptsLeft }: RulesProps) {
  const { t } = useTranslation('widgets');
  return (
    <p className="text-sm text-ink-soft">
      {t('quiz.passMark', { percent: settings.passPercent })}
      {attemptsLeft !== null && ` ${t('quiz.attemptsLeft', { count: attemptsLeft })}`}
      {settings.isRequired && ` ${t('quiz.required')}`}
    </p>
  );
}

interface QuestionOptionsProps {
  name: string;
  number: number;
  question: Question;
  chosen: readonly string[];
  onChoose: (optionId: string) => void;
}

function QuestionOptions({ name, number, question, chosen, onChoose }: QuestionOptionsProps) {
  const { t } = useTranslation('widgets');
  return (
    <fieldset>
      <legend className="font-semibold">
        {number}. {question.text}
        {question.isMultiple && (
          <span className="block text-sm font-normal text-ink-soft">{t('quiz.chooseAll')}</span>
        )}
      </legend>
      <div className="mt-3 grid gap-2.5">
        {question.options.map((option) => (
          <Option
            key={option.id}
            type={question.isMultiple ? 'checkbox' : 'radio'}
            name={name}
            option={option}
            isChosen={chosen.includes(option.id)}
            onChange={() => onChoose(option.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The choices, kept on this device; a preview keeps them on the page only. */
function useDraft(widgetId: string, gradedId: string | undefined) {
  const { stores } = useLessonOfWidgets();
  const personId = usePersonId();
  const kept = attemptDraft(localStorage, personId, widgetId);
  const [draft, set] = useState(() => kept.get(gradedId));
  return {
    draft,
    setDraft: (next: typeof draft) => {
      set(next);
      if (stores) kept.keep(next);
    },
    drop: kept.drop,
  };
}
