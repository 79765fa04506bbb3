import { CONVERTER_STATE } from '../modules/media/index.js';
import type { Config } from '../platform/config/config.js';
import { about, type Finding } from './finding.js';
import { inItsDatabase, type StartEmbedded } from './its-database.js';

const { warning, well } = about('videos');

interface Known {
  version: string | null;
  lookedAt: Date | null;
}

/** Reports if the worker converts videos. It looks for ffmpeg itself, perhaps on another machine. */
export async function examineVideos(config: Config, startEmbedded?: StartEmbedded): Promise<Finding[]> {
  const [known] =
    (await inItsDatabase(
      config,
      startEmbedded,
      (database) => database.query<Known[]>(CONVERTER_STATE),
      // without a schema nothing is known; examineDatabase reports that
    ).catch(() => undefined)) ?? [];
  if (!known?.lookedAt) return [well('no worker has looked for ffmpeg yet')];
  if (known.version !== null) return [well(`ffmpeg ${known.version} converts them`)];
  return [
    warning(
      'the worker has no ffmpeg, so videos that browsers can’t play stay as they are',
      'Install ffmpeg where the worker runs, or run the worker from the image target `media`',
    ),
  ];
}
