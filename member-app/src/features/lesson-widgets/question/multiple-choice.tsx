import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Sprout from 'lucide-react/icons/sprout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../../shared/api/client';
import { langOf } from '../../../shared/site/untranslated';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { type ChoiceAnswer, choiceOf, withChoice } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { Option } from '../parts/option';
import { WidgetCard } from '../parts/widget-card';
import type { AskedOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';

interface MultipleChoiceProps {
  id: string;
  settings: AskedOf<'multiple_choice'>;
  untranslated: readonly string[];
}

export function MultipleChoice({ id, settings, untranslated }: MultipleChoiceProps) {
  const { t } = useTranslation('widgets');
  return (
    <WidgetCard
      icon={CircleHelp}
      kind={t('choice.kind')}
      title={settings.question}
      lang={langOf({ untranslated }, 'question')}
    >
      {(heading) => (
        <WithAnswers>
          {(answers) => (
            <Options
              id={id}
              settings={settings}
              untranslated={untranslated}
              answered={choiceOf(answers, id)}
              labelledBy={heading}
            />
          )}
        </WithAnswers>
      )}
    </WidgetCard>
  );
}

interface OptionsProps extends MultipleChoiceProps {
  answered: ChoiceAnswer | undefined;
  labelledBy: string;
}

/** A multiple-choice question. Members can try as often as they like; the server judges, and the last answer counts. */
function Options({ id, settings, untranslated, answered, labelledBy }: OptionsProps) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  const [chosen, setChosen] = useState(answered?.optionId ?? null);
  const [forgot, setForgot] = useState(false);
  const [tried, setTried] = useState(false);
  const check = useCheck(id);
  // The verdict belongs to the option it was given for.
  const verdict = answered?.optionId === chosen && !check.isPending ? answered : undefined;

  function choose(optionId: string) {
    setChosen(optionId);
    setForgot(false);
    setTried(false);
    check.reset();
  }
  async function submit() {
    if (chosen === null) return setForgot(true);
    if (check.isPending) return;
    if (stores) check.mutate(chosen);
    else setTried(true);
  }

  return (
    <Form isUnsaved={false} onSubmit={submit} className="mt-4">
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        lang={langOf({ untranslated }, 'options')}
        className="grid gap-2.5"
      >
        {settings.options.map((option) => (
          <Option
            key={option.id}
            type="radio"
            name={id}
            option={option}
            isChosen={chosen === option.id}
            onChange={() => choose(option.id)}
          />
        ))}
      </div>
      <Button type="submit" variant="soft" className="mt-4" pending={check.isPending}>
        {verdict && !verdict.isCorrect ? t('choice.checkAgain') : t('choice.check')}
      </Button>
      {forgot && <Problem>{t('choice.chooseFirst')}</Problem>}
      {check.isError && <Problem>{t('notSavedTryAgain')}</Problem>}
      {/* The live region must exist before its text, or screen readers miss it. */}
      <output className="block">
        {verdict && <Feedback verdict={verdict} />}
        {tried && <p className="mt-4 text-sm text-ink-soft">{t('choice.previewVerdict')}</p>}
      </output>
      <PreviewNote />
    </Form>
  );
}

const Problem = ({ children }: { children: string }) => (
  <Alert tone="danger" className="mt-4">
    {children}
  </Alert>
);

/** The verdict in text and color, with the coach's feedback. */
function Feedback({ verdict: { isCorrect: correct, feedback } }: { verdict: ChoiceAnswer }) {
  const { t } = useTranslation('widgets');
  const Icon = correct ? CircleCheck : Sprout;
  return (
    <div
      className={clsx(
        'mt-4 flex gap-3 rounded-md border px-4 py-3',
        correct ? 'border-evergreen/30 bg-evergreen-soft' : 'border-gold/50 bg-gold-soft',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-1 size-5 shrink-0', correct ? 'text-evergreen-strong' : 'text-gold-ink')}
      />
      <div>
        <p className={clsx('font-semibold', correct ? 'text-evergreen-strong' : 'text-gold-ink')}>
          {correct ? t('choice.right') : t('choice.notYet')}
        </p>
        {feedback && <p className="whitespace-pre-line">{feedback}</p>}
      </div>
    </div>
  );
}

function useCheck(widgetId: string) {
  const change = useChangeAnswers();
  return useMutation({
    mutationFn: (optionId: string) =>
      body(
        api.PUT('/api/me/widgets/{widgetId}/choice', { params: { path: { widgetId } }, body: { optionId } }),
      ),
    onSuccess: (choice) => change(withChoice(choice)),
  });
}
