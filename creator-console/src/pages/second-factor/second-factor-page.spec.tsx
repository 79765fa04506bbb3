import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { SecondFactorPage } from './second-factor-page';
import { texts as signInAgain } from '../../shared/fresh-sign-in/texts';
import { texts } from './texts';

const path = '/api/me/totp';
const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
const on = { isOn: true, recoveryCodesLeft: 9, isRequired: false };
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Sanctum%3Amaren?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sanctum',
};
const codes = ['abcde-12345-abcde-12345', 'fghij-67890-fghij-67890'];

const open = () => renderScreen(<SecondFactorPage />, { at: '/second-factor' });
const button = (name: string) => screen.findByRole('button', { name });

test('the coach enrols with a picture or a key, and the console opens once the recovery codes are saved', async () => {
  answers.answer('get', path, { ...off, isRequired: true });
  answers.answer('post', `${path}/start`, setup);
  const { user } = open();
  expect(await screen.findByText(texts.mustEnrol)).toBeVisible();
  expect(screen.queryByRole('link', { name: texts.back })).not.toBeInTheDocument();
  expect(await button(texts.logOut)).toBeVisible();
  await user.click(await button(texts.setUp));
  expect(await screen.findByRole('figure', { name: texts.scan.picture })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();

  answers.refuse('post', `${path}/confirm`, 400, { code: 'wrong_code', message: 'This code isn’t correct' });
  const code = screen.getByRole('textbox', { name: new RegExp(texts.scan.code) });
  await user.type(code, '000000');
  await user.click(await button(texts.scan.submit));
  expect(await screen.findByText('This code isn’t correct')).toBeVisible();

  answers.answer('post', `${path}/confirm`, { recoveryCodes: codes });
  answers.answer('get', path, { ...on, isRequired: true });
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(await button(texts.scan.submit));
  const list = await screen.findByRole('list', { name: texts.recovery.list });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(screen.getByRole('link', { name: texts.recovery.download })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(codes.join('\n'))),
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button(texts.recovery.copy));
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  expect(await screen.findByText(texts.recovery.copied)).toBeVisible();

  expect(await button(texts.recovery.done)).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: texts.recovery.kept }));
  await user.click(await button(texts.recovery.done));
  expect(await screen.findByText(texts.required)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.back })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.turnOff })).not.toBeInTheDocument();
});

test('it is offered where nothing requires it', async () => {
  answers.answer('get', path, off);
  open();
  expect(await screen.findByText(texts.off)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.back })).toBeVisible();
});

test('it can be turned off after a confirmation where nothing requires it', async () => {
  answers.answer('get', path, on);
  answers.answer('delete', path, undefined);
  const { user } = open();
  await user.click(await button(texts.turnOff));
  answers.answer('get', path, off);
  await user.click(await button(texts.yes));
  expect(await button(texts.setUp)).toBeVisible();
});

test('an old sign-in is renewed with password and code, and the new recovery codes then appear automatically', async () => {
  answers.answer('get', path, on);
  answers.answer('get', '/api/me', anAccount());
  answers.refuse('post', `${path}/replace-recovery-codes`, 403, { code: 'fresh_sign_in_required' });
  answers.refuse('post', '/api/auth/login', 401, { code: 'code_required' });
  const { user } = open();
  await user.click(await button(texts.renew));
  await user.click(await button(texts.yes));
  const password = new RegExp(signInAgain.password);
  await user.type(await screen.findByLabelText(password), 'a walk among birches');
  await user.click(await button(signInAgain.submit));
  await user.type(await screen.findByLabelText(new RegExp(signInAgain.code)), '123456');
  answers.answer('post', '/api/auth/login', anAccount());
  answers.answer('post', `${path}/replace-recovery-codes`, { recoveryCodes: codes });
  await user.click(await button(signInAgain.submit));
  expect(await screen.findByText(codes[1]!)).toBeVisible();
  expect(answers.calls('post', '/api/auth/login').at(-1)?.body).toMatchObject({ code: '123456' });
});

test('it can be retried if the state cannot be read', async () => {
  answers.refuse('get', path, 503, { code: 'unavailable' });
  const { user } = open();
  const again = await button(texts.again);
  answers.answer('get', path, off);
  await user.click(again);
  expect(await screen.findByText(texts.off)).toBeVisible();
});
