/** The page that is filmed: a drawing that grows beside lines of text. All motion is CSS that can be set to any second. */
import { scenes } from './scenes.mjs';
import { timing } from './storyboards.mjs';
import { fontFaces } from './type.mjs';

/** Growing takes most of a video; all other motion repeats until its end. */
const motion = (pace) => `
.draw{stroke-dasharray:1;animation:draw calc(var(--d)*${pace}) ease-in-out calc(var(--t)*${pace}) both}
.unfold{animation:unfold calc(1.1s*${pace}) cubic-bezier(.2,.8,.3,1) calc(var(--t)*${pace}) both}
.appear{animation:appear calc(1.2s*${pace}) ease-out calc(var(--t)*${pace}) both}
.open{animation:open calc(2.2s*${pace}) ease-in-out calc(var(--t)*${pace}) both}
@keyframes open{to{transform:perspective(700px) rotateY(-74deg)}}
.still .draw,.still .unfold,.still .appear{animation:none}
@keyframes draw{from{stroke-dashoffset:1;visibility:hidden}to{stroke-dashoffset:0;visibility:visible}}
@keyframes unfold{from{transform:scale(0)}}
@keyframes appear{from{opacity:0}}
.sway{animation:sway var(--period) ease-in-out infinite alternate}
@keyframes sway{from{transform:rotate(calc(var(--sway)*-1))}to{transform:rotate(var(--sway))}}
.drift{animation:drift var(--period) linear var(--lag) infinite}
@keyframes drift{from{transform:translate(0,var(--from));opacity:0}20%{opacity:.9}80%{opacity:.9}to{transform:translate(var(--drift),var(--to));opacity:0}}
.ripple{animation:ripple 12s ease-out var(--lag) infinite}
@keyframes ripple{from{transform:scale(.1);opacity:.9}to{transform:scale(1.1);opacity:0}}
.breathe{animation:breathe 5s ease-in-out infinite alternate}
@keyframes breathe{from{transform:scale(var(--least))}to{transform:scale(1)}}
.rain{animation:rain 2s linear var(--lag) infinite}
@keyframes rain{to{transform:translate(-250px,600px)}}
.shower{animation:shower 1.6s linear var(--lag) infinite}
@keyframes shower{from{opacity:0}20%{opacity:.9}to{transform:translate(-30px,130px);opacity:0}}
.clearing{animation:fade 12s ease-in-out 16s both reverse}
.clearing.late{animation:fade 6s ease-in-out 14s both}
.sunrise{animation:fade 12s ease-in-out 18s both}
@keyframes fade{from{opacity:0}to{opacity:1}}
.passing{animation:passing 34s linear both}
@keyframes passing{from{transform:translateX(-40px)}to{transform:translateX(150px)}}
.glow{animation:glow 4s ease-in-out var(--lag) infinite alternate}
@keyframes glow{from{opacity:.25}to{opacity:1;transform:translate(var(--dx),var(--dy))}}
.flicker{animation:flicker 2.4s ease-in-out infinite alternate}
@keyframes flicker{0%{transform:scale(1)}30%{transform:scale(.98,1.03)}60%{transform:scale(1.02,.97)}100%{transform:scale(.99,1.04)}}`;

export function filmPage(board) {
  const { opening, spoken, seconds } = timing(board);
  const dark = board.ground === 'dusk';
  const drawing = scenes[board.scene]();
  const pace = (seconds * 0.72) / drawing.finish;
  const words = spoken
    .map(
      ({ text, start, end }) =>
        `<p class="line" style="--start:${start}s;--span:${end - start}s">${text}</p>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${motion(pace)}
body{margin:0;overflow:hidden;background:${dark ? '#24443b' : '#fbf7f0'};color:${dark ? '#f3e9d6' : '#2f5d50'}}
svg{position:absolute;inset:0}
.words{position:absolute;left:72px;top:0;width:336px;height:540px}
.label{position:absolute;top:62px;margin:0;font:600 14px Figtree;letter-spacing:.14em;text-transform:uppercase;color:${dark ? '#dfb9ae' : '#a2604f'}}
h1,.line{position:absolute;left:0;right:0;top:270px;margin:0;transform:translateY(-50%);font-family:Fraunces;text-wrap:balance}
h1{font-size:50px;line-height:1.1;font-weight:420;animation:leave .7s ease-in ${opening - 0.7}s forwards}
.line{font-size:31px;line-height:1.34;font-weight:360;animation:arrive .9s ease-out var(--start) both,leave .6s ease-in calc(var(--start) + var(--span) - .6s) forwards}
.line:last-child{animation:arrive .9s ease-out var(--start) both}
@keyframes arrive{from{opacity:0;translate:0 14px}}
@keyframes leave{to{opacity:0}}
.rule{position:absolute;bottom:66px;left:0;height:2px;width:200px;background:#c9a24b;transform-origin:0;animation:rule ${seconds}s linear both}
@keyframes rule{from{transform:scaleX(.02)}}
</style>${drawing.svg()}
<div class="words"><p class="label">${board.label}</p><h1>${board.title}</h1>${words}</div><div class="words" style="top:0"><div class="rule"></div></div>`;
}
