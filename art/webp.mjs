import { execFileSync } from 'node:child_process';

/** Writes a screenshot as WebP, with settings that suit flat tints and fine lines. */
export function saveWebp(png, file, quality = 78) {
  const settings = `-c:v libwebp -quality ${quality} -preset drawing -compression_level 6`.split(' ');
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'png_pipe', '-i', '-', ...settings, file], {
    input: png,
  });
}
