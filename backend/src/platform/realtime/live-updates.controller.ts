import { Controller, type MessageEvent, Query, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { endWith, interval, map, merge, type Observable, startWith, takeWhile, timer } from 'rxjs';
import { minutes, seconds } from '../../kernel/clock.js';
import { AllowSignedIn } from '../security/access.js';
import type { SignedIn } from '../security/actor.js';
import { Me } from '../security/current-actor.js';
import { RateLimit } from '../security/rate-limit.js';
import { Summary } from '../http/answers.js';
import { Whole } from '../http/fields/index.js';
import { toInteger } from '../http/page-query.js';
import { KEPT_MS, LiveUpdates } from './live-updates.js';
import { ClosedToPrograms } from '../security/scopes.js';

/** Lifetime of a stream; the browser then opens a new one and authenticates again. */
const LASTS = minutes(5);
/** Interval of keep-alive messages, so that no proxy takes a quiet stream for a dead one. */
const QUIET = seconds(20);

const STILL_THERE: MessageEvent = { type: 'quiet', data: {} };
const END: MessageEvent = { type: 'end', data: {} };

class LiveUpdatesQuery {
  @Whole({
    min: 0,
    max: KEPT_MS,
    optional: true,
    description: 'Age of the data you have, in milliseconds; the stream begins with the changes since then',
  })
  @Transform(toInteger)
  sinceMs = 0;
}

@ApiTags('Me')
@Controller('live-updates')
@ClosedToPrograms('browser')
export class LiveUpdatesController {
  constructor(private readonly updates: LiveUpdates) {}

  @Sse()
  @AllowSignedIn()
  @RateLimit({ name: 'live-updates', limit: 60, perSeconds: 60 })
  @Summary(
    'Stream changes for this person',
    'Server-sent events: `ready` with `{coversMs}` at the start, `changed` with `{topic, id}` when there’s something new to fetch, `typing` with `{topic, id}` while someone is writing to this person, and `quiet` in between. The stream ends after five minutes; then reconnect. If your data is older than `coversMs`, fetch what’s new.',
  )
  @ApiOkResponse({
    description: 'The stream',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async stream(
    @Me() me: SignedIn,
    @Query() { sinceMs }: LiveUpdatesQuery,
  ): Promise<Observable<MessageEvent>> {
    const { coversMs, updates } = await this.updates.of(me.accountId, sinceMs);
    const ready: MessageEvent = { type: 'ready', data: { coversMs } };
    const changed = updates.pipe(
      map(
        (update): MessageEvent => ({
          type: update.topic === 'typing' ? 'typing' : 'changed',
          data: { ...update },
        }),
      ),
      endWith(END),
    );
    const quiet = interval(QUIET).pipe(map(() => STILL_THERE));
    const over = timer(LASTS).pipe(map(() => END));
    return merge(changed, quiet, over).pipe(
      startWith(ready),
      takeWhile((event) => event !== END),
    );
  }
}
