// Hearing with a working recogniser, and with one that is missing, crashes, hangs or prints garbage.
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '#server/log.ts';
import type { Speech, Utterance } from '#server/ports.ts';
import { atEnd } from '#test/support/at-end.ts';
import { each, hears, type Machine, openMachine } from '#test/support/machine.ts';
import { eventually, until } from '#test/support/until.ts';
import { openSpeech } from './open-speech.ts';

/** Only these words have a pronunciation here, so the grammar consists of them alone. */
const words = {
  archive: 'AA R K AY V',
  this: 'DH IH S',
  undo: 'AH N D UW',
  that: 'DH AE T',
  and: 'AH N D',
  do: 'D UW',
  stop: 'S T AA P',
  seven: 'S EH V AH N',
  of: 'AH V',
  clubs: 'K L AH B Z',
};

const loud = new Int16Array(8000).map((_, at) => 8000 * Math.sin(at / 10));
const said: Utterance = { samples: loud, grammar: 'question', names: [] };
const never = new AbortController().signal;

const lines: string[] = [];
const speechOn = (machine: Machine): Speech => {
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const speech = openSpeech({ off: false, path: machine.path, service: null }, log);
  atEnd(() => speech.close());
  return speech;
};
const hear = async (speech: Speech, utterance = said, signal = never) => {
  const guesses: string[] = [];
  const heard = await speech.hear(utterance, (text) => guesses.push(text), signal);
  return { ...heard, guesses, ms: null };
};

afterEach(() => vi.useRealTimers());

describe('two passes', () => {
  test.each<[string, string, string, boolean]>([
    ['archive this', 'archive this', 'archive this', true],
    ['undo that', 'and do that', 'undo that', true],
    ['stop', 'seven of clubs', 'seven of clubs', false],
    ['stop', '', '', false],
    ['', 'seven of clubs', 'seven of clubs', false],
    ['archive(2) <sil> this', '<s> archive [NOISE] this ++UH++ </s>', 'archive this', true],
  ])('"%s" and "%s" were "%s"', async (grammar, general, text, agreed) => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...hears(grammar, general));
    expect(await hear(speechOn(machine))).toMatchObject({ text, agreed, engine: 'embedded' });
  });

  // The fit of each word in the recogniser's format, 40 frames each.
  const fits = (word: string, score: number): string => `echo "${word} 0 39 1.000 ${score} -95 1" >&2`;
  test.each([
    ['fits the sound better than other words do', -1200, -1_800_000, true],
    ['fits it worse', -1700, -1_700_000, false],
  ])('a grammar sentence that %s counts as said: %#', async (_what, own, other, agreed) => {
    const machine = openMachine(words);
    const line = `case "$all" in *-fsg*) ${fits('undo', own)}; said="undo that";; *) ${fits('clubs', other)}; said="and this";; esac; echo "$said ($name -100)" >&2`;
    machine.install('pocketsphinx_batch', 'all="$*"', ...each(line));
    expect(await hear(speechOn(machine))).toMatchObject({ grammar: 'undo that', general: 'and this', agreed });
  });

  test('the grammar’s guess is reported, and silence reports none', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...hears('stop', 'stop'));
    expect((await hear(speechOn(machine))).guesses).toEqual(['stop']);
    machine.install('pocketsphinx_batch', ...hears('', 'stop'));
    expect((await hear(speechOn(machine))).guesses).toEqual([]);
  });

  test('one recogniser hears many utterances in turn, and each gets its own text', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...each('echo "$name ($name -1)" >&2'));
    const speech = speechOn(machine);
    const heard = await Promise.all([1, 2, 3].map(() => hear(speech)));
    expect(heard.map(({ general }) => general)).toEqual(['said1', 'said2', 'said3']);
  });
});

describe('own words', () => {
  const inbox: Utterance = { ...said, grammar: 'inbox' };
  /** The first speaker does not wait for the language model. */
  const hearOwn = async (grammar: string, general: string, own: string) => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...hears(grammar, general, own));
    const speech = speechOn(machine);
    const heard = () => speech.hear(inbox, () => {}, never);
    return until(async () => [await heard()].find(({ ms }) => ms.own !== null));
  };

  test.each<[string, [string, string, string], { own: string | null; agreed: boolean; text: string }]>([
    [
      'are told where the general pass heard such sounds',
      ['archive this', 'and do that', 'undo that'],
      { own: 'undo that', agreed: false, text: 'and do that' },
    ],
    [
      'are none where it heard others',
      ['archive this', 'and do that', 'seven of clubs'],
      { own: null, agreed: false, text: 'and do that' },
    ],
    [
      'doubt a sentence of the grammar that they are not, where the general pass heard them',
      ['archive this and', 'archive this stop', 'archive this stop'],
      { own: 'archive this stop', agreed: false, text: 'archive this stop' },
    ],
    [
      'leave it alone where they are it',
      ['archive this and', 'archive this stop', 'archive this and'],
      { own: null, agreed: true, text: 'archive this and' },
    ],
    [
      'leave it alone where they are neither, and are told beside it',
      ['archive this and', 'archive this stop', 'seven of clubs'],
      { own: 'seven of clubs', agreed: true, text: 'archive this and' },
    ],
    [
      'are told beside two words that both others agree on',
      ['undo that', 'and do that', 'archive that'],
      { own: 'archive that', agreed: true, text: 'undo that' },
    ],
  ])('%s', async (_what, passes, what) => expect(await hearOwn(...passes)).toMatchObject(what));

  test('never replace a sentence that contains a name from the request', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...hears('archive this clubs', 'archive this stop', 'archive this stop'));
    const speech = speechOn(machine);
    expect(await hear(speech, { ...inbox, names: ['Clubs'] })).toMatchObject({ agreed: true, own: null });
  });

  test.each([
    ['where nothing else was heard', ...hears('archive this', '', 'undo that')],
    ['where that pass dies', 'case "$*" in *own.arpa*) exit 3;; esac', ...hears('stop', 'undo that')],
    ['where it hangs', 'case "$*" in *own.arpa*) exec sleep 1000;; esac', ...hears('stop', 'undo that')],
  ])('are none %s', async (_where, ...script) => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...script);
    const heard = await hear(speechOn(machine), inbox);
    expect(heard).toMatchObject({ own: null, agreed: false, text: heard.general });
  });

  test('do not run if both passes agree, if any words count, or if the words hold a name', async () => {
    const machine = openMachine(words);
    machine.install(
      'pocketsphinx_batch',
      `case "$*" in *own.arpa*) touch ${machine.folder}/asked;; esac`,
      ...hears('stop', 'stop'),
    );
    const speech = speechOn(machine);
    expect(await hear(speech)).toMatchObject({ agreed: true, own: null });
    machine.install(
      'pocketsphinx_batch',
      `case "$*" in *own.arpa*) touch ${machine.folder}/asked;; esac`,
      ...hears('stop', 'undo that'),
    );
    for (const grammar of ['dictation', 'recipients'] as const)
      expect(await hear(speech, { ...said, grammar })).toMatchObject({ own: null });
    expect(existsSync(`${machine.folder}/asked`)).toBe(false);
  });
});

describe('trouble', () => {
  test('if the grammar pass dies, the general pass decides without agreement', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', 'case "$*" in *-fsg*) exit 3;; esac', ...hears('', 'seven of clubs'));
    expect(await hear(speechOn(machine))).toMatchObject({ text: 'seven of clubs', agreed: false, grammar: null });
  });

  const general = '*-fsg*|*own.arpa*) ;; *)';
  test('if the general pass dies, the grammar’s sentence becomes a question and the log says so', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', `case "$*" in ${general} exit 3;; esac`, ...hears('archive this', ''));
    lines.length = 0;
    expect(await hear(speechOn(machine))).toMatchObject({
      text: 'archive this',
      agreed: false,
      grammar: 'archive this',
      general: null,
    });
    expect(lines.join('')).toMatch(/"kind":"general".*"event":"speech.pass-failed"/);
  });

  test.each([
    ['the general pass dies and the grammar’s hears nothing', general, ['', 'stop']],
    ['the grammar’s pass dies and the general one hears nothing', '*-fsg*)', ['stop', '']],
  ])('where %s it is said', async (_what, which, [byGrammar = '', inGeneral = '']) => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', `case "$*" in ${which} exit 3;; esac`, ...hears(byGrammar, inGeneral));
    await expect(hear(speechOn(machine))).rejects.toMatchObject({ code: 'speech.failed' });
  });

  test('if the general pass hangs, the grammar’s sentence does not wait for it', async () => {
    const machine = openMachine(words);
    machine.install(
      'pocketsphinx_batch',
      `case "$*" in ${general} hangs=true;; esac`,
      ...each('[ "$hangs" != true ] || [ $name = said1 ] || exec sleep 1000; echo "archive this ($name -100)" >&2'),
    );
    const speech = speechOn(machine);
    expect(await hear(speech)).toMatchObject({ agreed: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const guessed = Promise.withResolvers<string>();
    const heard = speech.hear(said, guessed.resolve, never);
    expect(await guessed.promise).toBe('archive this');
    await new Promise((turn) => setImmediate(turn));
    // Earlier than the end of a silent recogniser.
    vi.advanceTimersByTime(6000);
    expect(await heard).toMatchObject({ text: 'archive this', agreed: false, general: null });
  });

  test('if both die, the request fails, and the next one starts them again', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', 'exit 3');
    const speech = speechOn(machine);
    await expect(hear(speech)).rejects.toMatchObject({ code: 'speech.failed' });
    machine.install('pocketsphinx_batch', ...hears('stop', 'stop'));
    expect(await hear(speech)).toMatchObject({ text: 'stop', agreed: true });
  });

  test('a hanging recogniser ends, and the request fails', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...each('exec sleep 1000'));
    const speech = speechOn(machine);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failing = expect(hear(speech)).rejects.toMatchObject({ code: 'speech.failed' });
    // Both listen. Each timeout starts before its recording exists.
    await eventually(() => expect(recordings()).toHaveLength(2));
    vi.advanceTimersByTime(7000);
    await failing;
  });

  test('garbage is no answer', async () => {
    const machine = openMachine(words);
    const rubbish = 'printf "\\377\\376 (other -1)\\n(((\\nINFO: (said -)\\n%s\\n" "stop ($name -5)" >&2';
    machine.install('pocketsphinx_batch', ...each(rubbish));
    expect(await hear(speechOn(machine))).toMatchObject({ text: 'stop', agreed: true });
  });

  test('a cancelled request ends at once and leaves no files', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...each('exec sleep 1000'));
    const speech = speechOn(machine);
    const gone = new AbortController();
    const hearing = hear(speech, said, gone.signal);
    await eventually(() => expect(recordings()).not.toEqual([]));
    gone.abort(new Error('gone'));
    await expect(hearing).rejects.toThrow('gone');
    await eventually(() => expect(recordings()).toEqual([]));
  });

  test('silence stays silence, whatever a recogniser reports', async () => {
    const machine = openMachine(words);
    machine.install('pocketsphinx_batch', ...hears('stop', 'stop'));
    const quiet = new Int16Array(8000).map((_, at) => 20 * Math.sin(at));
    expect(await hear(speechOn(machine), { ...said, samples: quiet })).toMatchObject({ text: '', agreed: false });
  });

  test('the log names a missing recogniser, and Flow finds it after its installation', async () => {
    const machine = openMachine(words);
    const speech = speechOn(machine);
    expect(await speech.means()).toEqual({
      hearing: { engine: null, dictation: null },
      speaking: { engine: null, voices: 0 },
      missing: 'For Flow to hear and speak, install pocketsphinx, pocketsphinx-en-us, flite and espeak-ng.',
    });
    await expect(hear(speech)).rejects.toMatchObject({ code: 'speech.no-ears' });
    machine.install('pocketsphinx_batch', ...hears('stop', 'stop'));
    machine.install('flite');
    expect(await speech.means()).toMatchObject({ hearing: { engine: 'embedded' }, missing: null });
    expect(await hear(speech)).toMatchObject({ text: 'stop' });
  });

  test('speech that is switched off reports so', async () => {
    const speech = openSpeech({ off: true, path: '/usr/bin', service: null }, openLog('silent'));
    expect((await speech.means()).missing).toContain('FLOW_SPEECH=off');
    await expect(hear(speech)).rejects.toMatchObject({ code: 'speech.no-ears' });
  });

  test('the log contains no words', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/seven|clubs|said1|undo/);
  });
});

const recordings = (): string[] =>
  readdirSync(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), { recursive: true })
    .map(String)
    .filter((name) => name.startsWith(`flow-speech-${process.pid}-`) && name.endsWith('.raw'));
