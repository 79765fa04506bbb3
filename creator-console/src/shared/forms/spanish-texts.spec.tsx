import { screen, waitFor } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { renderScreen } from '../../../testing';
import { WrongFields } from '../../providers/refusal';
import { useAct } from '../fresh-sign-in/use-act';
import { MarkedForm } from './marked-form';
import { PlainRecordForm } from './record-form';
import { SpanishInputs, SpanishTexts } from './spanish-texts';
import { texts } from './texts';

const NAME = 'translations.es.title';
const FAULT = 'Title is too long';
const TITLE = { label: 'Title', limit: 80 };

function Dialog() {
  const { run, isActing, refusal } = useAct();
  const refuse = () => Promise.reject(new WrongFields('It was refused', { [NAME]: FAULT }));
  return (
    <MarkedForm refusal={refusal} isBusy={isActing} onSubmit={() => run(refuse)}>
      <SpanishTexts fields={[{ ...TITLE, name: NAME, english: 'Oak', spanish: '', onChange: jest.fn() }]} />
      <button type="submit">Save</button>
    </MarkedForm>
  );
}

const Page = () => (
  <PlainRecordForm onSubmit={() => ({ [NAME]: FAULT })} defaultValues={{ title: 'Oak' }}>
    <TextInput source="title" />
    <SpanishInputs of={[{ ...TITLE, source: 'title' }]} />
    <button type="submit">Save</button>
  </PlainRecordForm>
);

test.each([
  ['dialog', Dialog],
  ['page', Page],
])('a refused Spanish text in a %s opens its section, and is marked and focused there', async (_, Form) => {
  const { user } = renderScreen(<Form />);
  expect(screen.queryByRole('textbox', { name: texts.inSpanish('Title') })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByRole('textbox', { name: texts.inSpanish('Title') });
  expect(field).toHaveAccessibleDescription(FAULT);
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByText(FAULT, { selector: '[role="alert"] *' })).toBeNull();
  // an opened section can be closed
  await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.spanish}`) }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
});
