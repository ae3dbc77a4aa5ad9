import { readFileSync } from 'node:fs';
import { env, stdout } from 'node:process';
import { expect, test } from 'vitest';
import { read } from '#reading/read.ts';
import { type Reply, repliesOf } from './replies.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const replies = repliesOf({
  mails: file('mails.txt'),
  introductions: file('introductions.tsv'),
  tongues: file('tongues.tsv'),
});

test.each(['seen', 'unseen'] as const)(
  'reading replies: Flow reads only the new text aloud, in the %s half',
  (half) => {
    const all = replies.filter((reply) => reply.half === half);
    const wrong = all.filter((reply) => wordsOf(heardOf(reply)) !== wordsOf(reply.heard));
    const lost = all.filter(isLost);
    stdout.write(`\nReplies, ${half}: ${all.length - wrong.length} of ${all.length} exact, ${lost.length} lost text\n`);
    if (half === 'seen' || env.FLOW_SHOW_UNSEEN === '1') {
      for (const reply of wrong) stdout.write(`  ${reply.name}\n    - ${reply.heard}\n    + ${heardOf(reply)}\n`);
    }
    expect(half === 'seen' ? lost.map(({ name }) => name) : lost.length).toEqual(half === 'seen' ? [] : 0);
    expect((all.length - wrong.length) / all.length).toBeGreaterThanOrEqual(0.98);
  },
);

const heardOf = ({ source }: Reply): string => {
  const { paragraphs, silent = [] } = read(source);
  return paragraphs.flatMap((sentences, at) => (silent.includes(at) ? [] : sentences)).join(' ');
};

const wordsOf = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []).join(' ');

/** Some of the new text is not heard. */
const isLost = (reply: Reply): boolean => !` ${wordsOf(heardOf(reply))} `.includes(` ${wordsOf(reply.heard)} `);
