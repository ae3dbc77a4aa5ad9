import { expect, test } from 'vitest';
import { howToAllow } from './how-to-allow.ts';

test.each([
  [
    'Chrome',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    /icon left of the address/,
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    /icon left of the address/,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', /crossed-out microphone/],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    /Settings for this website/,
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile/15E148 Safari/604.1',
    /page button/,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) CriOS/150.0 Mobile/15E148 Safari/604.1',
    /iPhone’s Settings/,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    /Permissions/,
  ],
  ['none that is known', 'Netscape/4', /site settings/],
])('explains how to allow the microphone in %s', (_, agent, says) => {
  const steps = howToAllow(agent);
  expect(steps.some((step) => says.test(step))).toBe(true);
  expect(steps.at(-1)).toMatch(/Try again/i);
});
