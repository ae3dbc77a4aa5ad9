// The distance between lit words and heard words: our estimate against the sound times that flite reports.
import { execFileSync } from 'node:child_process';
import { missing } from '#test/voice/programs.ts';
import { wordTimes } from '#web/audio/tts/word-times.ts';
import { needs, percentile, report } from './figures.ts';

const sentences = [
  'The revised hiring plan is attached.',
  'Two of the seven roles, the data lead and the second recruiter, moved to the second quarter.',
  'If you agree by Friday, I can post the five open roles on Monday.',
  'Amara did, with a power of attorney that Lena has on file.',
  'Am I free to send it to the auditors this morning?',
  'Supplier onboarding: vendor number and a small matter of discount.',
  'Goes out tomorrow at noon unless you object.',
  'Tomas is comfortable with the timeline, but he wants to see the numbers first.',
  'Please sign the second page, initial the others, and send it back before the end of the day.',
  'We have received your payment for the invoice of the third of November.',
  'The meeting moved to Thursday at three; the room is the same.',
  'Nobody on the team had seen the contract before the board asked about it.',
];

needs(missing(['flite']));

const errors = sentences.flatMap((sentence) => {
  const words = sentence.split(' ');
  const sounds = soundsOf(sentence);
  const counts = words.map((word) => soundsOf(word).filter(({ sound }) => sound !== 'pau').length);
  const heard = sounds.filter(({ sound }) => sound !== 'pau');
  // Some words sound different alone than in their sentence.
  if (counts.reduce((sum, count) => sum + count, 0) !== heard.length) return [];
  const begun = heard[0]?.from ?? 0;
  const length = (heard.at(-1)?.to ?? 0) - begun;
  return wordTimes(sentence).map(({ at }, place) => {
    const first = heard[counts.slice(0, place).reduce((sum, count) => sum + count, 0)];
    return Math.abs(at * length - ((first?.from ?? 0) - begun)) * 1000;
  });
});
const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
console.log(
  `  ${errors.length} words: mean ${mean.toFixed(0)} ms, p95 ${percentile(errors, 0.95, 'words').toFixed(0)} ms`,
);
process.exitCode = report({
  name: 'a word lights up beside its sound, mean',
  value: mean,
  unit: 'ms',
  budget: 100,
  better: 'less',
})
  ? 0
  : 1;

function soundsOf(text: string): { sound: string; from: number; to: number }[] {
  const output = execFileSync('flite', ['-voice', 'slt', '-psdur', '-t', text, '-o', '/dev/null'], {
    encoding: 'utf8',
  });
  let from = 0;
  return [...output.matchAll(/(\w+):([\d.]+)/g)].map(([, sound = '', end]) => {
    const one = { sound, from, to: Number(end) };
    from = one.to;
    return one;
  });
}
