import { i18n } from '../../../words/i18n';
import { elementOf } from './element-of';

export type AuthenticationOutcome = 'complete' | 'fail';

/** Plays the bank's page. Closing it counts as a failed authentication, as with Stripe. */
export function askForAuthentication(): Promise<AuthenticationOutcome> {
  const title = elementOf(
    'h2',
    { id: 'payment-authentication-title', class: 'payment-authentication__title' },
    i18n.t('sandbox:authenticate'),
  );
  const hint = elementOf(
    'p',
    { id: 'payment-authentication-hint', class: 'payment-authentication__hint' },
    i18n.t('sandbox:authenticateHint'),
  );
  const dialog = elementOf(
    'dialog',
    { class: 'payment-authentication', 'aria-labelledby': title.id, 'aria-describedby': hint.id },
    title,
    hint,
    // A button of a dialog's form closes it with the button's value.
    elementOf(
      'form',
      { method: 'dialog', class: 'payment-authentication__buttons' },
      button('complete', i18n.t('sandbox:complete'), ''),
      button('fail', i18n.t('sandbox:fail'), 'payment-authentication__button--quiet'),
    ),
  );
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

const button = (value: AuthenticationOutcome, label: string, look: string): HTMLButtonElement =>
  elementOf(
    'button',
    { type: 'submit', value, class: `payment-authentication__button ${look}`.trim() },
    label,
  );
