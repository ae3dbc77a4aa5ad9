// Speaking with working synthesisers, and with missing, crashing, hanging or garbling ones.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '#server/log.ts';
import { type Machine, openMachine } from '#test/support/machine.ts';
import { eventually } from '#test/support/until.ts';
import { wavOf } from '#test/support/wav.ts';
import { openSpeech } from './open-speech.ts';

const lines: string[] = [];
const speechOn = (machine: Machine) =>
  openSpeech(
    { off: false, path: machine.path, service: null },
    openLog('info', { write: (line) => void lines.push(line) }),
  );
const never = new AbortController().signal;
const speak = async (machine: Machine, text = 'a canary sings', more: { by?: 'flow' | 'quote'; speed?: number } = {}) =>
  speakBy(speechOn(machine), { text, ...more });
const speakBy = async (
  speech: ReturnType<typeof speechOn>,
  words: { text: string; by?: 'flow' | 'quote'; speed?: number },
) => {
  const { rate, samples } = await speech.speak({ by: 'flow', speed: 1, ...words }, never);
  return { rate, samples: [...new Int16Array(Uint8Array.from(await buffer(samples)).buffer)] };
};

/** Fake programs that output this file as the originals do. */
const withVoices = (machine: Machine, wav: Uint8Array, rate = 16_000): void => {
  const file = path.join(machine.folder, `${rate}.wav`);
  writeFileSync(file, wav);
  machine.install(
    'flite',
    ...runsOf(machine, 'flite'),
    'while [ $# -gt 0 ]; do [ "$1" = -o ] && to="$2"; shift; done',
    `cat ${file} > "$to"`,
  );
  machine.install('espeak-ng', ...runsOf(machine, 'espeak-ng'), `cat ${file}`);
};
/** The arguments and input of a run. */
const runsOf = ({ folder }: Machine, name: string): string[] => [
  `echo "$@" > ${folder}/${name}.args`,
  `env > ${folder}/${name}.env`,
  `cat > ${folder}/${name}.input`,
];
const noted = ({ folder }: Machine, name: string): string => readFileSync(path.join(folder, name), 'utf8');

afterEach(() => vi.useRealTimers());

test('flite speaks if installed, in one of two voices, at the requested speed', async () => {
  const machine = openMachine();
  withVoices(machine, wavOf(Int16Array.from([100, -100])));
  expect(await speak(machine)).toEqual({ rate: 16_000, samples: [100, -100].map(() => expect.any(Number)) });
  expect(noted(machine, 'flite.args')).toMatch(/^-voice slt --setf duration_stretch=1\.000 /);
  await speak(machine, 'quoted', { by: 'quote', speed: 2 });
  expect(noted(machine, 'flite.args')).toMatch(/^-voice rms --setf duration_stretch=0\.500 /);
});

test('espeak-ng speaks without flite, at the requested speed', async () => {
  const machine = openMachine();
  withVoices(machine, wavOf(Int16Array.from([100]), { rate: 22_050 }));
  machine.remove('flite');
  expect(await speak(machine, 'hello', { speed: 0.75 })).toMatchObject({ rate: 22_050 });
  expect(noted(machine, 'espeak-ng.args')).toContain('-s 131 --stdin --stdout');
});

test('the text is neither in a program’s arguments nor in the log, and programs get no secrets', async () => {
  const machine = openMachine();
  withVoices(machine, wavOf(Int16Array.from([100])));
  await speak(machine);
  expect(noted(machine, 'flite.input')).toBe('a canary sings');
  expect(noted(machine, 'flite.args')).not.toContain('canary');
  expect(Object.keys(process.env).length).toBeGreaterThan(3);
  expect(noted(machine, 'flite.env')).not.toMatch(/NODE|VITEST|HOME=/);
  expect(lines.join('')).not.toContain('canary');
});

describe('trouble', () => {
  test.each([
    ['crashes', 'exit 3'],
    ['writes nothing', 'exit 0'],
    ['writes rubbish', 'while [ $# -gt 0 ]; do [ "$1" = -o ] && echo rubbish > "$2"; shift; done'],
    ['prints without end', 'while echo rubbish rubbish rubbish rubbish; do :; done'],
  ])('if flite %s, the other program speaks', async (_what, script) => {
    const machine = openMachine();
    withVoices(machine, wavOf(Int16Array.from([100])));
    machine.install('flite', script);
    expect((await speak(machine)).samples).toHaveLength(1);
    expect(noted(machine, 'espeak-ng.input')).toBe('a canary sings');
  });

  test('a hanging program ends while the page still waits, and the next sentence skips it', async () => {
    const machine = openMachine();
    withVoices(machine, wavOf(Int16Array.from([100])));
    machine.install('flite', `echo >> ${machine.folder}/hangs`, 'exec sleep 1000');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const speech = speechOn(machine);
    const spoken = speakBy(speech, { text: 'a canary sings' });
    await eventually(() => expect(noted(machine, 'hangs')).toBe('\n'));
    vi.advanceTimersByTime(2000);
    expect((await spoken).samples).toHaveLength(1);
    expect((await speakBy(speech, { text: 'another one' })).samples).toHaveLength(1);
    expect(noted(machine, 'hangs')).toBe('\n');
  });

  test('a program that failed lately still speaks if the other one fails', async () => {
    const machine = openMachine();
    withVoices(machine, wavOf(Int16Array.from([100])));
    const speech = speechOn(machine);
    machine.install('flite', 'exit 3');
    await speakBy(speech, { text: 'one' });
    withVoices(machine, wavOf(Int16Array.from([100, 100])));
    machine.install('espeak-ng', 'exit 3');
    expect((await speakBy(speech, { text: 'two' })).samples).toHaveLength(2);
  });

  test('a program that made the page give up does not come first for the next sentence', async () => {
    const machine = openMachine();
    withVoices(machine, wavOf(Int16Array.from([100])));
    machine.install('flite', `echo >> ${machine.folder}/hangs`, 'exec sleep 1000');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const speech = speechOn(machine);
    const gone = new AbortController();
    const spoken = speech.speak({ text: 'a canary sings', by: 'flow', speed: 1 }, gone.signal);
    await eventually(() => expect(noted(machine, 'hangs')).toBe('\n'));
    vi.advanceTimersByTime(900);
    gone.abort(new Error('gone'));
    await expect(spoken).rejects.toThrow('gone');
    expect((await speakBy(speech, { text: 'another one' })).samples).toHaveLength(1);
    expect(noted(machine, 'hangs')).toBe('\n');
  });

  test('a cancelled request ends the program', async () => {
    const machine = openMachine();
    machine.install('flite', `echo $$ > ${machine.folder}/hangs`, 'exec sleep 1000');
    const gone = new AbortController();
    const spoken = speechOn(machine).speak({ text: 'hello', by: 'flow', speed: 1 }, gone.signal);
    await eventually(() => expect(noted(machine, 'hangs')).not.toBe(''));
    gone.abort(new Error('gone'));
    await expect(spoken).rejects.toThrow('gone');
    await eventually(() => expect(() => process.kill(Number(noted(machine, 'hangs')), 0)).toThrow('ESRCH'));
  });

  test('without any voice the request fails', async () => {
    await expect(speak(openMachine())).rejects.toMatchObject({ code: 'speech.no-voice' });
  });
});
