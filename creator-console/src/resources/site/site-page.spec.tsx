import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import type { SiteDraft } from './site.api';
import { SitePage } from './site-page';
import { texts as drafts } from '../../shared/drafts/texts';
import { texts } from './texts';

const DRAFT = '/api/creator/site';
const draft = (facts: Partial<SiteDraft> = {}, name = 'Willow'): SiteDraft => {
  const empty = blank('SiteDraftResponse');
  const content = { ...empty.content, place: { ...empty.content.place, name } };
  return { ...empty, content, version: 3, edition: 1, ...facts };
};

class SilentChannel {
  postMessage = jest.fn();
  close = jest.fn();
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  answers.answer('get', DRAFT, draft());
});

const saves = () => answers.calls('put', DRAFT);
const placeField = async () =>
  within(await screen.findByRole('region', { name: texts.place.title })).getByRole('textbox', {
    name: texts.place.name,
  });

test('the coach’s changes are saved as a draft automatically, and marked as not public', async () => {
  const { user } = renderScreen(<SitePage />);
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }, 'Willow House'));
  await user.type(await placeField(), ' House');
  expect(await screen.findByText(`${drafts.saved}. ${drafts.unpublished}`)).toBeVisible();
  expect(saves().at(-1)).toMatchObject({
    body: { content: { place: { name: 'Willow House' } } },
    ifMatch: '3',
  });
});

test('a draft without changes cannot be published; one with changes is, and visitors see it', async () => {
  const { user } = renderScreen(<SitePage />);
  const publish = await screen.findByRole('button', { name: drafts.publish });
  expect(publish).toBeDisabled();
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }, 'W'));
  await user.type(await placeField(), '{Backspace}');
  await waitFor(() => expect(publish).toBeEnabled());
  answers.answer('post', '/api/creator/site/publish', draft({ version: 4, edition: 2 }));
  await user.click(publish);
  expect(await screen.findByText(texts.publishedText)).toBeVisible();
  expect(await screen.findByText(`${drafts.saved}. ${drafts.upToDate}`)).toBeVisible();
});

/** Starts reloading the page, as a browser does; false if the page asks first. */
const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a server error is shown at the field, the text stays, and leaving asks first', async () => {
  const { user } = renderScreen(<SitePage />);
  answers.refuse('put', DRAFT, 400, { code: 'invalid', fields: { 'place.name': 'can’t be empty' } });
  const field = await placeField();
  await user.clear(field);
  expect(await screen.findByText('can’t be empty')).toBeVisible();
  expect(screen.getByText(drafts.fix)).toBeVisible();
  expect(unload()).toBe(false);
  answers.answer('put', DRAFT, draft({ version: 4 }, 'Elm'));
  await user.type(field, 'Elm');
  expect(await screen.findByText(new RegExp(`^${drafts.saved}`))).toBeVisible();
  expect(unload()).toBe(true);
});

test('a step is undone and redone', async () => {
  const { user } = renderScreen(<SitePage />);
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }));
  const field = await placeField();
  await user.type(field, ' House');
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(field).toHaveValue('Willow');
  await user.click(screen.getByRole('button', { name: texts.redo }));
  expect(field).toHaveValue('Willow House');
});

test('a draft that another window has changed is not overwritten until the coach decides', async () => {
  const { user } = renderScreen(<SitePage />);
  answers.refuse('put', DRAFT, 412, { code: 'stale_edit' });
  const field = await placeField();
  answers.answer('get', DRAFT, draft({ version: 9 }, 'Elm'));
  await user.type(field, ' House');
  expect(await screen.findByText(texts.conflict)).toBeVisible();
  answers.answer('put', DRAFT, draft({ version: 10, hasChanges: true }, 'Willow House'));
  await user.click(screen.getByRole('button', { name: drafts.keepMine }));
  await waitFor(() => expect(saves().at(-1)?.ifMatch).toBe('9'));
  expect(field).toHaveValue('Willow House');
});

test('an earlier edition is restored as the draft', async () => {
  const edition = { ...blank('SiteEditionResponse'), number: 1, publishedBy: 'Ada' };
  answers.list('get', '/api/creator/site/editions', [edition]);
  const { user } = renderScreen(<SitePage />);
  await user.click(await screen.findByRole('button', { name: drafts.history }));
  answers.answer('post', '/api/creator/site/restore', draft({ version: 4, hasChanges: true }, 'Birch'));
  await user.click(
    await screen.findByRole('button', { name: `${drafts.restore}: ${drafts.live(drafts.version(1))}` }),
  );
  await waitFor(async () => expect(await placeField()).toHaveValue('Birch'));
  expect(answers.calls('post', '/api/creator/site/restore').at(-1)?.body).toEqual({ edition: 1 });
});

test('entries of a list are added, moved and removed', async () => {
  const { user } = renderScreen(<SitePage />);
  answers.answer('put', DRAFT, draft({ version: 4 }));
  const coach = within(await screen.findByRole('region', { name: texts.coach.title }));
  for (const words of ['One', 'Two']) {
    await user.click(coach.getByRole('button', { name: texts.add }));
    await user.type(coach.getAllByRole('textbox').at(-1)!, words);
  }
  await user.click(coach.getByRole('button', { name: texts.up(`${texts.coach.credentials} 2`) }));
  await waitFor(() =>
    expect(saves().at(-1)?.body).toMatchObject({ content: { coach: { credentials: ['Two', 'One'] } } }),
  );
  await user.click(coach.getByRole('button', { name: texts.remove(`${texts.coach.credentials} 1`) }));
  await waitFor(() =>
    expect(saves().at(-1)?.body).toMatchObject({ content: { coach: { credentials: ['One'] } } }),
  );
});

test('texts that cannot be loaded can be retried', async () => {
  answers.refuse('get', DRAFT, 503);
  const { user } = renderScreen(<SitePage />);
  expect(await screen.findByText(texts.notLoaded)).toBeVisible();
  answers.answer('get', DRAFT, draft());
  await user.click(screen.getByRole('button', { name: drafts.retry }));
  expect(await placeField()).toHaveValue('Willow');
});

test('a portrait is chosen from the device; a file that is not a picture is refused, and nothing is sent', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('too large')) });
  const { user } = renderScreen(<SitePage />);
  const input = await screen.findByLabelText(texts.portrait.choose, { selector: 'input' });
  await user.upload(input, new File(['x'], 'her.png', { type: 'image/png' }));
  expect(await screen.findByText(texts.portrait.notAPicture)).toBeVisible();
  expect(saves()).toEqual([]);
});

test('a portrait is removed, and undo restores it', async () => {
  const picture = '0198c0de-0000-7000-8000-000000000001';
  const own = draft();
  own.content.pictures.portrait = picture;
  answers.answer('get', DRAFT, own);
  answers.answer('get', '/api/creator/media/{id}', {
    ...blank('MediaAssetDetailResponse'),
    id: picture,
    url: '/her.webp',
  });
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }));
  const { user } = renderScreen(<SitePage />);
  await user.click(await screen.findByRole('button', { name: texts.portrait.remove }));
  await waitFor(() =>
    expect(saves().at(-1)?.body).toMatchObject({ content: { pictures: { portrait: null } } }),
  );
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(await screen.findByRole('button', { name: texts.portrait.remove })).toBeVisible();
});

test('buyers’ questions are written with their answers', async () => {
  answers.answer('get', '/api/creator/media', []);
  const { user } = renderScreen(<SitePage />);
  await user.click(await screen.findByRole('tab', { name: texts.tabs.everyPage }));
  const section = screen.getByRole('region', { name: texts.faq.section });
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }));
  await user.click(within(section).getByRole('button', { name: texts.add }));
  const name = texts.entry(texts.faq.question, 1);
  await user.type(within(section).getByRole('textbox', { name }), 'How long?');
  await user.type(within(section).getByRole('textbox', { name: texts.textOf(name) }), 'Long.');
  const questions = [{ title: 'How long?', text: 'Long.' }];
  await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ content: { faq: { questions } } }));
});

test('in Spanish the same fields have the Spanish texts below the English, and no switches or pictures', async () => {
  const { content } = draft();
  content.place.tagline = 'A quiet place';
  answers.answer('get', DRAFT, { ...draft(), content });
  const { user } = renderScreen(<SitePage />);
  await user.click(await screen.findByRole('button', { name: texts.spanish(1) }));
  expect(screen.getByText('A quiet place')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('textbox', { name: texts.place.name })).not.toBeInTheDocument();
  answers.answer('put', DRAFT, draft({ version: 4, hasChanges: true }));
  await user.type(screen.getByRole('textbox', { name: texts.place.tagline }), 'Un lugar tranquilo');
  expect(await screen.findByText(`${drafts.saved}. ${drafts.unpublished}`)).toBeVisible();
  expect(saves().at(-1)?.body.content).toMatchObject({
    place: { tagline: 'A quiet place' },
    translations: { es: { place: { tagline: 'Un lugar tranquilo' } } },
  });
});
