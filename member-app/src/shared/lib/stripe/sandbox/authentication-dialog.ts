import { elementOf } from './element-of';
import { sandboxTexts as texts } from './texts';

export type AuthenticationOutcome = 'complete' | 'fail';

/** Stands for the bank's page. Closing it counts as a failed authentication, as with Stripe. */
export function askForAuthentication(): Promise<AuthenticationOutcome> {
  const title = elementOf(
    'h2',
    { id: 'payment-authentication-title', class: 'payment-authentication__title' },
    texts.authenticate,
  );
  const hint = elementOf(
    'p',
    { id: 'payment-authentication-hint', class: 'payment-authentication__hint' },
    texts.authenticateHint,
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
      button('complete', texts.complete, ''),
      button('fail', texts.fail, 'payment-authentication__button--quiet'),
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

function button(value: AuthenticationOutcome, label: string, look: string): HTMLButtonElement {
  return elementOf(
    'button',
    { type: 'submit', value, class: `payment-authentication__button ${look}`.trim() },
    label,
  );
}
