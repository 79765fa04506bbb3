import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderScreen } from '../../../testing';
import { WrongFields } from '../../providers/refusal';
import { useAct } from '../fresh-sign-in/use-act';
import { FieldGroup } from './field-group';
import { FormNotice, MarkedForm } from './marked-form';
import { TextField } from './text-field';
import { texts } from './texts';
import { Unsaved } from './unsaved';

const REFUSED = {
  'hours.0.from': 'Hours must end after they begin',
  link: 'Link is not there',
  age: 'Age must be a number',
};

function Garden({ onSave }: { onSave: () => Promise<unknown> }) {
  const { run, isActing, refusal } = useAct();
  return (
    <MarkedForm refusal={refusal} isBusy={isActing} onSubmit={() => run(onSave)}>
      <FormNotice />
      <TextField name="name" label="Name" required defaultValue="" />
      <FieldGroup name="hours" label="Hours">
        <button type="button">Draw</button>
      </FieldGroup>
      <TextField name="link" label="Link" type="url" />
      <button type="submit">Plant</button>
      <Link to="/elsewhere">Leave</Link>
    </MarkedForm>
  );
}

const refuse = (): Promise<unknown> => Promise.reject(new WrongFields('It was refused', REFUSED));
const open = (onSave = refuse) => renderScreen(<Garden onSave={onSave} />);

test('a field’s error is shown before anything is sent', async () => {
  const onSave = jest.fn(async () => undefined);
  const { user } = open(onSave);
  await user.click(screen.getByRole('button', { name: 'Plant' }));
  const name = screen.getByRole('textbox', { name: /Name/ });
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(texts.missing);
  expect(name).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('a refusal marks its fields, focuses the first, and shows errors without a field above them', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Oak{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/It was refused.*Age must be a number/);
  const hours = screen.getByRole('group', { name: 'Hours' });
  expect(hours).toHaveAttribute('aria-invalid', 'true');
  expect(hours).toHaveAccessibleDescription(REFUSED['hours.0.from']);
  expect(hours).toHaveFocus();
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(link).toHaveAccessibleDescription(REFUSED.link);
  await user.type(link, 'h');
  expect(link).toHaveAttribute('aria-invalid', 'false');
  expect(link).toHaveFocus();
});

test('leaving a page with unsaved text asks first, and so does closing it', async () => {
  const { user, router } = open();
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Oak');
  expect(unload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: texts.keep }));
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: texts.discard }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('a save that ends in the meantime answers the question', async () => {
  function Draft() {
    const [isUnsaved, setUnsaved] = useState(true);
    return (
      <>
        <Unsaved when={isUnsaved} />
        <Link to="/elsewhere">Leave</Link>
        <button type="button" onClick={() => setUnsaved(false)}>
          End saving
        </button>
      </>
    );
  }
  const { user, router } = renderScreen(<Draft />);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  fireEvent.click(screen.getByText('End saving'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('a saved page is left without asking', async () => {
  const { user, router } = open(async () => undefined);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Oak{Enter}');
  await waitFor(() =>
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true),
  );
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

/** Filters, which nobody saves and no server refuses. */
const NOT_SAVED = ['resources/products/content-filters.tsx', 'shared/figures/period-picker.tsx'];

test('every form of the console is a marked form', () => {
  const root = path.join(__dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const own = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('component="form"'),
  );
  // The linter checks `<form>` and the forms of libraries.
  expect(own.filter((file) => !file.startsWith('shared/forms/')).sort()).toEqual(NOT_SAVED);
});
