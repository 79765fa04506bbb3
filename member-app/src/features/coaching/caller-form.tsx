import { useTranslation } from 'react-i18next';
import type { Question } from '../../shared/lib/intake';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { IntakeFields } from '../../shared/ui/intake';
import { Textarea } from '../../shared/ui/textarea';

interface Words extends Record<string, string> {
  name: string;
  email: string;
  note: string;
}

interface Props {
  /** The time that was chosen, in words. */
  when: string;
  questions: readonly Question[];
  onSubmit: (words: Words) => Promise<void>;
}

/** Contact form for the booking; no account is needed. */
export const CallerForm = ({ when, questions, onSubmit }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <Form<Words> onSubmit={onSubmit} className="space-y-5 border-t border-line pt-6">
      <p className="font-serif text-xl">{when}</p>
      <FormField name="name" label={t('name')} required>
        <Input maxLength={100} autoComplete="name" />
      </FormField>
      <FormField name="email" label={t('email')} hint={t('emailHint')} required>
        <Input type="email" maxLength={254} autoComplete="email" />
      </FormField>
      <IntakeFields questions={questions} />
      <FormField name="note" label={t('note')} hint={t('noteHint')}>
        <Textarea maxLength={1000} />
      </FormField>
      <SubmitButton>{t('ask')}</SubmitButton>
    </Form>
  );
};
