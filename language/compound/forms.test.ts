// Every form of an indirect sentence is met by a labelled sentence, or by one of these.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indirectForms } from '#language/en/compound/indirect-forms.ts';
import { forms } from '#language/en/compound/reword-words.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { detailed } from '#language/evaluation/spoken.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { straight } from './apostrophes.ts';
import { requestIn } from './reword.ts';

withModels();

const rows: readonly (readonly [words: string, expected: string])[] = [
  ['please archive this mail from Priya', 'archive'],
  ['give the one from Priya a star', 'bulk star from:priya in:inbox'],
  ['remind me more late today', 'remind 2026-11-17 16:00'],
  ['that’s a bit too fast for me', 'slower'],
  ['oops, I made a mistake, go back', 'undo'],
  ['the previous mail should be archived', 'archive@last'],
  ['the one before this deserves a star', 'star@last'],
  ['the next one, star it', 'star@next'],
  ['the mail before this needs a star', 'star@last'],
  ['the message before can go', 'archive@last'],
  ['archive both this and the next one', 'archive & archive@next'],
  ['the previous mail, let me hear it again', 'previous 1'],
  ['the last message, I want to hear', 'previous 1'],
  ['Legal label and archive it', 'label Legal & archive'],
  ['first label it Travel, then archive it', 'label Travel & archive'],
  ['label it Legal before you archive it', 'label Legal & archive'],
  ['star it before archiving it', 'star & archive'],
  ['star it before deleting it', '? star & trash'],
  ['star it before muting it', 'star & mute'],
  ['archive this with a star', 'star & archive'],
  ['this shouldn’t carry the label Travel', 'unlabel Travel'],
  ['ask them could we meet earlier', 'reply: could we meet earlier'],
  ['everything from Priya can wait until Friday', 'bulk snooze from:priya in:inbox until 2026-11-20 08:00'],
  ['I am fed up with promotions, delete them all', 'bulk trash promotion'],
  ['all messages from Priya give a star', 'bulk star from:priya'],
  ['I want this to go in the archive', 'archive'],
  ['I no longer need this mail in my inbox', 'archive'],
  ['this doesn’t have to stay in my inbox', 'archive'],
  ['read and archived', 'mark-read & archive'],
  ['Legal label and archive', 'label Legal & archive'],
  ['archived, please', 'archive'],
  ['deleted, thanks', 'trash'],
  ['starred, please', 'star'],
  ['muted, thank you', 'mute'],
  ['unread, please', 'mark-unread'],
  ['star it before trashing it', '? star & trash'],
  ['label it Legal before snoozing it', 'label Legal & when snooze'],
  ['archive this with label Travel', 'label Travel & archive'],
  ['star it and then it can go in the archive', 'star & archive'],
  ['file this with the Travel label', 'move Travel'],
  ['this shouldn’t have the Travel label any more', 'unlabel Travel'],
  ['I need this on Friday, so hide it until then', 'snooze 2026-11-20 08:00'],
  ['to Friday, please', 'snooze 2026-11-20 08:00'],
  ['it’s enough if I see this on Friday', 'snooze 2026-11-20 08:00'],
  ['I might forget this, remind me tomorrow', 'remind 2026-11-18 08:00'],
  ['a reminder about this on Friday', 'remind 2026-11-20 08:00'],
  ['tell to Priya the door is open', 'new priya: the door is open'],
  ['it would be good if Priya saw this', 'forward priya'],
  ['both Priya and Tom should see this', 'forward priya tom'],
  ['forward it to Priya with the question can we afford this', 'forward priya: can we afford this'],
  ['I owe Priya a mail', 'new priya'],
  ['give him the answer the door is open', 'reply: the door is open'],
  ['note call the dentist', 'note: call the dentist'],
  ['Kestrel mails', 'search kestrel'],
  ['give me Priya’s mails', 'search from:priya'],
  ['Priya’s mail', 'jump who priya'],
  ['let’s begin with the oldest', 'jump oldest'],
  ['what I have tomorrow', 'agenda list'],
  ['what meetings I have tomorrow', 'agenda list'],
  ['I wonder whether I’m free tomorrow', 'agenda free'],
  ['have I any free time tomorrow', 'agenda free'],
  ['do you know if this has a file', 'inquiry attachments'],
  ['what did Priya said about the keys', 'ask'],
  ['who Priya is', 'person who'],
  ['who I’m waiting for', 'promises wait'],
  ['have I promised anyone anything', 'promises owe'],
  ['who hasn’t answered me yet', 'promises wait'],
  ['the newsletters can wait until Friday', 'bulk snooze in:inbox newsletter until 2026-11-20 08:00'],
  ['put all from Priya as read', 'bulk mark-read from:priya in:unread'],
  ['archive everything of Priya', 'bulk archive from:priya in:inbox'],
  ['archive everything bar Priya', 'bulk archive -from:priya in:inbox'],
  ['I want all newsletters deleted', 'bulk trash newsletter'],
  ['everything archive, but not from Priya', 'bulk archive -from:priya in:inbox'],
  ['lots of promotions again, they can be archived', 'bulk archive in:inbox promotion'],
  // Only one mail is at hand, so Flow asks.
  ['those can be marked as read', '? mark-read'],
  ['those can go to the trash', '? trash'],
  ['set these as read', 'fallback'],
  ['delete whatever I’ve read already', 'bulk trash -in:unread in:inbox'],
  ['the read ones, archive', 'bulk archive -in:unread in:inbox'],
  ['the newsletters belong in the bin', 'bulk trash newsletter'],
  ['mails of Priya to the archive', 'bulk archive from:priya in:inbox'],
  ['everything from Priya label Travel', 'bulk label -in:label_travel from:priya Travel'],
  ['delete the newsletters all', 'bulk trash newsletter'],
  ['that Priya stuff, archive it', 'bulk archive from:priya in:inbox'],
  ['all newsletters should be unread', 'bulk mark-unread -in:unread in:inbox newsletter'],
  ['there are so many newsletters here, delete them all', 'bulk trash newsletter'],
  ['mark my whole inbox as read', 'bulk mark-read in:inbox in:unread'],
];

test.each(rows)('“%s” means %s', (words, expected) =>
  expect(detailed(understand(words, situationNamed('mail')))).toBe(expected),
);

describe('each form is met by a sentence', () => {
  const folder = new URL('../evaluation/', import.meta.url);
  const labelled = [
    'spoken.tsv',
    'spoken-later.tsv',
    'spoken-last.tsv',
    'spoken-fresh.tsv',
    'paraphrases.tsv',
    'executive.tsv',
    'phrasings.tsv',
    'utterances.txt',
  ].flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const sentences = [...rows.map(([words]) => words), ...labelled.map((line) => line.split('\t').at(-1) ?? '')]
    .filter((words) => words !== '')
    .flatMap((words) => [straight(words.trim()), requestIn(words)]);
  test.each([...forms, ...indirectForms].map(([form]) => [String(form), form] as const))('%s', (_, form) =>
    expect(sentences.some((words) => words.search(form) !== -1)).toBe(true),
  );
});
