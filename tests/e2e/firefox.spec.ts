import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { STATIC } from './lib/tags';

const firefox = ['firefox', 'firefox-esr'].find((name) => !spawnSync(name, ['--version']).error);

// Playwright needs a newer or its own Firefox, so this test speaks Marionette, the protocol below geckodriver.
test('a sample runs in Firefox', STATIC, async ({ baseURL }, info) => {
  test.skip(firefox === undefined, 'Firefox is not installed.');
  const [portFile, profile] = [info.outputPath('MarionetteActivePort'), info.outputPath()];
  fs.writeFileSync(info.outputPath('user.js'), 'user_pref("marionette.port", 0);');
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(firefox ?? '', options, { stdio: 'ignore' });
  try {
    await expect.poll(() => fs.existsSync(portFile) && fs.statSync(portFile).size).toBeTruthy();
    const socket = connect(Number(fs.readFileSync(portFile, 'utf8')), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    let id = 0;
    const send = async (name: string, parameters: object): Promise<unknown> => {
      const command = JSON.stringify([0, (id += 1), name, parameters]);
      const reply = new RegExp(`\\d:\\[1,${id},(null|\\{.*?\\}),(.*)\\]$`, 's');
      socket.write(`${command.length}:${command}`);
      await expect.poll(() => received, name).toMatch(reply);
      const [, error, result = ''] = reply.exec(received) ?? [];
      expect(error, name).toBe('null');
      return (JSON.parse(result) as { value?: unknown }).value;
    };
    const read = (script: string) => send('WebDriver:ExecuteScript', { script, args: [] });
    await send('WebDriver:NewSession', {});
    await send('WebDriver:Navigate', { url: `${baseURL}/docs/` });
    await read('document.querySelector("[data-run]").click()');
    const panel = 'document.querySelector("[role=region][aria-label*=browser]")';
    await expect.poll(() => read(`return ${panel}?.innerText ?? ""`)).toMatch(/^Running/);
    await read(`${panel}.querySelector("li button").click()`);
    await expect.poll(() => read(`return ${panel}.innerText`)).toContain('201');
  } finally {
    browser.kill();
  }
});
