import type { INestApplicationContext } from '@nestjs/common';
import { CatchingUpService } from './modules/notifications/index.js';

/**
 * Runs before an installation continues from an earlier moment. Does the work that was in progress or has come due
 * since, and holds its emails for the coach, because they may have been sent already. No server or worker may run
 * meanwhile.
 */
export async function catchUp(
  app: Pick<INestApplicationContext, 'get'>,
  why: string,
  say: (line: string) => void,
  heldBefore = 0,
): Promise<void> {
  say('Catching up on unfinished work. No email is sent …');
  const { held: heldNow, failed } = await app.get(CatchingUpService, { strict: false }).run(why);
  const held = heldBefore + heldNow;
  if (held > 0)
    say(
      `${held} ${held === 1 ? 'queued email is' : 'queued emails are'} kept for the coach to send or discard.`,
    );
  if (failed.length > 0)
    say(`These jobs failed. The worker will retry them, and then sends their emails: ${failed.join(', ')}.`);
}
