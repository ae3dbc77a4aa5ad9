// Small words of spoken English: contractions, fillers, and names of numbers.

const split = (list: string): string[] => list.trim().split(/\s+/);
const runs = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map(split)
    .toSorted((one, other) => other.length - one.length);

/** Also matched without the apostrophe. */
export const contractions: ReadonlyMap<string, string> = new Map([
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["didn't", 'did not'],
  ["isn't", 'is not'],
  ["wasn't", 'was not'],
  ["haven't", 'have not'],
  ["hasn't", 'has not'],
  ["can't", 'can not'],
  ['cannot', 'can not'],
  ["couldn't", 'could not'],
  ["shouldn't", 'should not'],
  ["won't", 'will not'],
  ["i'm", 'i am'],
  ["i've", 'i have'],
  ["i'll", 'i will'],
  ["i'd", 'i would'],
  ["you're", 'you are'],
  ["you've", 'you have'],
  ["we're", 'we are'],
  ["it's", 'it is'],
  ["that's", 'that is'],
  ["what's", 'what is'],
  ["who's", 'who is'],
  ["there's", 'there is'],
  ["someone's", 'someone is'],
  ["somebody's", 'somebody is'],
  ["let's", 'let us'],
  ['wanna', 'want to'],
  ['gimme', 'give me'],
  ['e-mail', 'email'],
]);

/** Without their apostrophe these are other words. */
export const ambiguousWithoutApostrophe: ReadonlySet<string> = new Set(['ill', 'id', 'its', 'were', 'whos']);

export const fillers: ReadonlySet<string> = new Set(split('um umm uh uhm er erm hmm mm please just kindly'));

/** Left off the beginning, the longest first. The name of the product is a call for attention there, and only there. */
export const leading: readonly (readonly string[])[] = runs(`
you may
you might
feel free to
i would love to
would you mind
if you could
be so kind and
be so kind as to
i think you can
i think you should
hey flow
hi flow
hello flow
yo flow
flow
hey
hi
ok
okay
alright
all right
right
oh
ah
then
now
actually
can you
could you
would you
will you
you can
you could
i want you to
i would like you to
i need you to
i want to
i would like to
i need to
let us
let me
go ahead and
`);

/** Fillers at the end of an utterance, each stored from its last word backwards for the lookup. */
export const trailing: readonly (readonly string[])[] = runs(`
thanks
thank you
thank you very much
thank you so much
thanks very much
thanks a lot
thanks flow
thank you flow
cheers
for me
for now
now
right now
straight away
right away
then
will you
would you
could you
can you
if you can
if you could
if you would
if you like
if you do not mind
if possible
if it is possible
would you mind
when you can
ok
okay
`).map((run) => run.toReversed());

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...split(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ).map((word, value) => [word, value] as const),
  ...split('twenty thirty forty fifty sixty seventy eighty ninety').map((word, at) => [word, (at + 2) * 10] as const),
]);

/** More that only leads to a request. */
export const politeLeads: readonly (readonly string[])[] = [['please'], ["i'd", 'like', 'to'], ['let']];

export const thanksBehind = /[\s,]*\b(please|thanks|thank you|for me)[.!?]*$/i;

export const notNames: ReadonlySet<string> = new Set(
  'am are is do does did not has have will would if unless and by until before about there nothing'.split(' '),
);
