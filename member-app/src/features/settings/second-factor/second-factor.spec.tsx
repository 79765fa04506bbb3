import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SecondFactor } from './second-factor';

const path = '/api/me/totp';
const member = aMember();
const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
const on = { isOn: true, recoveryCodesLeft: 9, isRequired: false };
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Sanctum%3Arosa?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sanctum',
};
const codes = ['abcde-12345-abcde-12345', 'fghij-67890-fghij-67890'];

const open = () => renderScreen(<SecondFactor member={member} />, { as: member });
const button = (name: string) => screen.findByRole('button', { name });

test('a member sets it up with a QR code or a key, and saves the recovery codes shown once', async () => {
  answers.answer('get', path, off);
  answers.answer('post', `${path}/start`, setup);
  const { user } = open();
  await user.click(await button(i18n.t('second-factor:setUp')));
  expect(await screen.findByRole('figure', { name: i18n.t('second-factor:scan.picture') })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();

  answers.refuse('post', `${path}/confirm`, 400, {
    code: 'wrong_code',
    fields: { code: 'isn’t correct' },
  });
  const code = screen.getByLabelText(i18n.t('second-factor:scan.code'), { selector: 'input' });
  await user.type(code, '000000');
  await user.click(await button(i18n.t('second-factor:scan.submit')));
  expect(await screen.findByText(/isn’t correct/)).toBeVisible();

  answers.answer('post', `${path}/confirm`, { recoveryCodes: codes });
  answers.answer('get', path, on);
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(await button(i18n.t('second-factor:scan.submit')));
  const list = await screen.findByRole('list', { name: i18n.t('second-factor:recovery.list') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(screen.getByRole('link', { name: i18n.t('second-factor:recovery.download') })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(codes.join('\n'))),
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button(i18n.t('second-factor:recovery.copy')));
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  expect(await screen.findByText(i18n.t('second-factor:recovery.copied'))).toBeVisible();

  expect(await button(i18n.t('second-factor:recovery.done'))).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: i18n.t('second-factor:recovery.kept') }));
  await user.click(await button(i18n.t('second-factor:recovery.done')));
  expect(await screen.findByText(i18n.t('second-factor:on'))).toBeVisible();
  expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
});

test('a member makes new recovery codes and turns it off, confirming each', async () => {
  answers.answer('get', path, on);
  answers.answer('post', `${path}/replace-recovery-codes`, { recoveryCodes: codes });
  answers.answer('delete', path, undefined);
  const { user } = open();
  await user.click(await button(i18n.t('second-factor:renew.open')));
  await user.click(await button(i18n.t('second-factor:renew.yes')));
  expect(await screen.findByText(codes[1]!)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: i18n.t('second-factor:recovery.kept') }));
  await user.click(await button(i18n.t('second-factor:recovery.done')));

  await user.click(await button(i18n.t('second-factor:turnOff.open')));
  answers.answer('get', path, off);
  await user.click(await button(i18n.t('second-factor:turnOff.yes')));
  expect(await screen.findByText(i18n.t('second-factor:off'))).toBeVisible();
});

test('an old sign-in is renewed with password and code, and the action then continues by itself', async () => {
  answers.answer('get', path, on);
  answers.refuse('delete', path, 403, { code: 'fresh_sign_in_required' });
  answers.refuse('post', '/api/auth/login', 401, { code: 'code_required' });
  answers.list('get', '/api/me/sessions', []);
  const { user } = open();
  await user.click(await button(i18n.t('second-factor:turnOff.open')));
  await user.click(await button(i18n.t('second-factor:turnOff.yes')));
  await user.type(
    await screen.findByLabelText(i18n.t('privacy:freshSignIn.password'), { selector: 'input' }),
    'a walk among birches',
  );
  await user.click(await button(i18n.t('privacy:freshSignIn.submit')));
  await user.type(
    await screen.findByLabelText(i18n.t('privacy:freshSignIn.code'), { selector: 'input' }),
    '123456',
  );
  answers.answer('post', '/api/auth/login', member);
  answers.answer('delete', path, undefined);
  answers.answer('get', path, off);
  await user.click(await button(i18n.t('privacy:freshSignIn.submit')));
  expect(await screen.findByText(i18n.t('second-factor:off'))).toBeVisible();
  expect(answers.calls('post', '/api/auth/login').at(-1)?.body).toMatchObject({ code: '123456' });
});

test('if the site requires it from the coach, it cannot be turned off', async () => {
  answers.answer('get', path, { ...on, isRequired: true });
  open();
  expect(await screen.findByText(i18n.t('second-factor:required'))).toBeVisible();
  expect(
    screen.queryByRole('button', { name: i18n.t('second-factor:turnOff.open') }),
  ).not.toBeInTheDocument();
});

test('a state that could not be loaded can be requested again', async () => {
  answers.refuse('get', path, 503, { code: 'unavailable' });
  const { user } = open();
  const again = await screen.findByRole('button', { name: /again/i });
  answers.answer('get', path, off);
  await user.click(again);
  expect(await screen.findByText(i18n.t('second-factor:off'))).toBeVisible();
});
