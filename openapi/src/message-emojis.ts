/** What a message can be given by a press, where no keyboard of a phone offers them. Their names are the browser's to say. */
export const MESSAGE_EMOJIS = [
  ...['😊', '😄', '😂', '🥰', '😌', '🤗', '😉', '🤔'],
  ...['😮', '😢', '😅', '🥱', '🙏', '👏', '👍', '💪'],
  ...['💚', '❤️', '✨', '🎉', '🌱', '🌿', '🌸', '☀️'],
] as const;
