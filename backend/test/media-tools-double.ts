import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SAMPLES = path.join(__dirname, 'media-samples');

/** ffprobe's output for a two-second video. */
export const A_VIDEO = {
  format: { duration: '2.0' },
  streams: [{ codec_type: 'video', width: 1920, height: 1080 }, { codec_type: 'audio' }],
};
export const A_SOUND = { format: { duration: '2.0' }, streams: [{ codec_type: 'audio' }] };

/** ffmpeg as far as conversions use it: strict about its arguments, and fast. */
const FFMPEG = `#!${process.execPath}
const fs = require('node:fs'), path = require('node:path');
const args = process.argv.slice(2), line = args.join(' '), here = __dirname;
const has = (name) => fs.existsSync(path.join(here, name));
if (line === '-version') console.log('ffmpeg version 9.9-double of a test');
else if (line === '-hide_banner -encoders') console.log(' V libx264 x\\n A aac x');
else if (line === '-hide_banner -filters') console.log(has('poor') ? ' loudnorm A' : ' loudnorm A\\n zscale V');
else {
  const input = args[args.indexOf('-i') + 1].replace('file:', '');
  const outputs = args.filter((word) => path.isAbsolute(word));
  const isSafe = /^-hide_banner -nostdin -loglevel error -y -protocol_whitelist file -f \\w+ /.test(line);
  const inPlace = outputs.length > 0 && outputs.every((file) => path.dirname(file) === path.dirname(input));
  const secrets = Object.keys(process.env).filter((name) => name !== 'PATH');
  if (!isSafe || !inPlace || secrets.length > 0 || !fs.statSync(input).size) {
    console.error('called in another way: ' + line + ' ' + secrets);
    process.exit(2);
  }
  if (has('broken')) { console.error('moov atom not found'); process.exit(1); }
  console.log('out_time_us=N/A\\nout_time_us=1000000');
  fs.writeFileSync(path.join(here, 'begun-' + process.pid), '');
  if (has('slow') && !line.includes('image2')) setInterval(() => undefined, 1000);
  else for (const file of outputs) {
    if (file.endsWith('.png')) fs.copyFileSync(${JSON.stringify(path.join(SAMPLES, 'picture.tif'))}, file);
    else fs.writeFileSync(file, 'made: ' + path.basename(file));
  }
}
`;

/** A folder with programs called ffmpeg and ffprobe, and files that control them. */
export class MediaToolsDouble {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'sanctum-tools-'));

  constructor() {
    this.program('ffmpeg', FFMPEG);
    this.seeing(A_VIDEO);
  }

  /** Sets ffprobe's output from now on. */
  seeing(answer: object): void {
    this.program('ffprobe', `#!${process.execPath}\nconsole.log(${JSON.stringify(JSON.stringify(answer))})`);
  }

  /** `broken`: files cannot be read; `slow`: conversions never end; `poor`: a filter is missing. */
  be(how: 'broken' | 'slow' | 'poor', isSo: boolean): void {
    const file = path.join(this.folder, how);
    if (isSo) writeFileSync(file, '');
    else rmSync(file, { force: true });
  }

  /** Process ids of started conversions. */
  begun(): number[] {
    return readdirSync(this.folder).flatMap((name) => {
      const id = /^begun-(\d+)$/.exec(name)?.[1];
      return id === undefined ? [] : [Number(id)];
    });
  }

  forget(): void {
    for (const name of readdirSync(this.folder))
      if (/^(begun-|broken|slow|poor)/.test(name)) rmSync(path.join(this.folder, name));
    this.seeing(A_VIDEO);
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private program(name: string, source: string): void {
    const file = path.join(this.folder, name);
    writeFileSync(file, source);
    chmodSync(file, 0o755);
  }
}
