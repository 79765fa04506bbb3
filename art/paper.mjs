/** Letter-size pages in the product's colors: a cover, pages to read, lines to write on, cards to cut. */
import { colour as c } from './drawing.mjs';
import { fontFaces } from './type.mjs';

const style = `${fontFaces}
@page{size:8.5in 11in;margin:0}
*{box-sizing:border-box}
body{margin:0;color:${c.ink};font:11.5pt/1.58 Figtree;-webkit-print-color-adjust:exact}
.page{position:relative;width:8.5in;height:11in;padding:.95in 1in 1in;break-after:page;overflow:hidden;background:#fff;display:flex;flex-direction:column}
.page:last-child{break-after:auto}
.page.warm{background:${c.paper}}
.cover{background:${c.paper};padding:0;text-align:center;align-items:center}
.cover svg{width:8.5in;height:auto;margin-top:1.05in;overflow:visible}
.cover h1{margin:.4in 1.1in .12in;font:420 35pt/1.12 Fraunces;color:${c.evergreen};text-wrap:balance}
.cover p{margin:0 1.5in;font:italic 420 14pt/1.45 Fraunces;color:${c.rose};text-wrap:balance}
.cover small{position:absolute;bottom:.62in;left:0;right:0;font-size:9.5pt;letter-spacing:.14em;text-transform:uppercase;color:${c.evergreen}}
h2{margin:0 0 .16in;font:420 23pt/1.18 Fraunces;color:${c.evergreen};text-wrap:balance}
h3{margin:.26in 0 .06in;font:420 14pt/1.3 Fraunces;color:${c.rose}}
p{margin:0 0 .12in;text-wrap:pretty}
ul,ol{margin:0 0 .12in;padding-left:.24in}
li{margin-bottom:.05in}
li::marker{color:${c.clay}}
.kicker{margin:0 0 .1in;font-size:9pt;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:${c.rose}}
blockquote{margin:.14in 0;padding:.04in 0 .04in .2in;border-left:2px solid ${c.gold};font:italic 420 14pt/1.5 Fraunces;color:${c.evergreen}}
.lines{flex:1;min-height:0;overflow:hidden}
.lines.few{flex:none}
.lines i{display:block;height:.34in;border-bottom:.7pt solid #c9d2c6}
.box{flex:1;border:1.2px solid ${c.sage};border-radius:.14in;padding:.18in .22in;margin-bottom:.16in;background:#fff}
.box h3{margin-top:0}
.two{display:grid;grid-template:minmax(0,1fr)/1fr 1fr;gap:.3in;flex:1;min-height:0}
.two>div{display:flex;flex-direction:column;min-height:0}
.foot{position:absolute;left:1in;right:1in;bottom:.5in;display:flex;justify-content:space-between;font-size:8.5pt;color:#6d7a73}
.art svg{display:block;width:100%;height:auto}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:.2in;flex:1;grid-auto-rows:1fr}
.card{border:1.2px dashed ${c.sage};border-radius:.16in;padding:.24in .26in;display:flex;flex-direction:column;justify-content:center;background:${c.paper}}
.card b{font:420 10pt Fraunces;color:${c.rose};margin-bottom:.06in}
.card span{font:420 15pt/1.35 Fraunces;color:${c.evergreen};text-wrap:balance}
.card small{margin-top:.08in;font-size:9.5pt;color:#53645c}
table{width:100%;border-collapse:collapse;flex:1}
td,th{border:1px solid ${c.sage};vertical-align:top;padding:.08in .12in;text-align:left;font:420 11pt Fraunces;color:${c.evergreen}}
.note{font-size:9pt;color:#53645c}`;

/** The picture of a drawing, cropped to its middle where asked, without its background. */
export function art(drawing, { crop = [0, 0, drawing.width, drawing.height] } = {}) {
  return drawing
    .svg()
    .replace(/<rect width="\d+" height="\d+" fill="#fbf7f0"\/>/, '')
    .replace(/width="\d+" height="\d+" viewBox="[^"]+"/, `viewBox="${crop.join(' ')}"`);
}

export const cover = (picture, title, subtitle) =>
  `<section class="page cover">${picture}<h1>${title}</h1><p>${subtitle}</p><small>Sanctum · Maren Solveig</small></section>`;

export const page = (content, { warm = false } = {}) =>
  `<section class="page${warm ? ' warm' : ''}">${content}</section>`;

/** Lines to write on: as many as told, or as many as the rest of the page has room for. */
export const lines = (count) =>
  count
    ? `<div class="lines few">${'<i></i>'.repeat(count)}</div>`
    : `<div class="lines">${'<i></i>'.repeat(26)}</div>`;

export const card = (title, text, small = '') =>
  `<div class="card"><b>${title}</b><span>${text}</span>${small && `<small>${small}</small>`}</div>`;

/** A whole document; every page but the cover carries its title and number. */
export function paper(title, pages) {
  const numbered = pages.map((html, i) =>
    html.includes('class="page cover"')
      ? html
      : html.replace(
          /<\/section>$/,
          `<div class="foot"><span>${title}</span><span>${i + 1}</span></div></section>`,
        ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${numbered.join('')}</html>`;
}
