import { newOfferingPath } from '../../../shared/offerings-path';
import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { EngineInHand } from '../../../shared/uploads/testing/engine-in-hand';
import { DEFAULT_DURATION, editPath } from '../product/product';
import { formTexts } from '../product/texts';
import { CreateContent } from './create-content';
import { CreateContentButton } from './create-content-button';
import type { ContentKind } from './context';
import { texts as forms } from '../../../shared/forms/texts';
import { texts } from './texts';

jest.mock('../../../shared/uploads/upload-engine', () => ({ UploadEngine: EngineInHand }));

const created = { ...blank('CreatorProductResponse'), id: 'p1' };

/** Renders the menu in the bar, and opens the dialog of one of its entries. */
async function start(kind: ContentKind) {
  const { user, router } = renderScreen(
    <CreateContent>
      <CreateContentButton />
    </CreateContent>,
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: texts.menu }));
    await user.click(await screen.findByRole('menuitem', { name: texts[kind].open }));
    return within(await screen.findByRole('dialog', { name: texts[kind].title }));
  };
  const dialog = await open();
  const field = (name: 'title' | 'description' | 'price' | 'category' | 'duration') =>
    screen.getByLabelText(formTexts[name], { exact: false });
  return {
    user,
    router,
    open,
    dialog,
    field,
    write: async (category: string) => {
      await user.type(field('title'), 'Roots');
      await user.type(field('description'), 'Ten lessons.');
      await user.type(field('price'), '9.99');
      await user.click(field('category'));
      await user.click(await screen.findByRole('option', { name: category }));
    },
    upload: async (name: 'thumbnail' | 'file', file: File) => {
      await user.upload(screen.getByLabelText(formTexts[name], { selector: 'input' }), file);
      await waitFor(() => expect(EngineInHand.last.items()).toHaveLength(1));
      await act(async () => EngineInHand.last.store(file.name, `https://storage/${file.name}`));
      await screen.findByText(file.name);
    },
    submit: () => user.click(screen.getByRole('button', { name: texts[kind].submit })),
  };
}

const picture = new File(['seed'], 'seed.png', { type: 'image/png' });
const paper = new File(['words'], 'letters.pdf', { type: 'application/pdf' });

test('a course needs all its fields, and missing ones are marked before anything is sent', async () => {
  const { submit, field } = await start('course');
  await submit();
  expect(await screen.findByText(texts.course.missing)).toBeVisible();
  for (const name of ['title', 'description', 'price', 'category'] as const)
    expect(field(name)).toHaveAccessibleDescription(formTexts.needed);
  expect(field('duration')).toHaveValue(DEFAULT_DURATION);
});

test('a price below the minimum is marked at its field', async () => {
  const { user, submit, field } = await start('course');
  await user.type(field('price'), '0.10');
  await submit();
  expect(field('price')).toHaveAccessibleDescription(texts.wrongPrice);
});

test('a closed form starts empty, and Escape asks before discarding text', async () => {
  const { user, open, field } = await start('course');
  await user.type(field('title'), 'Left');
  await user.keyboard('{Escape}');
  expect(field('title')).toHaveValue('Left');
  await user.click(screen.getByRole('button', { name: forms.discard }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(field('title')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a new course opens in its builder', async () => {
  answers.answer('post', '/api/courses', { ...created, type: 'course' });
  const { write, upload, submit, router } = await start('course');
  await write('For Girls');
  await upload('thumbnail', picture);
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/p1/edit'));
  expect(answers.calls('post', '/api/courses')[0]?.body).toEqual({
    title: 'Roots',
    description: 'Ten lessons.',
    price: '9.99',
    category: 'For Girls',
    duration: DEFAULT_DURATION,
    thumbnailUrl: 'https://storage/seed.png',
  });
});

test('a product that is sold only by subscription is created without a price, and opens for its offers', async () => {
  answers.answer('post', '/api/digital-files', { ...created, type: 'digital_file' });
  const { user, write, upload, submit, router } = await start('digital_file');
  await write('Guides');
  await user.click(screen.getByRole('checkbox', { name: formTexts.subscriptionOnly }));
  expect(screen.queryByLabelText(formTexts.price, { exact: false })).toBeNull();
  await upload('thumbnail', picture);
  await upload('file', paper);
  await submit();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(editPath({ id: 'p1', type: 'digital_file' })),
  );
  const { body } = answers.calls('post', '/api/digital-files')[0]!;
  expect(body).toMatchObject({ isSubscriptionOnly: true });
  expect(body).not.toHaveProperty('price');
});

test('a digital file is sent with its thumbnail and its file, and a refusal keeps all typed text', async () => {
  answers.refuse('post', '/api/digital-files', 400, {
    code: 'invalid',
    message: 'That does not fit.',
    fields: { title: 'is taken' },
  });
  const { write, upload, submit, field, router } = await start('digital_file');
  await write('Guides');
  await upload('thumbnail', picture);
  await upload('file', paper);
  await submit();
  expect(await screen.findByText('That does not fit.')).toBeVisible();
  expect(field('title')).toHaveAccessibleDescription('is taken');
  expect(field('title')).toHaveValue('Roots');
  answers.answer('post', '/api/digital-files', { ...created, type: 'digital_file' });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  expect(answers.calls('post', '/api/digital-files').at(-1)?.body).toMatchObject({
    fileUrl: 'https://storage/letters.pdf',
  });
});

test('coaching is created with its hours and prices on its own page, which Create Content opens', async () => {
  const { user, router } = renderScreen(
    <CreateContent>
      <CreateContentButton />
    </CreateContent>,
  );
  await user.click(screen.getByRole('button', { name: texts.menu }));
  await user.click(await screen.findByRole('menuitem', { name: texts.coaching }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(newOfferingPath);
});
