/**
 * Just enough of the Chrome DevTools protocol (over its pipe) to turn our drawings into pixels and pages
 * into PDF, so that remaking the media needs a Chromium and ffmpeg and no package at all.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--mute-audio'];

export async function openBrowser() {
  const home = mkdtempSync(join(tmpdir(), 'demo-media-'));
  const chromium = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [...flags, '--remote-debugging-pipe', `--user-data-dir=${join(home, 'profile')}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , requests, answers] = chromium.stdio;
  const waiting = new Map();
  const heard = new Map();
  let lastId = 0;
  let rest = '';

  answers.setEncoding('utf8');
  answers.on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (!message.id) {
        heard.get(message.method)?.();
        continue;
      }
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    }
  });

  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      requests.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
  await tell('Page.enable');

  return {
    /** Shows a whole HTML document and waits until it and its fonts have loaded. */
    async show(html, { width, height }) {
      const file = join(home, 'page.html');
      writeFileSync(file, html);
      await tell('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      });
      const loaded = new Promise((resolve) => heard.set('Page.loadEventFired', resolve));
      await tell('Page.navigate', { url: pathToFileURL(file).href });
      await loaded;
      await this.evaluate('document.fonts.ready.then(() => true)');
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await tell('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async screenshot(format = 'png', quality) {
      const { data } = await tell('Page.captureScreenshot', { format, quality, optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    async pdf() {
      const { data } = await tell('Page.printToPDF', { printBackground: true, preferCSSPageSize: true });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const gone = new Promise((resolve) => chromium.once('exit', resolve));
      await send('Browser.close');
      await gone;
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
