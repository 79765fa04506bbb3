import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** Fields that hear of their text as a whole; dates and rich texts do not. */
const PLAIN_FIELD =
  'textarea, input:not([type]), input:is([type=text],[type=search],[type=email],[type=password])';
/** Begins the name of a key, such as `{Enter}`. */
const NAMES_A_KEY = /[{[]/;

/**
 * Someone at a screen who waits for nothing. Text into a plain field is pasted but for its last key, because each key draws a
 * whole form again.
 */
export function aUser(): UserEvent {
  // No stylesheet is loaded, so all that the check could see is an open dialog in the moment before it lets the pointer in.
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
