import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { type Probe, readProbe } from './probe.js';

/** A tool refused the file, or was stopped at a limit. Trying again without a change does not help. */
export class ToolFailed extends Error {}

export interface Watch {
  /** Length of the recording, for computing the progress. */
  durationSeconds: number;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Features that conversions need, by the option of ffmpeg that lists them. */
const NEEDED = { '-encoders': ['libx264', 'aac'], '-filters': ['loudnorm', 'zscale'] };

/** Max bytes of address space: three times what 4K takes. */
const MEMORY = 6 * 2 ** 30;
/** Time limit of a conversion: this many seconds per second of the recording, plus some for short ones. */
const SLOWEST = { perSecond: 60, least: 600 };
const LOOKING_TAKES = 30_000;

/** Runs ffmpeg and ffprobe, if they are on the PATH. */
@Injectable()
export class MediaToolsService {
  private readonly searchPath: string;

  constructor(@Inject(CONFIG) { mediaTools }: Pick<Config, 'mediaTools'>) {
    this.searchPath = mediaTools ?? process.env['PATH'] ?? '';
  }

  /** Returns the version of an ffmpeg that can do everything conversions need; null if there is none. */
  async find(): Promise<string | null> {
    if (!this.locate('ffmpeg') || !this.locate('ffprobe')) return null;
    try {
      const [version = ''] = (await this.ask('ffmpeg', ['-version'])).split('\n');
      for (const [option, features] of Object.entries(NEEDED)) {
        const listed = await this.ask('ffmpeg', ['-hide_banner', option]);
        if (!features.every((name) => new RegExp(`\\s${name}\\s`).test(listed))) return null;
      }
      return /^ffmpeg version (\S{1,40})/.exec(version)?.[1] ?? null;
    } catch {
      return null;
    }
  }

  async probe(file: string, demuxer: string, signal: AbortSignal): Promise<Probe> {
    const reading = ['-v', 'error', '-protocol_whitelist', 'file', '-f', demuxer, '-print_format', 'json'];
    const json = await this.ask(
      'ffprobe',
      [...reading, '-show_format', '-show_streams', `file:${file}`],
      signal,
    );
    const probe = readProbe(json);
    if (!probe) throw new ToolFailed('there is neither picture nor sound');
    return probe;
  }

  /** Runs ffmpeg to its end. It ends with this process, however that ends. */
  async convert(args: readonly string[], { durationSeconds, onProgress, signal }: Watch): Promise<void> {
    const milliseconds = (SLOWEST.least + durationSeconds * SLOWEST.perSecond) * 1000;
    const tool = this.start('ffmpeg', args, AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]));
    createInterface({ input: tool.stdout! }).on('line', (line) => {
      const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
      if (microseconds === undefined || durationSeconds <= 0) return;
      onProgress(Math.min(99, Math.floor(Number(microseconds) / 1e4 / durationSeconds)));
    });
    await ended(tool);
  }

  private async ask(name: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
    const limit = AbortSignal.timeout(LOOKING_TAKES);
    const tool = this.start(name, args, signal ? AbortSignal.any([signal, limit]) : limit);
    const [answer] = await Promise.all([text(tool.stdout!), ended(tool)]);
    return answer;
  }

  private start(name: string, args: readonly string[], signal: AbortSignal): ChildProcess {
    const file = this.locate(name);
    if (file === undefined) throw new ToolFailed(`${name} is not there`);
    const [program, ...before] = [...LIMITED, file];
    return spawn(program, [...before, ...args], {
      signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Reads foreign files, so it gets none of the installation's secrets.
      env: { PATH: process.env['PATH'] },
    });
  }

  private locate(name: string): string | undefined {
    return this.searchPath
      .split(path.delimiter)
      .map((folder) => path.join(folder, name))
      .find((file) => path.isAbsolute(file) && isExecutable(file));
  }
}

/**
 * Beginning of the command on Linux: it yields to everything else, with limited memory, and is killed when this process
 * dies, because nobody would wait for its result. Each of these programs turns into the next.
 */
const LIMITED =
  process.platform === 'linux'
    ? ['nice', '-n', '15', 'prlimit', `--as=${MEMORY}`, 'setpriv', '--pdeathsig', 'KILL', '--']
    : [];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Max characters of a tool's error that are logged. */
const COMPLAINT = 500;

async function ended(tool: ChildProcess): Promise<void> {
  const complaint = text(tool.stderr!).catch(() => '');
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    tool.once('error', reject);
    tool.once('close', (...how) => resolve(how));
  });
  if (code !== 0)
    throw new ToolFailed(`ended with ${code ?? signal}: ${(await complaint).slice(0, COMPLAINT)}`);
}
