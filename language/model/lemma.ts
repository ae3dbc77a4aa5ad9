// Removes English endings: not a true lemma, but 'emailed' meets 'emails'.

export const lemmaOf = (word: string): string => irregular.get(word) ?? stripped(word);

const stripped = (word: string): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return singular(word) ?? unconjugated(word) ?? word;
};

const singular = (word: string): string | null => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : null;
};

const unconjugated = (word: string): string | null => {
  const [, stem] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
  if (stem === undefined || stem.length < 3) return null;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return needsE.test(stem) ? `${stem}e` : stem;
};

const needsE =
  /(?:[^aeiou][aeiou](?:v|c|g|z)|(?:at|ul|ur|as|in|iv|at|id)|[aeiou]ed?ul|hav|mak|tak|not|ot|ov|arrang|chang|archiv)$/;

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sent: 'send',
    got: 'get',
    gotten: 'get',
    has: 'have',
    had: 'have',
    "'ve": 'have',
    did: 'do',
    does: 'do',
    done: 'do',
    is: 'be',
    are: 'be',
    was: 'be',
    were: 'be',
    been: 'be',
    am: 'am',
    "'m": 'be',
    "'re": 'be',
    made: 'make',
    wrote: 'write',
    written: 'write',
    said: 'say',
    told: 'tell',
    came: 'come',
    went: 'go',
    gone: 'go',
    mails: 'email',
    mail: 'email',
    emails: 'email',
    'e-mail': 'email',
    emailed: 'email',
    mailed: 'email',
    meetings: 'meeting',
    meeting: 'meeting',
    upcoming: 'upcoming',
    scheduled: 'schedule',
    schedules: 'schedule',
    planned: 'plan',
    "n't": 'not',
    cannot: 'not',
    nt: 'not',
    this: 'this',
    news: 'news',
    thing: 'thing',
    things: 'thing',
    anything: 'anything',
    something: 'something',
    everything: 'everything',
    morning: 'morning',
    evening: 'evening',
    heard: 'hear',
    received: 'receive',
    receive: 'receive',
    recieve: 'receive',
    people: 'person',
    going: 'go',
    added: 'add',
    remove: 'remove',
    removed: 'remove',
    removing: 'remove',
    deleted: 'delete',
    deleting: 'delete',
    changed: 'change',
  }),
);
