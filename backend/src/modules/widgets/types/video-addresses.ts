/** Companies whose videos a lesson can show. */
export const VIDEO_PROVIDERS = ['youtube', 'vimeo', 'loom'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export interface VideoAddress {
  provider: VideoProvider;
  /** Page of the video, without what identifies who shared it. */
  url: string;
  /** Page for a frame, from the company's host without cookies, or with its request not to track. */
  embedUrl: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
/** Opens a Vimeo video that is not listed. */
const VIMEO_HASH = /^[\da-f]{6,40}$/;
const LOOM_ID = /^[\da-f]{32}$/;

const READERS: Record<string, (url: URL, path: readonly string[]) => VideoAddress | undefined> = {
  'youtube.com': youtube,
  'www.youtube.com': youtube,
  'm.youtube.com': youtube,
  'music.youtube.com': youtube,
  'www.youtube-nocookie.com': youtube,
  'youtu.be': (url, [id]) => youtubeVideo(url, id),
  'vimeo.com': vimeo,
  'www.vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'loom.com': loom,
  'www.loom.com': loom,
};

/** Recognizes the address of one video by its parts; undefined for any other page, host, port or user name. */
export function videoAt(address: string): VideoAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined;
  const read = Object.hasOwn(READERS, url.hostname) ? READERS[url.hostname] : undefined;
  return read?.(url, url.pathname.split('/').filter(Boolean));
}

function youtube(url: URL, [page, id]: readonly string[]): VideoAddress | undefined {
  if (page === 'watch') return youtubeVideo(url, url.searchParams.get('v') ?? undefined);
  return ['embed', 'shorts', 'live'].includes(page ?? '') ? youtubeVideo(url, id) : undefined;
}

function youtubeVideo({ searchParams }: URL, id = ''): VideoAddress | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return {
    provider: 'youtube',
    url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
  };
}

/** Reads `90`, `90s` and `1h2m3s`; 0 if there is no time. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Takes the number of a video wherever it stands: alone, or after a channel, a group or `video`. */
function vimeo({ searchParams }: URL, path: readonly string[]): VideoAddress | undefined {
  const at = path.findIndex((part) => VIMEO_ID.test(part));
  const id = path[at];
  if (id === undefined) return undefined;
  const hash = [path[at + 1], searchParams.get('h')].find((part) => VIMEO_HASH.test(part ?? ''));
  return {
    provider: 'vimeo',
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
  };
}

function loom(_: URL, [page = '', id = '']: readonly string[]): VideoAddress | undefined {
  if (!['share', 'embed'].includes(page) || !LOOM_ID.test(id)) return undefined;
  return {
    provider: 'loom',
    url: `https://www.loom.com/share/${id}`,
    embedUrl: `https://www.loom.com/embed/${id}?autoplay=1&hide_share=true`,
  };
}
