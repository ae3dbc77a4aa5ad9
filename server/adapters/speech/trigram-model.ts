// A trigram language model in ARPA format. Pure.

/** Witten-Bell: the probability of a word after its context, or after a shorter one. */
export const trigramModel = (sentences: readonly string[]): string => {
  const runs = countsOf(sentences);
  const chances: Counts[] = [];
  const rests: Counts[] = [];
  runs.forEach((counts, at) => {
    const { chance, rest } = chancesOf(counts, chances[at - 1]);
    chances.push(chance);
    rests.push(rest);
  });
  const head = chances.map((chance, at) => `ngram ${at + 1}=${chance.size}`);
  const parts = chances.map((chance, at) => `\\${at + 1}-grams:\n${linesOf(chance, rests[at + 1]).join('')}`);
  return `\\data\\\n${head.join('\n')}\n\n${parts.join('\n')}\n\\end\\\n`;
};

type Counts = Map<string, number>;

const countsOf = (sentences: readonly string[]): [Counts, Counts, Counts] => {
  const counts: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  const [ones, twos, threes] = counts;
  for (const sentence of sentences) {
    let [before, last] = ['', ''];
    for (const word of ['<s>', ...sentence.split(' '), '</s>']) {
      add(ones, word);
      if (last !== '') add(twos, `${last} ${word}`);
      if (before !== '') add(threes, `${before} ${last} ${word}`);
      [before, last] = [last, word];
    }
  }
  return counts;
};

const add = (counts: Counts, run: string): unknown => counts.set(run, (counts.get(run) ?? 0) + 1);

/** `rest`: the back-off weight of each context. */
const chancesOf = (counts: Counts, shorter: Counts | undefined): { chance: Counts; rest: Counts } => {
  const followed = new Map<string, { times: number; kinds: number; own: number; less: number }>();
  for (const [run, times] of counts) {
    const after = followed.get(headOf(run));
    if (after === undefined) followed.set(headOf(run), { times, kinds: 1, own: 0, less: 0 });
    else {
      after.times += times;
      after.kinds += 1;
    }
  }
  const chance: Counts = new Map();
  for (const [run, times] of counts) {
    const after = followed.get(headOf(run)) ?? { times, kinds: 1, own: 0, less: 0 };
    const less = shorter?.get(tailOf(run)) ?? 1 / counts.size;
    const own = (times + after.kinds * less) / (after.times + after.kinds);
    chance.set(run, own);
    after.own += own;
    after.less += less;
  }
  const rest: Counts = new Map();
  for (const [head, { own, less }] of followed) rest.set(head, Math.max(1e-6, 1 - own) / Math.max(1e-6, 1 - less));
  return { chance, rest };
};

/** The longest order has no back-off. */
const linesOf = (chance: Counts, rest: Counts | undefined): string[] =>
  [...chance].map(([run, by]) => `${log(by)} ${run}${rest === undefined ? '' : ` ${log(rest.get(run) ?? 1)}`}\n`);

const headOf = (run: string): string => run.slice(0, Math.max(0, run.lastIndexOf(' ')));
const tailOf = (run: string): string => run.slice(run.indexOf(' ') + 1);
const log = (chance: number): string => Math.log10(chance).toFixed(4);
