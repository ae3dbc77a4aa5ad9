// Makes the sound of the landing's conversations, and the times of their turns. Needs flite and ffmpeg, and runs only when
// `web/screens/landing/hear-it/examples.ts` changes: node scripts/examples.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { otherNode, root } from './node-24.mjs';

otherNode();
const { examples } = await import('../web/screens/landing/hear-it/examples.ts');

/** Seconds of silence before a turn. */
const pause = { flow: 0.35, you: 0.6 };
const voices = { flow: 'slt', you: 'rms' };
const rate = 16_000;
const header = 44;

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-examples-'));
const out = path.join(root, 'public', 'examples');
mkdirSync(out, { recursive: true });
const measured = {};
for (const { id, turns } of examples) {
  const pieces = [];
  const times = [];
  let at = 0;
  for (const { who, words } of turns) {
    const file = path.join(folder, 'turn.wav');
    execFileSync('flite', ['-voice', voices[who], '-t', words, '-o', file]);
    const sound = readFileSync(file).subarray(header);
    const silence = Buffer.alloc(2 * Math.round(rate * pause[who]));
    const from = at + pause[who];
    at = from + sound.length / 2 / rate;
    pieces.push(silence, sound);
    times.push({ from: round(from), to: round(at) });
  }
  pieces.push(Buffer.alloc(rate));
  measured[id] = { seconds: round(at + 0.5), turns: times };
  const raw = path.join(folder, `${id}.raw`);
  writeFileSync(raw, Buffer.concat(pieces));
  const input = ['-v', 'error', '-y', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw, '-map_metadata', '-1'];
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  execFileSync('ffmpeg', [...input, '-c:a', 'libopus', '-b:a', '28k', ...exact, path.join(out, `${id}.webm`)]);
  execFileSync('ffmpeg', [...input, '-c:a', 'libmp3lame', '-b:a', '40k', ...exact, path.join(out, `${id}.mp3`)]);
}
rmSync(folder, { recursive: true, force: true });
const lines = Object.entries(measured).map(([id, one]) => `  ${id}: ${JSON.stringify(one)},`);
const file = path.join(root, 'web/screens/landing/hear-it/measured.ts');
writeFileSync(
  file,
  `// Made by \`scripts/examples.mjs\`: seconds of each conversation's sound.
export const measured: Readonly<
  Record<string, { seconds: number; turns: readonly { from: number; to: number }[] }>
> = {
${lines.join('\n')}
};
`,
);
execFileSync('biome', ['format', '--write', file]);

function round(seconds) {
  return Math.round(seconds * 100) / 100;
}
