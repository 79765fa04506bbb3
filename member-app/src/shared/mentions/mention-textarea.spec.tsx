import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../testing';
import { i18n } from '../words/i18n';
import { Pieces } from './pieces';
import { forSending, NOBODY } from '@sanctum/web/mentions/mention-text';
import { MentionTextarea } from './mention-textarea';
import { useKnown } from '@sanctum/web/mentions/use-known';

const ROSA = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const MIA = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0ab';
const person = (id: string, name: string) => ({
  id,
  name,
  avatarUrl: null,
  isCoach: false,
  isMe: false,
  isWritable: false,
  level: null,
});

function Writing({ offersEveryone = false }) {
  const [text, setText] = useState('');
  const { known, choose } = useKnown(NOBODY);
  return (
    <>
      <MentionTextarea
        aria-label="Text"
        groupId="circle"
        offersEveryone={offersEveryone}
        value={text}
        onChange={setText}
        onMention={(id, name) => choose(id, name).label}
      />
      <p>{forSending(text, known)}</p>
    </>
  );
}

function write(offersEveryone = false) {
  answers.list('get', '/api/community/mentionable', [person(ROSA, 'Rosa Lind'), person(MIA, 'Mia Stone')]);
  const { user } = renderScreen(<Writing offersEveryone={offersEveryone} />);
  return { user, field: screen.getByRole('textbox', { name: 'Text' }) };
}

test('an @ suggests people, chosen with the arrows and inserted with Enter', async () => {
  const { user, field } = write();
  await user.type(field, 'Dear @m');
  expect(await screen.findByRole('listbox', { name: i18n.t('mentions:label') })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 people to choose from');
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Rosa Lind' }).id,
  );
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Mia Stone' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Dear @Mia Stone ');
  expect(screen.getByText(`Dear @[${MIA}]`)).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(answers.calls('get', '/api/community/mentionable').at(-1)?.query).toMatchObject({
      groupId: 'circle',
    }),
  );
});

test('the coach can mention everyone', async () => {
  const { user, field } = write(true);
  await user.type(field, 'Dear @ev');
  expect(await screen.findByRole('option', { name: i18n.t('mentions:everyone') })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Dear @everyone ');
});

test('a member cannot mention everyone', async () => {
  const { user, field } = write();
  await user.type(field, '@e');
  expect(await screen.findByRole('option', { name: 'Rosa Lind' })).toBeVisible();
  expect(screen.queryByRole('option', { name: i18n.t('mentions:everyone') })).not.toBeInTheDocument();
});

test('everyone counts as a mention only in the coach’s texts', () => {
  renderScreen(<Pieces text="Dear @everyone" mentions={[]} isCoachs />);
  expect(screen.getByText('@everyone')).toBeVisible();
});

test('Escape closes the list, and Enter is a new line again', async () => {
  const { user, field } = write();
  await user.type(field, '@');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}{Enter}and so on');
  expect(field).toHaveValue('@\nand so on');
});

test('a mention is shown with its name, and linked if there is a page', () => {
  const text = `Dear @[${ROSA}], @[${MIA}] and @[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0ff]`;
  const mentions = [
    { accountId: ROSA, name: 'Rosa Lind', hasPage: true },
    { accountId: MIA, name: 'Mia S.', hasPage: false },
  ];
  renderScreen(<Pieces text={text} mentions={mentions} />);
  expect(screen.getByRole('link', { name: '@Rosa Lind' })).toHaveAttribute(
    'href',
    `/community/people/${ROSA}`,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('@Mia S.')).toBeVisible();
  expect(screen.getByText('@…')).toBeVisible();
});
