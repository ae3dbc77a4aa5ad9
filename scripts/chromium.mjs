// Finds the browser for the tests. It installs Debian's when it may, and otherwise prints the line that does.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the browser's path. Without a browser or the right to install one, it prints one line and exits. */
export function chromium() {
  const found = installed();
  if (found !== null) return found;
  if (mayInstall()) install();
  const now = installed();
  if (now !== null) return now;
  console.error(
    'The tests need Chromium. Install it (sudo apt-get install -y chromium) or set CHROMIUM_PATH, and run them again.',
  );
  process.exit(1);
}

function installed() {
  // The one without windows starts sooner and draws with a third less work.
  const places = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place)) ?? null;
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function install() {
  console.log('Installing Chromium for the tests (once) …');
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  // Not every system has the first.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (apt('install', '-y', '-qq', '--no-install-recommends', name)) return;
}
