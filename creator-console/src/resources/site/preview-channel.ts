/** On which previews of the member app hear that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

export function tellPreview(): void {
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  channel.postMessage(null);
  channel.close();
}
