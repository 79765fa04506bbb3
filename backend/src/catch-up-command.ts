import type { INestApplicationContext } from '@nestjs/common';
import { CatchingUpService } from './modules/notifications/index.js';

/**
 * Runs before an installation continues from an earlier moment: does the work that was in progress then or has come due since, and
 * holds its emails for the coach, because they may have been sent already. No server and no worker may run meanwhile.
 */
export async function catchUp(
  app: Pick<INestApplicationContext, 'get'>,
  why: string,
  say: (line: string) => void,
  heldBefore = 0,
): Promise<void> {
  say('Catching up with what was under way; nothing is sent …');
  const { held: heldNow, failed } = await app.get(CatchingUpService, { strict: false }).run(why);
  const held = heldBefore + heldNow;
  if (held > 0)
    say(
      `${held} ${held === 1 ? 'mail that was waiting is' : 'mails that were waiting are'} held for the coach, who sends them or not.`,
    );
  if (failed.length > 0)
    say(
      `These jobs failed and are tried again by the worker, which sends what they tell: ${failed.join(', ')}.`,
    );
}
