/** The videos' speaker: Debian's festvox-us-slt-hts, recorded for Carnegie Mellon's free Arctic voices, a little slower and warmer. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE } from './sound.mjs';

const VOICE = '(voice_cmu_us_slt_arctic_hts)';
const WARMTH = 'highpass 70 bass +3 180 treble -4 6500'.split(' ');
/** Share of the voice's own pace, unless a line has less time. */
const PACE = 0.9;

/** A sentence as samples, spoken within `seconds`. */
export function speak(text, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'speak-'));
  const spoken = join(folder, 'spoken.wav');
  // festival reads straight quotes and no others
  execFileSync('text2wave', ['-eval', VOICE, '-o', spoken], { input: text.replaceAll(/[“”]/g, '') });
  const length = Number(execFileSync('soxi', ['-D', spoken]));
  const pace = Math.max(PACE, length / seconds);
  const pcm = execFileSync('sox', [
    ...[spoken, '-t', 'f32', '-r', `${RATE}`, '-c', '1', '-'],
    ...['tempo', '-s', `${pace}`, ...WARMTH, 'norm', '-3'],
  ]);
  rmSync(folder, { recursive: true });
  return new Float32Array(new Uint8Array(pcm).buffer);
}
