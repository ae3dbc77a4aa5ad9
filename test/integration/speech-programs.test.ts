// How `npm start` handles missing speech programs, with a PATH made by the test.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const programs = path.resolve('scripts/speech-programs.mjs');

const machine = (has: Record<string, string>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-programs-'));
  for (const [name, text] of Object.entries(has)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const start = (more: Record<string, string> = {}, places = '') =>
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `(await import('${programs}')).speechPrograms(${places})`],
      {
        env: { PATH: folder, ...more },
        encoding: 'utf8',
      },
    );
  return { folder, start };
};

const all = { pocketsphinx_batch: '', 'espeak-ng': '', flite: '' };

const own = 'Flow hears by pocketsphinx, and speaks by flite, else espeak-ng.\n';

test.each([
  ['what there is', {}, own],
  [
    'a service first',
    { FLOW_SPEECH_URL: 'http://127.0.0.1:9/v1' },
    /^Flow hears by the service of .*, else pocketsphinx,.*\n$/,
  ],
  [
    'one that speaks too',
    { FLOW_SPEECH_URL: 'http://127.0.0.1:9/v1', FLOW_SPEECH_SPEAKING: 'tts-1' },
    /that service, else/,
  ],
])('speech programs: one line says that all are there: %s', (_what, environment, line) => {
  expect(machine(all).start(environment)).toMatch(line);
});

test('speech programs: one line names what is missing and what works without it', () => {
  const { flite: _, ...rest } = all;
  expect(machine(rest).start()).toMatch(/^Not installed: flite\..*keys, typed words.*\n$/);
});

test('speech programs: the recogniser needs its English package', () => {
  expect(machine(all).start({}, '[]')).toMatch(/^Not installed: pocketsphinx-en-us\./);
});

test('speech programs: without an audio sink the voice is not tested, and the line names what to install', () => {
  const { folder } = machine(all);
  const call = `console.log((await import('${programs}')).studioPrograms([]))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', call], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  expect(output).toMatch(/install -y pocketsphinx-en-us pulseaudio pulseaudio-utils\n$/);
});

test('speech programs: the host can switch the check off', () => {
  expect(machine({}).start({ FLOW_SPEECH: 'off' })).toBe('');
});

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'speech programs: root on Debian installs them and says so',
  () => {
    // A fake apt that records what it should install.
    const apt =
      'here=$(dirname "$0")\necho "$@" >> $here/asked\n[ "$1" = install ] && for p in pocketsphinx_batch espeak-ng flite; do echo "#!/bin/sh" > $here/$p; /bin/chmod +x $here/$p; done\nexit 0';
    const { folder, start } = machine({ 'apt-get': apt, dirname: 'echo ${1%/*}' });
    const said = start();
    expect(said).toContain('Installing what Flow hears and speaks with');
    expect(said).not.toContain('Not installed');
    expect(readFileSync(path.join(folder, 'asked'), 'utf8')).toMatch(
      /install .*pocketsphinx pocketsphinx-en-us espeak-ng flite/,
    );
    expect(start()).toBe(own);
  },
);
