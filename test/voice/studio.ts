// A room with virtual microphone and loudspeaker: a sound server for a browser, in which tests play speech and record the loudspeaker, with
// an optional echo.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Listener, listenIn } from './listen-in.ts';
import { joined, rate, silence } from './sound.ts';
import { writeWav } from './wav.ts';

export type Studio = {
  /** For a browser in this room. */
  environment: Record<string, string>;
  /** Plays speech. Resolves after the last word, with times of performance.now(). */
  say: (sound: Float32Array) => Promise<{ began: number; ended: number }>;
  loudspeaker: Listener;
  microphone: Listener;
  end: () => Promise<void>;
};

const run = promisify(execFile);

/** `echo`: gain from loudspeaker to microphone in dB, for example −6. Null for headphones. */
export const openStudio = async (echo: number | null = null): Promise<Studio> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-studio-'));
  const socket = path.join(folder, 'native');
  const environment = { PULSE_SERVER: `unix:${socket}`, XDG_RUNTIME_DIR: folder };
  const env = { ...process.env, ...environment, HOME: folder };
  const protocol = `module-native-protocol-unix auth-anonymous=1 socket=${socket}`;
  const server = spawn('pulseaudio', ['-n', '--daemonize=no', '--exit-idle-time=-1', '-L', protocol], {
    env,
    stdio: 'ignore',
  });
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error('the sound server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pactl = async (...words: string[]): Promise<string> => (await run('pactl', words, { env })).stdout;
  for (const [name, ...settings] of furniture) await pactl('load-module', name, ...settings);
  await pactl('set-default-sink', 'speaker');
  await pactl('set-default-source', 'microphone');
  if (echo !== null) {
    await pactl('load-module', 'module-loopback', 'source=speaker.monitor', 'sink=room', 'latency_msec=80');
    const [loop] = (await pactl('list', 'short', 'sink-inputs')).split('\t');
    await pactl('set-sink-input-volume', loop ?? '', `${echo}dB`);
  }
  const loudspeaker = listenIn('speaker.monitor', env);
  const microphone = listenIn('microphone', env);
  return {
    environment,
    say: (sound) => speak(sound, folder, env),
    loudspeaker,
    microphone,
    end: async () => {
      loudspeaker.stop();
      microphone.stop();
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Browsers do not accept a monitor as a microphone, so the room has a source of its own. */
const furniture: readonly (readonly [name: string, ...settings: string[]])[] = [
  ['module-null-sink', 'sink_name=speaker', 'rate=48000', 'channels=2'],
  ['module-null-sink', 'sink_name=room', 'rate=48000', 'channels=1'],
  ['module-remap-source', 'source_name=microphone', 'master=room.monitor', 'channels=1'],
];

/** The sound server needs a moment for a new player, so start with silence. */
const leadIn = 0.1;

const speak = async (sound: Float32Array, folder: string, env: NodeJS.ProcessEnv) => {
  const file = path.join(folder, 'said.wav');
  writeWav(file, { rate, samples: joined(silence(leadIn), sound, silence(leadIn)) });
  const called = performance.now();
  // A large buffer, because a short one runs dry on a busy machine.
  await run('paplay', ['--device=room', file], { env });
  const over = performance.now();
  const ended = over - leadIn * 1000;
  return { began: Math.max(called + leadIn * 1000, ended - (sound.length / rate) * 1000), ended };
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
};
