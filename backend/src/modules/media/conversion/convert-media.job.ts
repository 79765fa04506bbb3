import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { z } from 'zod';
import { Clock, later, minutes, seconds } from '../../../kernel/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf, Postponed } from '../../../platform/jobs/job.js';
import { isUnreachable, Storage } from '../../../platform/storage/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { type FileTypeName, typeCalled } from '../inspection/file-types.js';
import { audioArguments, frameArguments, outputsOf, videoArguments } from './ffmpeg-arguments.js';
import { type Made, MadeMediaService, type PendingAsset } from './made-media.service.js';
import { MediaToolsService, ToolFailed } from './media-tools.service.js';
import { bestFrame, posterSeconds } from './poster.js';
import type { Probe } from './probe.js';

export const CONVERT_MEDIA = job('media.convert', { assetId: z.string() });

/** ffmpeg's name for the format of a recording. */
const DEMUXERS: Partial<Record<FileTypeName, string>> = {
  mp4: 'mov',
  m4a: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  flac: 'flac',
  ogg: 'ogg',
};

/** Delay before the next try, when ffmpeg may have been installed or space freed. */
const NOT_YET = minutes(10);
/** Delay while another conversion runs. Converting one at a time leaves the machine to viewers. */
const AFTER_ANOTHER = seconds(15);
/** Bytes to leave free on the disk, besides a file and what is made from it. */
const SPARED = 2 ** 30;
const POSTER_QUALITY = 80;

interface Work {
  asset: PendingAsset;
  /** Working folder, emptied at the beginning and at the end. */
  folder: string;
  input: string;
  demuxer: string;
  signal: AbortSignal;
}

/**
 * Converts one recording so that every browser plays it, and makes its poster. Starts over after a crash: outputs have
 * fixed names, and one transaction replaces the original with them.
 */
@Injectable()
export class ConvertMediaJob implements OnModuleDestroy {
  private running: AbortController | undefined;
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) { dataDir }: Pick<Config, 'dataDir'>,
    private readonly made: MadeMediaService,
    private readonly tools: MediaToolsService,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.folder = path.join(dataDir, 'converting');
  }

  /** Ends a conversion with its process; the next worker starts it again. */
  onModuleDestroy(): void {
    this.running?.abort();
  }

  @Runs(CONVERT_MEDIA)
  async run({ assetId }: PayloadOf<typeof CONVERT_MEDIA>): Promise<void> {
    if (this.running) throw this.after(AFTER_ANOTHER);
    const running = new AbortController();
    this.running = running;
    try {
      if (!(await this.tools.find())) throw this.after(NOT_YET);
      const asset = await this.made.pending(assetId);
      if (asset) await this.attempt(asset, running.signal);
    } finally {
      this.running = undefined;
    }
  }

  private async attempt(asset: PendingAsset, signal: AbortSignal): Promise<void> {
    const { id } = asset;
    const folder = path.join(this.folder, id);
    const demuxer = DEMUXERS[typeCalled(asset.mimeType)?.name ?? 'mp4'] ?? 'mov';
    try {
      await this.prepare(folder, asset);
      await this.work({ asset, folder, input: path.join(folder, 'input'), demuxer, signal });
    } catch (error) {
      if (signal.aborted) throw this.after(0);
      if (!(error instanceof ToolFailed)) throw error;
      this.log.warn({ asset: id, error }, 'recording not converted');
      await this.made.fail(id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private after(milliseconds: number): Postponed {
    return new Postponed(later(this.clock.now(), milliseconds));
  }

  /** Removes the remains of an earlier try, and starts only if there is room for the result. */
  private async prepare(folder: string, { id, fileSize }: PendingAsset): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize > fileSize * 2 + SPARED) return;
    this.log.warn({ folder }, 'no room to convert a recording');
    await this.made.wait(id);
    throw this.after(NOT_YET);
  }

  private async work(work: Work): Promise<void> {
    const { asset, input, demuxer, signal } = work;
    const { body } = await this.storage.read(asset.objectKey);
    await pipeline(body, createWriteStream(input), { signal });
    const probe = await this.tools.probe(input, demuxer, signal);
    const began = performance.now();
    const made = asset.conversion === null ? [] : await this.convert(work, probe);
    const workSeconds = (performance.now() - began) / 1000;
    const poster = probe.video && (await this.poster(work, probe));
    if (poster) made.push(poster);
    await this.made.put(asset, made, {
      durationSeconds: Math.round(probe.durationSeconds) || null,
      workPerSecond: asset.conversion !== null && probe.video ? workSeconds / probe.durationSeconds : null,
    });
  }

  private async convert({ asset, folder, input, demuxer, signal }: Work, probe: Probe): Promise<Made[]> {
    const files = { input, demuxer, output: (name: string) => path.join(folder, `${name}.mp4`) };
    const isVideo = asset.kind === 'video';
    if (isVideo && !probe.video) throw new ToolFailed('there is no picture');
    if (!isVideo && !probe.hasAudio) throw new ToolFailed('there is no sound');
    let told = -1;
    await this.tools.convert(isVideo ? videoArguments(probe, files) : audioArguments(files), {
      durationSeconds: probe.durationSeconds,
      signal,
      onProgress: (percent) => {
        if (percent <= told) return;
        told = percent;
        this.made.progress(asset.id, percent);
      },
    });
    if (!isVideo)
      return [
        await this.keep(asset.id, { name: 'audio', file: files.output('audio'), mimeType: 'audio/mp4' }),
      ];
    const made: Made[] = [];
    for (const { name, width, height } of probe.video ? outputsOf(probe.video) : []) {
      const kept = await this.keep(asset.id, { name, file: files.output(name), mimeType: 'video/mp4' });
      made.push({ ...kept, width, height });
    }
    return made;
  }

  private async keep(
    assetId: string,
    { name, file, mimeType }: { name: Made['name']; file: string; mimeType: string },
  ): Promise<Made> {
    const objectKey = `media/${assetId}-${name}`;
    const contentType = mimeType;
    const fileSize = await patiently(() =>
      this.storage.putStream(objectKey, createReadStream(file), { contentType }),
    );
    return { name, objectKey, mimeType, fileSize, width: null, height: null };
  }

  /** Looks at some frames and returns the one with most detail; undefined if none can be read. */
  private async poster(work: Work, probe: Probe): Promise<Made | undefined> {
    const { asset, folder, input, demuxer, signal } = work;
    // Loaded with the first poster, because the library is large.
    const { default: sharp } = await import('sharp');
    const frames: { file: string; brightness: number; entropy: number }[] = [];
    for (const [index, second] of posterSeconds(probe.durationSeconds).entries()) {
      const file = path.join(folder, `frame-${index}.png`);
      const args = frameArguments(second, { input, demuxer, output: () => file });
      try {
        await this.tools.convert(args, { durationSeconds: 0, onProgress: () => undefined, signal });
        const { channels, entropy } = await sharp(file).stats();
        const brightness = channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
        frames.push({ file, brightness, entropy });
      } catch (error) {
        if (signal.aborted) throw error;
        this.log.warn({ asset: asset.id, error }, 'frame not read');
      }
    }
    const best = frames[bestFrame(frames)];
    if (!best) return undefined;
    const { data, info } = await sharp(best.file)
      .webp({ quality: POSTER_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const objectKey = `media/${asset.id}-poster`;
    await patiently(() => this.storage.put(objectKey, data, { contentType: 'image/webp' }));
    const { width, height } = info;
    return { name: 'poster', objectKey, mimeType: 'image/webp', fileSize: data.byteLength, width, height };
  }
}

const STORING_TRIES = 6;

/** Retries storing a result while storage is down, because a new conversion would take far longer. */
async function patiently<T>(store: () => Promise<T>): Promise<T> {
  for (let left = STORING_TRIES - 1; ; left--) {
    try {
      return await store();
    } catch (error) {
      if (left === 0 || !isUnreachable(error)) throw error;
      await pause(seconds(5));
    }
  }
}
