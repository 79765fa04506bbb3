import { ArrayInput, SimpleFormIterator, TextInput, required } from 'react-admin';
import { formTexts } from './product/texts';

const needed = required(formTexts.needed);

/** Questions of buyers about the product with their answers, in page order. */
export const QuestionsInput = () => (
  <ArrayInput source="questions" label={formTexts.questions} helperText={formTexts.questionsHelp}>
    <SimpleFormIterator fullWidth disableClear>
      <TextInput source="title" label={formTexts.question} validate={needed} />
      <TextInput source="text" label={formTexts.answer} validate={needed} multiline minRows={2} />
    </SimpleFormIterator>
  </ArrayInput>
);
