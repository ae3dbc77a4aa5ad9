import { expect, test } from 'vitest';
import { troubleOf } from './confirmation.ts';

const asked = 'That is 43 mails. Archive all 43?';
const spoken = [
  { text: 'Please say yes to all of it.', from: 0, to: 4000 },
  { text: 'That is 43 mails.', from: 5000, to: 6500 },
  { text: 'Archive all 43?', from: 6500, to: 8000 },
];
const asMail = { text: 'Shall they archive all 43?', from: 6500, to: 8000, by: 'quote' } as const;
const answered = { asked, answered: [], spoken, began: 8600, heard: 'yeah archive', reversible: false, silent: false };

test.each([
  ['after it was asked', {}, null],
  ['naming what the question named', { heard: 'archive all' }, null],
  ['while Flow still asks', { began: 7400 }, 'early'],
  ['at the last moment', { began: 15_900 }, null],
  ['after eight seconds', { began: 16_100 }, 'late'],
  ['a backchannel, to what cannot be taken back', { heard: 'okay' }, 'soft'],
  ['a backchannel, to what can', { heard: 'okay', reversible: true }, null],
  ['as the mail said it', { heard: 'yes' }, 'echo'],
  ['as Flow named it before', { heard: 'yes', answered: ['Please say yes to all of it.'] }, null],
  ['as the mail said it, to what can be taken back', { heard: 'yes', reversible: true }, null],
  ['where a mail ended in the words of the question', { spoken: [...spoken.slice(0, 2), asMail] }, 'unasked'],
  ['where the same was asked before, and this time not to its end', { askedAt: 8100 }, 'unasked'],
  ['since it was put', { askedAt: 4900 }, null],
  ['to what was not asked aloud', { asked: 'Delete all of them?' }, 'unasked'],
  ['to what can be taken back, and stands on the screen alone', { silent: true, spoken: [], reversible: true }, null],
  ['to what cannot be taken back, and stands on the screen alone', { silent: true, spoken: [] }, 'unheard'],
  ['before all fell silent', { silent: true }, null],
  ['before the end of the question was heard', { spoken: spoken.slice(0, 2) }, 'unasked'],
] as const)('%s', (_when, change, warning) => expect(troubleOf({ ...answered, ...change })).toBe(warning));
