import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderScreen } from '../../../testing';
import { api } from '../api/client';
import { listenBeforeRouter } from './back-guard';
import { Dialog, DialogContent } from './dialog';
import { Form, FormField, SubmitButton } from './form';
import { Input } from './input';

const path = '/api/me';
const save = async () => api.PATCH(path, { body: { name: 'Oak' } });
const refuse = (fields: Record<string, string>) =>
  answers.refuse('patch', path, 400, {
    code: 'invalid',
    message: 'Please check the highlighted fields',
    fields,
  });

const Garden = () => (
  <>
    <Form onSubmit={save}>
      <FormField name="name" label="Name" required>
        <Input />
      </FormField>
      <FormField name="bed" label="Bed">
        <Input />
      </FormField>
      <SubmitButton showSaved>Plant</SubmitButton>
    </Form>
    <Link to="/elsewhere">Leave</Link>
  </>
);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

test('a refusal marks its fields and focuses the first', async () => {
  refuse({ 'bed.0.size': 'Size must be a number' });
  const { user } = renderScreen(<Garden />);
  await user.type(field('Name'), 'Oak');
  await user.click(await press('Plant'));
  await waitFor(() => expect(field('Bed')).toBeInvalid());
  expect(field('Bed')).toHaveAccessibleDescription('Size must be a number');
  expect(field('Bed')).toHaveFocus();
});

test('an error without a field here is shown above the button', async () => {
  refuse({ age: 'Age must be a number' });
  const { user } = renderScreen(<Garden />);
  await user.type(field('Name'), 'Oak');
  await user.click(await press('Plant'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Age must be a number');
});

test('a link leaves unsaved text only after confirming', async () => {
  const { user } = renderScreen(<Garden />);
  await user.type(field('Name'), 'Oak');
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(unload()).toBe(false));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await press('Keep editing'));
  expect(location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await press('Discard'));
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

test('the question is answered by a save that ends in the meantime', async () => {
  const { user } = renderScreen(<Garden />);
  await user.type(field('Name'), 'Oak');
  await waitFor(() =>
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
  );
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  for (const form of document.forms) form.removeAttribute('data-unsaved');
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

test('Back leaves unsaved text only after confirming', async () => {
  listenBeforeRouter();
  const { user } = renderScreen(<Garden />);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.type(field('Name'), 'Oak');
  await waitFor(() =>
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
  );
  history.back();
  await user.click(await press('Keep editing'));
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
  expect(field('Name')).toHaveValue('Oak');
  history.back();
  await user.click(await press('Discard'));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

function Planting() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent title="Plant">
        <Garden />
      </DialogContent>
    </Dialog>
  );
}

test('a dialog with text closes only after confirming', async () => {
  const { user } = renderScreen(<Planting />);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oak');
  await user.keyboard('{Escape}');
  await user.click(await press('Keep editing'));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Oak');
  await user.keyboard('{Escape}');
  await user.click(await press('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
