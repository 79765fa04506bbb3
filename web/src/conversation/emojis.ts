/** What a message can be given by a press, where no keyboard of a phone offers them. Their names are the browser's to say. */
export const MESSAGE_EMOJIS = [
  '😊',
  '😄',
  '😂',
  '🥰',
  '😌',
  '🤗',
  '😉',
  '🤔',
  '😮',
  '😢',
  '😅',
  '🥱',
  '🙏',
  '👏',
  '👍',
  '💪',
  '💚',
  '❤️',
  '✨',
  '🎉',
  '🌱',
  '🌿',
  '🌸',
  '☀️',
] as const;

/** Puts an emoji where the caret of a field stands. Returns the new text, with the caret's place in it. */
export function withEmoji(field: HTMLInputElement | HTMLTextAreaElement | null, text: string, emoji: string) {
  const from = field?.selectionStart ?? text.length;
  const to = field?.selectionEnd ?? text.length;
  return { text: `${text.slice(0, from)}${emoji}${text.slice(to)}`, caret: from + emoji.length };
}
