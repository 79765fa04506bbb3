import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import * as pictures from '@sanctum/web/pictures/crop-picture';
import { texts as signInAgain } from '../../../shared/fresh-sign-in/texts';
import { texts as toasts } from '../../../shared/toast/texts';
import { texts as record } from '../../../shared/record-texts';
import { texts as shared } from '../parts/texts';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { texts as all } from './texts';
import { TwoStepSection } from './two-step-section';
import { texts as twoStep } from '../../../pages/second-factor/texts';

// Mocked by hand, because an automatic mock would be of the modules that a previous file has loaded.
jest.mock('@sanctum/web/pictures/crop-picture', () => ({ readPicture: jest.fn() }));

const session = '/api/auth/session';
const account = anAccount();
beforeEach(() => answers.answer('get', session, { account }));

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const button = (name: string) => screen.findByRole('button', { name });

describe('the profile', () => {
  const { profile: texts, picture } = all;

  test('is saved, with a confirmation', async () => {
    answers.answer('patch', '/api/me', { ...account, name: 'Maren S.' });
    const { user } = renderScreen(<ProfileSection />);
    await user.clear(await field(texts.name));
    await user.type(await field(texts.name), 'Maren S.');
    await user.click(await button(shared.save));
    expect(await screen.findByText(shared.saved)).toBeVisible();
    expect(answers.calls('patch', '/api/me')).toMatchObject([
      { body: { name: 'Maren S.', bio: '', timeZone: 'America/New_York' } },
    ]);
  });

  test('finds a time zone by its city', async () => {
    answers.answer('patch', '/api/me', account);
    const { user } = renderScreen(<ProfileSection />);
    const zone = await screen.findByRole('combobox', { name: new RegExp(texts.timeZone) });
    await user.clear(zone);
    await user.type(zone, 'Lisb');
    await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
    await user.click(await button(shared.save));
    expect(await screen.findByText(shared.saved)).toBeVisible();
    expect(answers.calls('patch', '/api/me')[0]?.body).toMatchObject({ timeZone: 'Europe/Lisbon' });
  });

  test('shows the server’s error at its field, and keeps typed text', async () => {
    answers.refuse('patch', '/api/me', 400, { code: 'invalid', fields: { name: 'can’t be empty' } });
    const { user } = renderScreen(<ProfileSection />);
    await user.type(await field(texts.bio), 'Gardener');
    await user.click(await button(shared.save));
    expect(await screen.findByText('can’t be empty')).toBeVisible();
    expect(await field(texts.bio)).toHaveValue('Gardener');
  });

  test('that failed to load can be reloaded', async () => {
    answers.refuse('get', session, 503);
    const { user } = renderScreen(<ProfileSection />);
    expect(await screen.findByText(record.notLoaded)).toBeVisible();
    answers.answer('get', session, { account });
    await user.click(await button('Try again'));
    expect(await field(texts.name)).toHaveValue(account.name);
  });

  test('loses its picture, which can be undone', async () => {
    const withPicture = { ...account, avatarUrl: 'http://localhost:3000/storage/me' };
    answers.answer('get', session, { account: withPicture });
    answers.answer('delete', '/api/me/avatar', undefined);
    answers.answer('get', '/api/me', account);
    answers.answer('put', '/api/me/avatar', withPicture);
    answers.answer('post', '/api/objects/upload', {
      uploadURL: 'http://localhost:3000/storage/put',
      storageUrl: 'http://localhost:3000/storage/new',
      requiredHeaders: { 'content-type': 'image/jpeg', 'content-length': '3' },
    } as never);
    const storage = storageTakes();
    const { user } = renderScreen(<ProfileSection />);
    await user.click(await button(picture.remove));
    expect(await screen.findByText(picture.removed)).toBeVisible();
    expect(await button(picture.choose)).toBeVisible();
    await user.click(await button(toasts.undo));
    expect(await screen.findByText(picture.saved)).toBeVisible();
    expect(storage.puts()).toEqual([{ 'content-type': 'image/jpeg' }]);
    expect(answers.calls('put', '/api/me/avatar')[0]?.body).toEqual({
      storageUrl: 'http://localhost:3000/storage/new',
    });
  });

  test('refuses a file that is not a picture', async () => {
    jest.mocked(pictures.readPicture).mockResolvedValue(undefined);
    renderScreen(<ProfileSection />);
    const input = await screen.findByLabelText(picture.choose, { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'letter.png')] } });
    expect(await screen.findByText(picture.notAPicture)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** Mocks the storage: grants and accepts an upload. */
function storageTakes() {
  const { fetch } = globalThis;
  const put: HeadersInit[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string' || !input.includes('/storage/')) return fetch(input, init);
    if (init?.headers) put.push(init.headers);
    return Promise.resolve(new Response(new Blob(['jpg'], { type: 'image/jpeg' })));
  });
  after.push(() => spy.mockRestore());
  return { puts: () => put };
}
const after: (() => void)[] = [];
afterEach(() => {
  for (const restore of after.splice(0)) restore();
});

describe('the email address', () => {
  const { email: texts, publicEmail } = all;
  const SITE = '/api/creator/site';
  /** A site with this contact address. */
  const siteWith = (email: string, facts: { version: number; hasChanges: boolean }) => {
    const { content, ...rest } = blank('SiteDraftResponse');
    return { ...rest, ...facts, content: { ...content, coach: { ...content.coach, email } } };
  };
  beforeEach(() => answers.answer('get', SITE, siteWith(account.email, { version: 3, hasChanges: false })));

  /** Renders after a change of the sign-in address in this browser. */
  const renderChanged = () =>
    renderScreen(<EmailSection />, { stored: { 'former-email': 'former@example.org' } });

  test('is offered as the public one after a change if members see the former one, and published', async () => {
    const former = siteWith('former@example.org', { version: 3, hasChanges: false });
    answers.answer('get', SITE, former);
    answers.answer('put', SITE, siteWith(account.email, { version: 4, hasChanges: true }));
    answers.answer('post', `${SITE}/publish`, siteWith(account.email, { version: 4, hasChanges: false }));
    const { user } = renderChanged();
    expect(await screen.findByText(publicEmail.differs('former@example.org'))).toBeVisible();
    await user.click(await button(publicEmail.use(account.email)));
    expect(await screen.findByText(publicEmail.changed)).toBeVisible();
    expect(screen.queryByText(publicEmail.differs('former@example.org'))).toBeNull();
    const content = { ...former.content, coach: { ...former.content.coach, email: account.email } };
    expect(answers.calls('put', SITE)).toMatchObject([{ body: { content }, ifMatch: '3' }]);
    expect(answers.calls('post', `${SITE}/publish`)).toMatchObject([{ ifMatch: '4' }]);
  });

  test('is added to a draft with other changes without publishing them', async () => {
    answers.answer('get', SITE, siteWith('former@example.org', { version: 3, hasChanges: true }));
    answers.answer('put', SITE, siteWith(account.email, { version: 4, hasChanges: true }));
    const { user } = renderChanged();
    await user.click(await button(publicEmail.use(account.email)));
    expect(await screen.findByText(publicEmail.draftedText)).toBeVisible();
  });

  test('is not offered again once the coach keeps the former one for members', async () => {
    answers.answer('get', SITE, siteWith('former@example.org', { version: 3, hasChanges: false }));
    const { user } = renderChanged();
    await user.click(await button(publicEmail.keep));
    expect(screen.queryByText(publicEmail.differs('former@example.org'))).toBeNull();
    expect(answers.calls('put', SITE)).toEqual([]);
  });

  test('is not offered to a coach who has always shown members another one', async () => {
    answers.answer('get', SITE, siteWith('hello@example.org', { version: 3, hasChanges: false }));
    renderChanged();
    expect(await button(texts.open)).toBeVisible();
    await waitFor(() => expect(answers.calls('get', SITE)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: publicEmail.use(account.email) })).toBeNull();
  });

  test('is offered as the public one once it is confirmed, and not before', async () => {
    answers.answer('get', session, { account: { ...account, pendingEmail: 'new@example.org' } });
    answers.answer('get', SITE, siteWith('former@example.org', { version: 3, hasChanges: false }));
    renderChanged();
    expect(await screen.findByText(texts.pending('new@example.org'))).toBeVisible();
    expect(screen.queryByText(publicEmail.differs('former@example.org'))).toBeNull();
    expect(answers.calls('get', SITE)).toEqual([]);
  });

  test('changes through an emailed link, which can be sent again or canceled', async () => {
    const waiting = { ...account, pendingEmail: 'new@example.org' };
    answers.answer('post', '/api/me/change-email', waiting);
    const { user } = renderScreen(<EmailSection />);
    await user.click(await button(texts.open));
    await user.type(await field(texts.label), 'new@example.org');
    await user.type(await field(texts.password), 'a walk among birches');
    await user.click(await button(texts.submit));
    expect(await screen.findByText(texts.pending('new@example.org'))).toBeVisible();
    expect(answers.calls('post', '/api/me/change-email')[0]?.body).toEqual({
      newEmail: 'new@example.org',
      password: 'a walk among birches',
    });
    answers.answer('post', '/api/me/resend-email-change', waiting);
    await user.click(await button(texts.resend));
    expect(await screen.findByText(texts.sent)).toBeVisible();
    answers.answer('post', '/api/me/cancel-email-change', account);
    await user.click(await button(texts.callOff));
    expect(await button(texts.open)).toBeVisible();
    expect(answers.calls('get', SITE)).toEqual([]);
  });

  test('is offered as the public one once the link of a change was opened', async () => {
    answers.answer('get', SITE, siteWith(account.email, { version: 3, hasChanges: false }));
    answers.answer('post', '/api/me/change-email', { ...account, pendingEmail: 'new@example.org' });
    answers.answer('post', '/api/me/cancel-email-change', { ...account, email: 'new@example.org' });
    const { user } = renderScreen(<EmailSection />);
    await user.click(await button(texts.open));
    await user.type(await field(texts.label), 'new@example.org');
    await user.type(await field(texts.password), 'a walk among birches');
    await user.click(await button(texts.submit));
    // another tab has opened it, so there is nothing left to cancel
    await user.click(await button(texts.callOff));
    expect(await screen.findByText(publicEmail.differs(account.email))).toBeVisible();
  });

  test('shows a wrong password at its field', async () => {
    answers.refuse('post', '/api/me/change-email', 400, {
      code: 'invalid',
      fields: { password: 'This is not your password' },
    });
    const { user } = renderScreen(<EmailSection />);
    await user.click(await button(texts.open));
    await user.type(await field(texts.label), 'new@example.org');
    await user.type(await field(texts.password), 'wrong');
    await user.click(await button(texts.submit));
    expect(await screen.findByText('This is not your password')).toBeVisible();
    expect(await field(texts.label)).toHaveValue('new@example.org');
  });
});

describe('the password', () => {
  const { password: texts } = all;
  const change = async (user: ReturnType<typeof renderScreen>['user']) => {
    await user.type(await field(texts.current), 'a walk among birches');
    await user.type(await field(texts.next), 'rain on the old tin roof');
    await user.click(await button(texts.submit));
  };

  test('is changed, and then appears nowhere on the page', async () => {
    answers.answer('post', '/api/me/change-password', undefined);
    const { user } = renderScreen(<PasswordSection />);
    await change(user);
    expect(await screen.findByText(texts.changed)).toBeVisible();
    expect(await field(texts.current)).toHaveValue('');
    expect(await field(texts.next)).toHaveValue('');
  });

  test('shows a broken rule at its field', async () => {
    answers.refuse('post', '/api/me/change-password', 400, {
      code: 'invalid',
      fields: { newPassword: 'is too common' },
    });
    const { user } = renderScreen(<PasswordSection />);
    await change(user);
    expect(await screen.findByText('is too common')).toBeVisible();
    expect(await field(texts.current)).toHaveValue('a walk among birches');
  });
});

test('two-step sign-in is set up here as on a new coach’s page, with the password if the sign-in is old', async () => {
  answers.answer('get', '/api/me/totp', { isOn: false, recoveryCodesLeft: 0, isRequired: false });
  answers.answer('get', '/api/me', account);
  answers.refuse('post', '/api/me/totp/start', 403, { code: 'fresh_sign_in_required' });
  const { user } = renderScreen(<TwoStepSection />);
  await user.click(await button(twoStep.setUp));
  await user.type(await field(signInAgain.password), 'a walk among birches');
  answers.answer('post', '/api/auth/login', account);
  answers.answer('post', '/api/me/totp/start', {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    otpauthUrl: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  });
  await user.click(await button(signInAgain.submit));
  expect(await screen.findByText(twoStep.scan.title)).toBeVisible();
});
