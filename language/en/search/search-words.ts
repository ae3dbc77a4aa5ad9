// Phrases to describe a search, in British and American English.
import type { LabelRole } from '#domain/mail.ts';
import type { Place } from '#domain/search-query.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns that only mean mail. */
export const mailNouns = listed(`
  mail mails email emails e-mail e-mails message messages thread threads conversation conversations correspondence
  letter letters one ones note notes
`);

export const articles = listed(
  'the a an any all every some my our that those this these anything everything something only just',
);

/** Redundant, because the newest comes first anyway. */
export const fresh = listed('latest newest recent last first new old other stuff things thing');

export const stopWords = listed(`
  the a an of for and or my our your is are was were be been that which who whose it its in on at to me we us i you
  with by as do did does have has had got get there please flow this these those about what any all
`);

export const relatives = listed('that which who i we got received had have has is are was were been get did');

export const abouts = listed(`
  about regarding concerning re mentioning mentions mention containing contains contain including includes saying says say
  discussing on
`);
export const titles = listed('titled entitled called named headed');
export const labelling = listed('labelled labeled tagged marked filed under');
export const sending = listed('sent wrote emailed mailed messaged forwarded written');
export const writing = listed(
  'email mail write message send reply answer respond contact e-mail say forward replied answered responded',
);
export const negations = listed('not except excluding without but');

/** Adjectives that mean a label: 'unread mail'. */
export const adjectives: ReadonlyMap<string, { label: LabelRole | Place; not: boolean }> = new Map([
  ['unread', { label: 'unread', not: false }],
  ['unopened', { label: 'unread', not: false }],
  ['starred', { label: 'starred', not: false }],
  ['flagged', { label: 'starred', not: false }],
  ['important', { label: 'important', not: false }],
  ['trashed', { label: 'trash', not: false }],
  ['deleted', { label: 'trash', not: false }],
  ['archived', { label: 'place:archive', not: false }],
  ['sent', { label: 'sent', not: false }],
]);

/** After 'in my'. */
export const places: ReadonlyMap<string, { label: LabelRole | Place; not: boolean }> = new Map([
  ['inbox', { label: 'inbox', not: false }],
  ['trash', { label: 'trash', not: false }],
  ['bin', { label: 'trash', not: false }],
  ['spam', { label: 'spam', not: false }],
  ['junk', { label: 'spam', not: false }],
  ['sent', { label: 'sent', not: false }],
  ['outbox', { label: 'sent', not: false }],
  ['drafts', { label: 'drafts', not: false }],
  ['archive', { label: 'place:archive', not: false }],
  ['anywhere', { label: 'place:anywhere', not: false }],
  ['promotions', { label: 'category-promotions', not: false }],
  ['updates', { label: 'category-updates', not: false }],
  ['forums', { label: 'category-forums', not: false }],
  ['starred', { label: 'starred', not: false }],
]);

export const attachments = listed('attachment attachments file files enclosure enclosures');
export const fileKinds = listed(
  'pdf pdfs spreadsheet photo photos picture pictures image images presentation document documents',
);

export const months: ReadonlyMap<string, number> = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, at) => [
      [name, at + 1] as const,
      ...(name.length > 4 ? [[name.slice(0, 3), at + 1] as const] : []),
      ...(name === 'september' ? [['sept', at + 1] as const] : []),
    ]),
);

export const weekdays: ReadonlyMap<string, number> = new Map(
  'sunday monday tuesday wednesday thursday friday saturday'.split(' ').map((name, at) => [name, at]),
);

export const amounts: ReadonlyMap<string, number> = new Map([
  ['a', 1] as const,
  ['an', 1] as const,
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((name, at) => [name, at + 1] as const),
]);
