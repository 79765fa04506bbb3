import { ImapPeer } from '../../../test/bounces/imap-peer.js';
import { ImapMailbox } from './imap-mailbox.js';

describe('a mailbox', () => {
  let peer: ImapPeer;
  beforeEach(async () => {
    peer = await ImapPeer.start();
  });
  afterEach(() => peer.close());

  const DAY = new Date('2031-11-25T00:00:00Z');
  const times = { step: 200, visit: 200 };

  test('lists unread emails after a number, and marks only the given ones', async () => {
    const [first, second, third] = ['one', 'two', 'three'].map((text) => peer.deliver(text));
    second!.isRead = true;
    const read = await new ImapMailbox(peer.url).visit(async (mailbox) => {
      const uids = await mailbox.unreadSince(DAY, 0);
      await mailbox.markRead(uids[1]!);
      return {
        uids,
        after: await mailbox.unreadSince(DAY, 3),
        text: String(await mailbox.beginningOf(1, 2)),
      };
    });
    expect(read).toEqual({ uids: [1, 3], after: [], text: 'on' });
    expect([first, second, third].map((mail) => mail!.isRead)).toEqual([false, true, true]);
    expect(peer.refused).toEqual([]);
  });

  test('skips an email that was deleted in the meantime', async () =>
    expect(await new ImapMailbox(peer.url).visit((mailbox) => mailbox.beginningOf(7, 10))).toBeUndefined());

  test('of a silent server times out', async () => {
    peer.mood = 'hangs';
    await expect(new ImapMailbox(peer.url, times).visit(async () => undefined)).rejects.toThrow();
  });

  test('of a server that stops answering times out', async () => {
    peer.mood = 'hangs-in-search';
    const visit = new ImapMailbox(peer.url, { ...times, step: 60_000 }).visit((mailbox) =>
      mailbox.unreadSince(DAY, 0),
    );
    await expect(visit).rejects.toThrow('takes too long');
  });

  test('is not opened with a wrong password, or without a server', async () => {
    const wrong = new ImapMailbox(peer.url.replace('Krw3', 'other'));
    await expect(wrong.visit(async () => undefined)).rejects.toMatchObject({ authenticationFailed: true });
    const { url } = peer;
    await peer.close();
    await expect(new ImapMailbox(url).visit(async () => undefined)).rejects.toThrow();
  });
});
