import { useTranslation } from 'react-i18next';
import { type Answer, fieldOf, type Question } from '../lib/intake';
import { FormField } from './form';
import { Input, Select, Textarea } from './input';

/** Maximum lengths, the same as the server's. */
const LIMITS = { text: 300, long_text: 2000 };

/** The coach's questions before a booking, one field each; for a form. */
export function IntakeFields({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('calendar');
  return questions.map((question) => (
    <FormField
      key={question.id}
      name={fieldOf(question)}
      label={question.question}
      required={question.isRequired}
      {...(!question.isRequired && { hint: t('questions.optional') })}
    >
      <QuestionControl question={question} />
    </FormField>
  ));
}

function QuestionControl({ question: { kind, choices, isRequired } }: { question: Question }) {
  const { t } = useTranslation('calendar');
  if (kind === 'long_text') return <Textarea maxLength={LIMITS.long_text} />;
  if (kind === 'text') return <Input maxLength={LIMITS.text} autoComplete="off" />;
  return (
    <Select defaultValue="">
      <option value="">{t(isRequired ? 'questions.choose' : 'questions.none')}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}

/** Shows the answers with the questions as asked; nothing if there are none. */
export function IntakeAnswers({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('calendar');
  if (answers.length === 0) return null;
  return (
    <details className="mt-4 rounded-md bg-sunken/70 px-4 py-3">
      <summary className="cursor-pointer font-semibold">{t('questions.yours')}</summary>
      <dl className="mt-2 space-y-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-sm text-ink-soft wrap-anywhere">{question}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
