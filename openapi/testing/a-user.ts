import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** Fields that accept their text as a whole, unlike dates and rich texts. */
const PLAIN_FIELD =
  'textarea, input:not([type]), input:is([type=text],[type=search],[type=email],[type=password])';
/** Matches the beginning of a key's name, such as `{Enter}`. */
const NAMES_A_KEY = /[{[]/;

/**
 * A user who acts without delays. Text for a plain field is pasted except for its last key, because each key renders
 * the whole form again.
 */
export function aUser(): UserEvent {
  // Checks nothing: without stylesheets, it could only see an open dialog just before it accepts the pointer.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || !element.matches(PLAIN_FIELD) || NAMES_A_KEY.test(text))
      return user.type(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}
